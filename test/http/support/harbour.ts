import type { Title } from '../../../src/engine/core/index.js';
import { wordsFor } from '../../../src/words/index.js';
import { harbourPresenter } from '../../fixtures/harbour/presenter.js';
import { harbourTitle } from '../../fixtures/harbour/title.js';
import { harbourWords } from '../../fixtures/harbour/words.js';

/** All that a service is given for the harbour, as it is for any title. */
export const harbour = {
  titles: [harbourTitle as unknown as Title],
  presenters: { harbour: harbourPresenter },
  wordsFor: (title: string) => (title === 'harbour' ? harbourWords : wordsFor(title)),
};
