import type { CompanyData, PrivateData, TrainData } from '../../engine/rail/data.js';
import type { RailTitle } from '../../engine/rail/define.js';
import { wordsFor, type Language } from '../../words/index.js';
import { railLabels } from '../../words/rail/shown.js';
import type { Table } from '../presenter.js';
import { dash, tableOf } from '../table-of.js';

/** What the rules of a title say in tables, without any game: what its companies do, its private companies and its trains. */
export const railReference = (title: RailTitle, language: Language): { readonly [name: string]: Table } => {
  const { data } = title.game({});
  const words = wordsFor(title.id);
  const labels = railLabels[language];
  const number = true;
  const cost = ({ price }: { readonly price: number }): string => words.money(language, price);
  const effect = (kind: string, id: string): string | undefined => words.thing(language, kind, id);
  return {
    companies: tableOf<CompanyData>(
      labels.companies,
      [
        { heading: labels.company, cell: c => `${c.id} ${c.name}` },
        { heading: labels.effect, cell: c => effect('company', c.id) ?? dash },
      ],
      data.companies.filter(({ id }) => effect('company', id) !== undefined),
    ),
    privates: tableOf<PrivateData>(
      labels.privates,
      [
        { heading: labels.privates, cell: p => `${p.id} ${p.name}` },
        { heading: labels.cost, number, cell: cost },
        { heading: labels.income, number, cell: p => words.money(language, p.income) },
        { heading: labels.effect, cell: p => effect('private', p.id) ?? dash },
      ],
      data.privates,
    ),
    trains: tableOf<TrainData>(
      labels.trains,
      [
        { heading: labels.train, cell: t => t.name },
        { heading: labels.cost, number, cell: cost },
        { heading: labels.left, number, cell: t => (t.count === null ? labels.unlimited : String(t.count)) },
        data.trains.some(({ rustsOn }) => rustsOn !== undefined)
          ? { heading: labels.scraps, cell: t => t.rustsOn ?? dash }
          : null,
      ],
      data.trains,
    ),
  };
};
