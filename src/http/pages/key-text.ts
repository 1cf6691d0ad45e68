import type { TokenInfo } from '../../service/account/tokens.js';
import type { PageCall } from './page.js';

/** When something that lets somebody in was used last. @param time a time in the reader's words */
export const usedText = ({ t }: PageCall, at: Date | null, time: (at: Date) => string): string =>
  at ? t('usedAt', { time: time(at) }) : t('usedNever');

/** Until when a token works, and when it was used last. @param time a time in the reader's words */
export const tokenText = (
  call: PageCall,
  { expiresAt, lastUsedAt }: Pick<TokenInfo, 'expiresAt' | 'lastUsedAt'>,
  time: (at: Date) => string,
): string => `${call.t('tokenUntil', { time: time(expiresAt) })}, ${usedText(call, lastUsedAt, time)}`;
