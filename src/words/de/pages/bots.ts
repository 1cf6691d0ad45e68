import type { botTexts as en } from '../../en/pages/bots.js';
import type { Translation } from '../../language.js';

/** The words of the pages about bots, by key. */
export const botTexts: Translation<typeof en> = {
  bots: 'Bots',
  bot: 'Bot',
  botsText:
    'Ein Bot ist ein Konto, mit dem ein Programm spielt. Er gehört Ihnen: Sie legen seine Tokens an und stehen für ihn ein. Niemand meldet sich mit ihm an, und er bekommt keine E-Mails. Partien mit Bots zählen für keine Ergebnisse von Menschen.',
  botsNone: 'Sie haben keine Bots.',
  botForAll: 'für alle',
  botForAllText: 'Dann steht er mit seinem und Ihrem Namen in der Liste.',
  botForYou: 'für Ihre Partien',
  botToAll: 'Andere dürfen ihm einen Platz geben',
  botToMe: 'Nur für meine Partien',
  botSeen: 'zuletzt gesehen {time}',
  botUnseen: 'noch nicht gesehen',
  botNew: 'Ein neuer Bot',
  botName: 'Name des Bots',
  botMake: 'Bot anlegen',
  botDelete: 'Bot löschen',
  botDeleteSure:
    'Seine Tokens enden, und seine Plätze in laufenden Partien werden frei. Das lässt sich nicht rückgängig machen.',
  botTokenName: 'Wo das Programm läuft',
  botTokenMake: 'Token anlegen',
  botTokenText: 'Mit dem Token liest und spielt das Programm als {name}.',
  botsOfAll: 'Bots, die einen Platz annehmen',
  botsOfAllText:
    'Einem Bot geben Sie einen Platz, wenn Sie eine Partie anlegen, oder im Warteraum einen leeren; er setzt sich sofort. Ob und wie schnell er spielt, ist Sache seines Besitzers oder seiner Besitzerin.',
  botsOfAllNone: 'Noch nimmt kein Bot einen Platz an.',
  botOwner: 'Gehört',
  botRating: 'Wertungszahl',
  botLadder: 'Bots untereinander',
  botLadderText:
    'Partien, in denen nur Bots spielten, die mindestens zwei verschiedenen Leuten gehören. Ein Bot steht hier ab drei solchen Partien. Die Wertungszahl ist eine Elo-Zahl: Alle beginnen mit 1500, und wer stärkere Bots schlägt, gewinnt mehr dazu.',
  botLadderNone: 'Noch hat kein Bot genug solche Partien gespielt.',
  giveToBot: 'Diesem Bot den Platz geben',
  botChoice: 'Ein Bot',
  botSeats: 'Bots am Tisch',
  botSeatsText: 'Programme anderer Leute. Eine Partie mit Bots zählt für keine Ergebnisse.',
  botSeatAbout: 'von {owner} · Partien: {games} · gewonnen: {won}',
  botSeatRated: 'von {owner} · Wertungszahl {rating} · Partien: {games} · gewonnen: {won}',
};
