import type { HttpProblem } from '../problem.js';
import { cleanEmail } from '../../service/text.js';
import { asProblem } from '../errors.js';
import type { Form } from '../input/body.js';
import { formRefusal } from './again.js';
import type { PageCall } from './page.js';

/** What is wrong with a form, and with which of its fields, where it is one. */
export interface FormFault {
  readonly text: string;
  readonly field?: string;
}

/** Refusals that name no field, by the field they are about. */
const fields: { readonly [code: string]: string } = {
  'bad-game-name': 'name',
  'link-in-name': 'name',
  'wrong-number-of-seats': 'address.2',
  'nobody-plays': 'address.2',
};

/** The last seat for which this was typed: the one before it was right. */
const seatWith = (form: Form, kind: 'address' | 'own', text: string): string | undefined =>
  Object.keys(form)
    .filter(name => name.startsWith(`${kind}.`) && form[name]?.trim().toLowerCase() === text.toLowerCase())
    .sort()
    .at(-1);

const lastOwn = (form: Form): string | undefined =>
  Object.keys(form)
    .filter(name => name.startsWith('own.') && form[name] !== '')
    .sort()
    .at(-1);

const isAddress = (text: string): boolean => {
  try {
    return cleanEmail(text).canonical !== '';
  } catch {
    return false;
  }
};

const wrongAddress = (form: Form): string | undefined =>
  Object.keys(form)
    .filter(name => name.startsWith('address.') && form[name]?.trim() && !isAddress(form[name]))
    .sort()[0];

const fieldOf = ({ code, params }: HttpProblem, form: Form): string | undefined => {
  const { where, setting, field, email } = params;
  if (code === 'invalid-request' && typeof where === 'string') return where;
  if (typeof setting === 'string') return `set.${setting}`;
  if (code.startsWith('time-') && typeof field === 'string') return `time.${field}`;
  if (code === 'two-seats-for-one')
    return typeof email === 'string' ? seatWith(form, 'address', email) : lastOwn(form);
  if (code === 'bad-email') return wrongAddress(form);
  if (code === 'bad-name') return lastOwn(form);
  return fields[code];
};

/** Fields beside which there is room for it; all else is told above the form. */
const HAVE_ROOM = /^(?:name|about|(?:address|own)\.\d|set\.[\w-]+|time(?:\.[\w.]+)?)$/;

/**
 * A refusal of what a form said, told beside the field that it is about.
 * @param title whose words name what is refused
 * @throws the error itself where the form is no help
 */
export const faultOf = (call: PageCall, error: unknown, title: string): FormFault => {
  const text = formRefusal(call, error, title);
  const problem = asProblem(error);
  const field = problem ? fieldOf(problem, call.form) : undefined;
  return { text, ...(field !== undefined && HAVE_ROOM.test(field) && { field }) };
};

/** What is wrong with this field, if it is this one. */
export const isIn = (field: string, fault: FormFault | undefined): string | undefined =>
  fault?.field === field ? fault.text : undefined;
