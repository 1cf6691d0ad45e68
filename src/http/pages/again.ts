import { asProblem } from '../errors.js';
import { detailOf } from '../tell.js';
import { type PageCall, refuseForm } from './page.js';

/** Refusals that somebody can answer by changing what they typed, or by sending it again later. */
const aboutTheForm: ReadonlySet<number> = new Set([400, 409, 412, 422, 429]);

/**
 * What a form's page says of a refusal; the answer gets its status.
 * @param title whose words name what is refused
 * @throws the error itself where the form is no help
 */
export const formRefusal = ({ res, context, deps }: PageCall, error: unknown, title?: string): string => {
  const problem = asProblem(error);
  if (!problem || !aboutTheForm.has(problem.status)) throw error;
  res.status(problem.status);
  return detailOf(problem, context.language, title === undefined ? undefined : { deps, title });
};

/**
 * Does what a form asks. A refusal is told on the form's page, which fills in what was typed from `call.form`.
 * @param show the page with the form
 */
export const orAgain =
  (show: (call: PageCall) => Promise<void>, run: (call: PageCall) => Promise<void>) =>
  async (call: PageCall): Promise<void> => {
    try {
      await run(call);
    } catch (error) {
      refuseForm(call, formRefusal(call, error));
      await show(call);
    }
  };
