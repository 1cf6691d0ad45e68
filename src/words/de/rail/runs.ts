import type { RunWords } from '../../rail/runs.js';

export const runs: RunWords = {
  train: name => `Lok ${name}`,
  unfinished: 'Eine Fahrt braucht noch eine zweite Station.',
  best: sum => `Zusammen ${sum}: Mehr ist nicht möglich.`,
  less: (sum, less, best) =>
    `Zusammen ${sum}, ${less} weniger als möglich (${best}). Das ist in dieser Partie erlaubt.`,
  tooLittle: (sum, less, best) =>
    `Zusammen ${sum}, ${less} weniger als möglich (${best}). Das wird nicht angenommen.`,
  faulty: (sum, best) => `Zusammen ${sum}, aber so nicht erlaubt. Möglich sind ${best}.`,
};
