import type { SettingWords, TitleText } from '../../../types.js';

/*
 * What Imperial Steam is, and what can be chosen for a game of it, in German. Only the service says it.
 */

export const title: TitleText = {
  name: 'Imperial Steam',
  about:
    'Imperial Steam: die österreichische Südbahn von 1839 bis 1857, von Alexander Huemer. 2 bis 4 Spieler. Die meisten Werte der Karten und Plättchen sind rekonstruiert, weil das Regelheft sie nur abbildet; wer das Spiel besitzt, kann sie in einer einzigen Datei berichtigen.',
  awaits:
    'Bahnbau von Wien zur Adria mit wenigen Aktionen und knappem Geld: Arbeiter ausbilden, Fabriken bauen, Städte beliefern und Verträge sichern, die nur zählen, wenn jemand Trieste erreicht. Am Tisch dauert es zwei bis drei Stunden.',
};

export const settings: { readonly [id: string]: SettingWords } = {
  setup: {
    name: 'Aufbau',
    text: 'Im fixierten liegt alles, wie es das Regelheft vorgibt; im normalen sagt eine Karte, wo die Knotenpunkte liegen; im zufälligen sind auch sie und die Staatsbahnen ausgelost.',
    values: { fixed: 'fixiert, für die erste Partie', normal: 'normal', random: 'zufällig, für Erfahrene' },
  },
  'hidden-money': {
    name: 'Verdecktes Geld',
    text: 'Jeder sieht nur sein eigenes Geld. Was gezahlt wird, steht trotzdem im Verlauf.',
  },
};

export const presets: { readonly [id: string]: SettingWords } = {
  first: { name: 'Erste Partie', text: 'Der fixierte Aufbau.' },
  normal: { name: 'Normaler Aufbau', text: 'Jede Partie beginnt anders, nach einer Karte.' },
  expert: { name: 'Zufälliger Aufbau', text: 'Für Spieler, die Imperial Steam gut kennen.' },
};
