import { secret } from '../input/fields.js';
import { HttpProblem } from '../problem.js';
import type { PageCall } from './page.js';

/**
 * The secret of a link that a form brings: put in by the script, or by hand, the whole link or its end.
 * @throws HttpProblem `link-cut` for what cannot be one, as mail programs leave of a link that they break
 */
export const typedSecret = ({ form }: PageCall): string => {
  const typed = form['secret']?.replace(/\s+/g, '') ?? '';
  const found = secret.safeParse(typed.slice(typed.lastIndexOf('#t=') + (typed.includes('#t=') ? 3 : 1)));
  if (!found.success) throw new HttpProblem(400, typed === '' ? 'link-empty' : 'link-cut', {});
  return found.data;
};
