import type { helpTexts as en } from '../../en/pages/help.js';
import type { Translation } from '../../language.js';

/** The words of the help pages, besides the help itself. */
export const helpTexts: Translation<typeof en> = {
  help: 'Hilfe',
  helpFairPlay: 'Faires Spiel',
  helpAbout: 'Über Bahnpost',
  helpPrivacy: 'Datenschutz',
  helpLead: 'Wie man hier spielt, die Regeln der Spiele in Kürze und wie man Züge schreibt.',
  helpGeneral: 'Dieser Dienst',
  helpGames: 'Die Spiele',
  helpContents: 'Inhalt',
  helpRules: 'Regeln',
  setHeading: 'Datensatz {name} {version}',
  setFile: 'Der Datensatz als Datei (JSON)',
  setSchema: 'Seine Form (JSON-Schema)',
  setMarks:
    'Ein Wert mit einer Nummer in Klammern ist aus dieser Quelle abgelesen. Alle anderen sind rekonstruiert.',
  setHash: 'Hash des Inhalts (SHA-256):',
  setShow: 'Alle Werte und ihre Quellen',
  setValue: 'Wert',
  whichSet: 'Werte von Plan, Plättchen und Karten',
  setOf: '{reconstructed} von {values} sind rekonstruiert',
  helpRulesOf: '{title}: die Regeln in Kürze',
  helpNotation: 'Notation',
  helpNotationOf: '{title}: wie man Züge schreibt',
  helpDecided: 'So wird hier gespielt',
  helpParagraphs: 'Regelheft: {paragraphs}',
  helpChoices: 'Was man wählen kann',
  helpPresets: 'Spiele, mit denen man anfangen kann, und was sie anders spielen:',
  helpDiffers: 'Was diese Partie anders spielt',
  helpDiffersNot: 'Nichts: Sie wird gespielt, wie es hier steht.',
  helpDiffersUsual: 'Die Regeln des üblichen Spiels',
  helpMoves: 'Alle Züge',
  helpMove: 'Zug',
  helpExample: 'Beispiel',
  helpLine: 'Ein paar Züge nacheinander',
  helpLineText:
    'Der Anfang einer Partie. Vor jedem Zug steht, wer ihn macht: Die Spieler heißen P1, P2 und so weiter.',
  forExample: 'Zum Beispiel',
  askRule: 'Regeln, § {paragraph}',
  whyRule: 'Warum? Regeln, § {paragraph}',
};
