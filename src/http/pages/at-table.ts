import { seatInForm } from './own-seats.js';
import { gameIdOf, type PageCall } from './page.js';

/** Was the form sent from the game's page, and leads back there? */
export const isAtTable = ({ form }: PageCall): boolean => form['at'] === 'table';

/** The game's page again, for the same seat, at the part the form stood in. */
export const tablePath = (
  call: PageCall,
  part: string,
  more: { readonly [name: string]: string } = {},
): string => {
  const { seat } = seatInForm(call);
  const query = new URLSearchParams({
    ...(seat !== undefined && { seat: String(seat) }),
    ...more,
  }).toString();
  return `/g/${gameIdOf(call)}${query && `?${query}`}#${part}`;
};
