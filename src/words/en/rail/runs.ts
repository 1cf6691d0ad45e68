import type { RunWords } from '../../rail/runs.js';

export const runs: RunWords = {
  train: name => `Train ${name}`,
  unfinished: 'A run needs a second stop.',
  best: sum => `${sum} together: nothing earns more.`,
  less: (sum, less, best) => `${sum} together, ${less} less than possible (${best}). This game allows it.`,
  tooLittle: (sum, less, best) =>
    `${sum} together, ${less} less than possible (${best}). It will not be accepted.`,
  faulty: (sum, best) => `${sum} together, but not allowed like this. ${best} is possible.`,
};
