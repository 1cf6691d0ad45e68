import { hasRight } from '../../../../engine/rail/index.js';
import type { Handlers } from '../../contract.js';
import { compare, takeFact } from '../../facts.js';
import { attempt, companyAt, companyNamed, presidentFor } from '../../follower.js';
import { textAt, wholeAt } from '../../report.js';

/** Rails' names of the rights. */
const rights: { readonly [name: string]: string } = { Bridge: 'bridge', Tunnel: 'tunnel' };

const rightOf = (name: string): string => rights[name] ?? name;

/** The port, the bridge and the tunnel. */
export const privateEvents: Handlers = {
  LaysBonusTokenOn: (f, line) => {
    const company = companyAt(f, line, 0);
    const action = {
      seat: presidentFor(f, company),
      type: 'open-port',
      private: 'GLSC',
      hex: textAt(line, 3),
    };
    if (!attempt(f, action)) return;
    const opened = takeFact(f, 'port-opened', { company });
    compare(f, line.number, `bonus on ${textAt(line, 3)}`, wholeAt(line, 2), opened?.['bonus'] ?? null);
  },
  AcquiresBonus: (f, line) => {
    const company = companyAt(f, line, 0);
    const has = hasRight(f.state, company, rightOf(textAt(line, 1)));
    compare(f, line.number, `right of ${company}`, true, has);
  },
  BuysBonusTokenFrom: (f, line) => {
    const company = companyAt(f, line, 0);
    const action = { seat: presidentFor(f, company), type: 'buy-right', right: rightOf(textAt(line, 1)) };
    if (!attempt(f, action)) return;
    const bought = takeFact(f, 'right-bought', { company });
    const seller = companyNamed(f, textAt(line, 3)) ?? null;
    compare(f, line.number, `seller to ${company}`, seller, bought?.['seller'] ?? null);
    compare(f, line.number, `price for ${company}`, wholeAt(line, 4), bought?.['price'] ?? null);
  },
};
