import type { Translation } from '../../language.js';
import type { adviceTexts as en } from '../../en/pages/advice.js';

/** The words of what the computer would do. */
export const adviceTexts: Translation<typeof en> = {
  adviceAsk: 'Was würde der Computer tun, und warum?',
  adviceHeading: 'Was der Computer tun würde',
  adviceWrite: 'In das Formular übernehmen',
  adviceWritten: 'Eingesetzt, wie der Computer ziehen würde. Gespielt wird erst, wenn Sie ziehen.',
  adviceWish: 'Rat des Computers',
  adviceAllow: 'Spieler dürfen fragen, was der Computer tun würde',
  adviceAllowText:
    'Alle sehen das, bevor sie Platz nehmen; danach lässt es sich nicht mehr ändern. Die Partie zählt dann nicht in Ergebnissen und Statistiken. Wer nur gegen Computer spielt, darf immer fragen.',
  adviceAllowed: 'Spieler dürfen fragen, was der Computer tun würde; die Partie zählt nicht in Ergebnissen.',
  adviceNotAllowed: 'nicht erlaubt',
  thoughtMore:
    'Der Computer hat {compared} Züge durchgespielt: Nach diesem steht er gegenüber den anderen um {worth} besser da als nach „{instead}“.',
  thoughtEqual: 'Der Computer hat {compared} Züge durchgespielt: Nach „{instead}“ steht er ebenso gut da.',
  thoughtBest: 'Der Computer hat {compared} Züge durchgespielt: Nach diesem steht er am besten da.',
  thoughtOnly: 'Der Computer hatte nur Zeit, diesen einen Zug zu prüfen.',
  thoughtHabit: 'Ein leichter Computer spielt nach einfachen Regeln und vergleicht keine Züge.',
  thoughtNone:
    'Das spielt der Computer nach einfachen Regeln, die hier mehr wissen als ein Vergleich der Züge.',
};
