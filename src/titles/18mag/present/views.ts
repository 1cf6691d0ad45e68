import { priceOf } from '../../../engine/rail/shares/market.js';
import { money } from '../../../present/rail/shown.js';
import { draftViews, isOwnedWhole } from '../../../present/rail/views/draft.js';
import type { OwnViews } from '../../../present/rail/views/own.js';
import { shownWords } from '../words/shown.js';
import { minorsSection, nearHome } from './minors.js';

/** What lies around a minor's home, or what a share costs. */
const draft = draftViews({
  worth: (shown, id) =>
    isOwnedWhole(shown.g, id)
      ? shownWords[shown.language].near(nearHome(shown, id))
      : money(shown, priceOf(shown.g, shown.s, id)),
});

/** What 18 Magyarország shows that no other 18xx does: the draft and minors. */
export const views18mag: OwnViews = {
  ...draft,
  sections: (shown, request) => [...draft.sections(shown, request), minorsSection(shown)],
};
