import { accountTexts } from './account.js';
import { adviceTexts } from './advice.js';
import { botTexts } from './bots.js';
import { clockTexts } from './clocks.js';
import { channelsTexts } from './channels.js';
import { firstGameTexts } from './first-game.js';
import { generalTexts } from './general.js';
import { helpTexts } from './help.js';
import { historyTexts } from './history.js';
import { homeTexts } from './home.js';
import { importTexts } from './import.js';
import { mailboxTexts } from './mailbox.js';
import { operatorTexts } from './operator.js';
import { ordersTexts } from './orders.js';
import { prefsTexts } from './prefs.js';
import { repliesTexts } from './replies.js';
import { sectionTexts } from './sections.js';
import { tableTexts } from './table.js';
import { tablesTexts } from './tables.js';
import { chatTexts } from './chat.js';
import { votesTexts } from './votes.js';
import { whyTexts } from './why.js';
import { whatIfTexts } from './what-if.js';
import { textFormTexts } from './text-form.js';

/** The words of the pages, by key. */
export const pages = {
  ...generalTexts,
  ...botTexts,
  ...clockTexts,
  ...helpTexts,
  ...firstGameTexts,
  ...historyTexts,
  ...homeTexts,
  ...importTexts,
  ...whatIfTexts,
  ...textFormTexts,
  ...whyTexts,
  ...mailboxTexts,
  ...channelsTexts,
  ...prefsTexts,
  ...repliesTexts,
  ...chatTexts,
  ...ordersTexts,
  ...accountTexts,
  ...adviceTexts,
  ...sectionTexts,
  ...tableTexts,
  ...tablesTexts,
  ...votesTexts,
  ...operatorTexts,
} as const;
