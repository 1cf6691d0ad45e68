import { accountPages } from './account.js';
import { advicePages } from './advice.js';
import { botPages } from './bots.js';
import { clockPages } from './clocks.js';
import { channelsPages } from './channels.js';
import { firstGamePages } from './first-game.js';
import { generalPages } from './general.js';
import { helpPages } from './help.js';
import { historyPages } from './history.js';
import { homePages } from './home.js';
import { importPages } from './import.js';
import { mailboxPages } from './mailbox.js';
import { operatorPages } from './operator.js';
import { ordersPages } from './orders.js';
import { prefsPages } from './prefs.js';
import { repliesPages } from './replies.js';
import { sectionPages } from './sections.js';
import { tablePages } from './table.js';
import { tablesPages } from './tables.js';
import { chatPages } from './chat.js';
import { votesPages } from './votes.js';
import { whyPages } from './why.js';
import { whatIfPages } from './what-if.js';
import { textFormPages } from './text-form.js';

/** The words of the pages, by key. */
export const pages = {
  ...generalPages,
  ...botPages,
  ...clockPages,
  ...helpPages,
  ...firstGamePages,
  ...historyPages,
  ...homePages,
  ...importPages,
  ...whatIfPages,
  ...textFormPages,
  ...whyPages,
  ...mailboxPages,
  ...channelsPages,
  ...prefsPages,
  ...repliesPages,
  ...chatPages,
  ...ordersPages,
  ...accountPages,
  ...advicePages,
  ...sectionPages,
  ...tablePages,
  ...tablesPages,
  ...votesPages,
  ...operatorPages,
};
