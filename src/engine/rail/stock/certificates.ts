import { refuse, textField, wordOf } from '../../core/index.js';
import { unlessNow } from '../action/refusals.js';
import { openDecision, settleDecision } from '../pending.js';
import type { Pending, RailState } from '../state.js';
import { giveCert, moveOrdinary, sharesOfLast } from '../shares/shares.js';
import type { Feature, Move, RailGame } from '../contract.js';

const choice = (g: RailGame, s: RailState): Pending | null => {
  const open = openDecision(g, s);
  return open?.kind === 'choose-certificates' ? open : null;
};

interface CertificateFields {
  readonly company: string;
  readonly give: 'last' | 'singles';
}

/**
 * Choosing what is given for the president's certificate where both two singles and the last certificate
 * would do (1849 §3.5.3). The last certificate has been given already, and may lie in the pool by now.
 */
const certificates: Move<CertificateFields> = {
  type: 'certificates',
  fields: { company: textField, give: wordOf(['last', 'singles']) },
  moment: (g, s, seat) => unlessNow(choice(g, s)?.seat === seat, 'certificates'),
  options: (g, s) => [
    {
      type: 'certificates',
      fields: { company: { oneOf: [choice(g, s)!.company] }, give: { oneOf: ['last', 'singles'] } },
    },
  ],
  refusal: (g, s, _seat, { company }) => {
    const first = choice(g, s)!.company;
    return company === first ? undefined : refuse('something-else-first', { first });
  },
  play: (g, d, _seat, { company, give }, out) => {
    const open = choice(g, d)!;
    settleDecision(d, open);
    const { certs } = d.companies[company]!;
    const president = certs[0]!;
    if (give === 'singles') {
      moveOrdinary(d, company, sharesOfLast(g, d, company), president, certs.at(-1)!);
      giveCert(d, company, certs.length - 1, president);
    }
    out.say({ kind: 'certificates-given', company, seat: president, to: open.from!, give });
  },
};

/**
 * Companies have a last certificate as large as the president's: it may be sold with others, and given for the
 * president's certificate (1849 §3.5.3-4).
 */
export const largeLastCertificate: Feature = {
  moves: [certificates],
  pending: { 'choose-certificates': ['certificates'] },
  forms: [
    { type: 'sell', form: 'sell <shares:int> <company:id> last', fixed: { last: true } },
    { type: 'certificates', form: 'give singles <company:id>', fixed: { give: 'singles' } },
    { type: 'certificates', form: 'give last <company:id>', fixed: { give: 'last' } },
  ],
};
