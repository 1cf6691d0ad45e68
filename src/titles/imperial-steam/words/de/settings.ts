import type { SettingWords, TitleText } from '../../../../words/types.js';
import { nameWith, type ToldSet } from '../told-set.js';

/*
 * What Imperial Steam is, and what can be chosen for a game of it, in German. Only the service says it.
 */

/** How much of the set is a reconstruction. */
export const sayHowSure = ({ values, reconstructed, map }: ToldSet): string =>
  reconstructed === 0
    ? `Alle ${String(values)} Werte des Plans, der Plättchen und der Karten sind die gedruckten.`
    : `Von den ${String(values)} Werten des Plans, der Plättchen und der Karten sind ${String(reconstructed)} rekonstruiert, weil das Regelheft sie nur abbildet; ${
        map.reconstructed === 0
          ? 'der Plan ist der gedruckte'
          : `der Plan gehört dazu, mit ${String(map.reconstructed)} von ${String(map.values)}`
      }.`;

/** Name and description of the title as it is played by a data set. */
export const titleOfSet = (set: ToldSet): TitleText => ({
  name: nameWith('Imperial Steam', set),
  about: `Imperial Steam: die österreichische Südbahn von 1839 bis 1857, von Alexander Huemer. 2 bis 4 Spieler. ${sayHowSure(set)}`,
  awaits:
    'Bahnbau von Wien zur Adria mit wenigen Aktionen und knappem Geld: Arbeiter ausbilden, Fabriken bauen, Städte beliefern und Verträge sichern, die nur zählen, wenn jemand Trieste erreicht. Am Tisch dauert es zwei bis drei Stunden.',
});

export const settings: { readonly [id: string]: SettingWords } = {
  setup: {
    name: 'Aufbau',
    text: 'Im fixierten sind nur die Reihenfolge, die Güter späterer Runden, die Ingenieure und die ausliegenden Verträge ausgelost; im normalen sagt eine Karte, wo die Knotenpunkte liegen; im zufälligen sind auch sie und die Staatsbahnen ausgelost.',
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
