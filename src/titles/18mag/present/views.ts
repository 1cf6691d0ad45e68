import type { OwnViews } from '../../../present/rail/views/own.js';
import { draftSections, withHomes } from './draft.js';
import { minorsSection } from './minors.js';

/** What 18 Magyarország shows that no other 18xx does: the draft and minors. */
export const views18mag: OwnViews = {
  sections: (shown, request) => [...draftSections(shown, request), minorsSection(shown)],
  onMap: withHomes,
};
