import type { MailSwitch } from '../../../service/operator/switches.js';
import type { PageCall } from '../page.js';

/** What a switch is for: all mails, or those of a kind. */
export const switchLabel = ({ t }: PageCall, { name }: Pick<MailSwitch, 'name'>): string =>
  name === 'mail' ? t('adminAllMail') : t(`mail-${name.slice('mail:'.length)}`);
