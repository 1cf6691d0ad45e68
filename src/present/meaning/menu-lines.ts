import type { Field, Option } from '../../engine/core/index.js';
import type { MeantOption } from './options.js';

/*
 * A menu in as few letters as say all of it: lines of the notation, with what can stand in a place in braces.
 */

/** What a field may hold, in braces; what the rules alone can check is told by its proposal elsewhere. */
const open = (field: Field): string => {
  if ('oneOf' in field) return `{${field.oneOf.join(',')}}`;
  if ('someOf' in field) return `{${String(field.from)}..${String(field.to)} of ${field.someOf.join(',')}}`;
  if ('manyOf' in field) {
    const lots = field.manyOf.map(({ of, most }) => `${of}:1..${String(most)}`).join(',');
    const sum = field.sum ? `; sum ${String(field.sum.from)}..${String(field.sum.to)}` : '';
    return `{${lots}; ${String(field.from)}..${String(field.to)} in all${sum}}`;
  }
  if ('checked' in field) return `{${field.checked}}`;
  const by = field.by === 1 ? '' : ` by ${String(field.by)}`;
  return `{${String(field.from)}..${String(field.to)}${by}}`;
};

const isChecked = ({ fields }: Option): boolean => Object.values(fields).some(field => 'checked' in field);

/** The lines of one option. */
const linesOf = (option: MeantOption, money: (amount: number) => string): readonly string[] => {
  const cost = option.cost === null || option.cost === 0 ? '' : ` (${money(option.cost)})`;
  // A proposal is worth more than the place for one.
  if (isChecked(option)) return [`${option.example}${cost}`];
  return option.notation.map(
    line => line.replaceAll(/<(\w+)>/g, (_, name: string) => open(option.fields[name]!)) + cost,
  );
};

/** Lines that begin with the same word, behind it. */
const grouped = (lines: readonly string[]): readonly string[] => {
  const groups = new Map<string, string[]>();
  for (const line of lines) {
    const [first = '', ...rest] = line.split(' ');
    const known = groups.get(first);
    if (known) known.push(rest.join(' '));
    else groups.set(first, [rest.join(' ')]);
  }
  return [...groups].map(([first, rests]) => `${first} ${rests.join(' | ')}`.trim());
};

/** All lines of a menu: what begins alike stands in one, parted by strokes. */
export const menuLines = (
  menu: readonly MeantOption[],
  money: (amount: number) => string,
): readonly string[] => grouped(menu.flatMap(option => linesOf(option, money)));
