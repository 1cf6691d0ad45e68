import type { PrivateData, RailTitle, TrainData } from '../../engine/rail/index.js';
import { wordsFor, type Language } from '../../words/index.js';
import { railLabels } from '../../words/rail/shown.js';
import type { Table } from '../presenter.js';
import { none, tableOf } from './tables.js';

/** What the rules of a title say in tables, without any game: its private companies and its trains. */
export const railReference = (title: RailTitle, language: Language): { readonly [name: string]: Table } => {
  const { data } = title.game({});
  const words = wordsFor(title.id);
  const labels = railLabels[language];
  const number = true;
  const cost = ({ price }: { readonly price: number }): string => words.money(language, price);
  return {
    privates: tableOf<PrivateData>(
      labels.privates,
      [
        { heading: labels.privates, cell: p => `${p.id} ${p.name}` },
        { heading: labels.cost, number, cell: cost },
        { heading: labels.income, number, cell: p => words.money(language, p.income) },
        { heading: labels.effect, cell: p => words.thing(language, 'private', p.id) ?? none },
      ],
      data.privates,
    ),
    trains: tableOf<TrainData>(
      labels.trains,
      [
        { heading: labels.train, cell: t => t.name },
        { heading: labels.cost, number, cell: cost },
        { heading: labels.left, number, cell: t => String(t.count) },
        { heading: labels.scraps, cell: t => t.rustsOn ?? none },
      ],
      data.trains,
    ),
  };
};
