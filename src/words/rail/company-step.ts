import type { StepPrompt } from '../prompt.js';
import type { AskWords, Can, Names } from '../types.js';
import { companyName } from './names.js';

/** Words the steps of a company in which nothing has to be done, by what a language says of each. */
export const companyStep =
  (prompt: (can: Can, step: StepPrompt) => AskWords) =>
  <A extends { readonly company: string }>(
    tell: (company: string, can: Can, names: Names, ask: A) => Omit<StepPrompt, 'of'>,
  ) =>
  (ask: A, names: Names, can: Can): AskWords => {
    const company = companyName(names, ask.company);
    return prompt(can, { of: company, ...tell(company, can, names, ask) });
  };
