import type { Response } from 'express';
import { mailTrouble } from '../../service/inbound/index.js';
import { pageText } from '../../words/pages.js';
import type { Context } from '../context.js';
import type { HttpDeps } from '../deps.js';

/** Looks up whether the reader's mails arrive; every page says when they do not. */
export const knowTrouble = async (
  deps: HttpDeps,
  { viewer, language }: Context,
  res: Response,
): Promise<void> => {
  if (viewer?.kind !== 'person') return;
  const trouble = await mailTrouble(deps.service, viewer);
  if (!trouble) return;
  const { address, reason, said } = trouble;
  res.locals['trouble'] = pageText(language, reason === 'bounce' ? 'mailBounces' : 'mailComplaint', {
    address,
    said,
  });
};

/** What the frame of the page says of it. */
export const troubleIn = (res: Response): { readonly trouble?: string } => {
  const trouble: unknown = res.locals['trouble'];
  return typeof trouble === 'string' ? { trouble } : {};
};
