import type { MailSwitch } from '../../../service/operator/switches.js';
import { textByKey } from '../../../words/pages.js';
import type { PageCall } from '../page.js';

/** What a switch is for: all mails, or those of a kind. */
export const switchLabel = ({ t, context }: PageCall, { name }: Pick<MailSwitch, 'name'>): string =>
  name === 'mail' ? t('adminAllMail') : textByKey(context.language, `mail-${name.slice('mail:'.length)}`);
