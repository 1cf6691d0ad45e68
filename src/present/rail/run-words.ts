import type { Language } from '../../words/index.js';

/** What is said of routes while they are changed. */
interface RunWords {
  readonly train: (name: string) => string;
  readonly unfinished: string;
  readonly best: (sum: string) => string;
  readonly less: (sum: string, less: string, best: string) => string;
  readonly tooLittle: (sum: string, less: string, best: string) => string;
  readonly faulty: (sum: string, best: string) => string;
}

export const runWords: { readonly [L in Language]: RunWords } = {
  de: {
    train: name => `Lok ${name}`,
    unfinished: 'Eine Fahrt braucht noch eine zweite Station.',
    best: sum => `Zusammen ${sum}: Mehr ist nicht möglich.`,
    less: (sum, less, best) =>
      `Zusammen ${sum}, ${less} weniger als möglich (${best}). Das ist in dieser Partie erlaubt.`,
    tooLittle: (sum, less, best) =>
      `Zusammen ${sum}, ${less} weniger als möglich (${best}). Das wird nicht angenommen.`,
    faulty: (sum, best) => `Zusammen ${sum}, aber so nicht erlaubt. Möglich sind ${best}.`,
  },
  en: {
    train: name => `Train ${name}`,
    unfinished: 'A run needs a second stop.',
    best: sum => `${sum} together: nothing earns more.`,
    less: (sum, less, best) => `${sum} together, ${less} less than possible (${best}). This game allows it.`,
    tooLittle: (sum, less, best) =>
      `${sum} together, ${less} less than possible (${best}). It will not be accepted.`,
    faulty: (sum, best) => `${sum} together, but not allowed like this. ${best} is possible.`,
  },
};
