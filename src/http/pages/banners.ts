import type { Response } from 'express';
import { currentBanners } from '../../service/operator/announcements.js';
import type { Context } from '../context.js';
import type { HttpDeps } from '../deps.js';

/** Looks up what the operator says on every page. */
export const knowBanners = async (deps: HttpDeps, { language }: Context, res: Response): Promise<void> => {
  const banners = await currentBanners(deps.service, language);
  if (banners.length > 0) res.locals['banners'] = banners;
};

/** What the frame of the page shows of it. */
export const bannersIn = (res: Response): { readonly banners?: readonly string[] } => {
  const banners: unknown = res.locals['banners'];
  return Array.isArray(banners) ? { banners: banners as readonly string[] } : {};
};
