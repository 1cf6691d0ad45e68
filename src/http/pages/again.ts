import { asProblem } from '../errors.js';
import { detailOf } from '../tell.js';
import { type PageCall, refuse } from './page.js';

/** Refusals that somebody can answer by changing what they typed. */
const aboutTheForm: ReadonlySet<number> = new Set([400, 409, 412, 422]);

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
      const problem = asProblem(error);
      if (!problem || !aboutTheForm.has(problem.status)) throw error;
      call.res.status(problem.status);
      refuse(call, detailOf(problem, call.context.language));
      await show(call);
    }
  };
