import type { Language, Pair } from './types.js';

/** Words the browser adds while a move is being chosen, by key; kept apart from those of the pages, so that it loads no more. */
const words = {
  will: ['Das geschieht:', 'This will happen:'],
  cannot: ['Das geht nicht:', 'Not possible:'],
  chance: ['Hier entscheidet der Zufall.', 'Chance decides here.'],
  more: ['und {count} weitere', 'and {count} more'],
  choices: ['Möglichkeiten auf {place}', 'Choices on {place}'],
} satisfies { readonly [key: string]: Pair };

export const actingText = (
  language: Language,
  key: keyof typeof words,
  params: { readonly [name: string]: string | number } = {},
): string =>
  words[key][language === 'de' ? 0 : 1].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(params[name] ?? whole),
  );
