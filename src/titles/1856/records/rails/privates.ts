import { hasRight } from '../../../../engine/rail/company/rights.js';
import type { Follower, Handlers } from '../../../../records/rails/contract.js';
import { compareReported, takeFact } from '../../../../records/rails/facts.js';
import {
  tryAction,
  companyAt,
  companyNamed,
  note,
  presidentFor,
} from '../../../../records/rails/follower.js';
import { giveMoney } from '../../../../records/rails/money.js';
import { textAt, wholeAt, type ReportLine } from '../../../../records/rails/report.js';

/** Rails' names of the rights. */
const rights: { readonly [name: string]: string } = { Bridge: 'bridge', Tunnel: 'tunnel' };

const rightOf = (name: string): string => rights[name] ?? name;

/** Rails sells a company the same right again, which brings it nothing: only the money is followed. */
const buyAgain = (f: Follower, line: ReportLine, company: string): void => {
  const price = wholeAt(line, 4);
  const text = `${company} pays ${price} for the right ${textAt(line, 1)}, which it has already`;
  note(f, line.number, text, f.dialect.deviations.correction);
  giveMoney(f, company, -price);
  const seller = companyNamed(f, textAt(line, 3));
  if (seller !== undefined) giveMoney(f, seller, price);
};

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
    if (!tryAction(f, action)) return;
    const opened = takeFact(f, 'port-opened', { company });
    compareReported(
      f,
      line.number,
      `bonus on ${textAt(line, 3)}`,
      wholeAt(line, 2),
      opened?.['bonus'] ?? null,
    );
  },
  AcquiresBonus: (f, line) => {
    const company = companyAt(f, line, 0);
    const has = hasRight(f.state, company, rightOf(textAt(line, 1)));
    compareReported(f, line.number, `right of ${company}`, true, has);
  },
  BuysBonusTokenFrom: (f, line) => {
    const company = companyAt(f, line, 0);
    const right = rightOf(textAt(line, 1));
    if (hasRight(f.state, company, right)) {
      buyAgain(f, line, company);
      return;
    }
    if (!tryAction(f, { seat: presidentFor(f, company), type: 'buy-right', right })) return;
    const bought = takeFact(f, 'right-bought', { company });
    const seller = companyNamed(f, textAt(line, 3)) ?? null;
    compareReported(f, line.number, `seller to ${company}`, seller, bought?.['seller'] ?? null);
    compareReported(f, line.number, `price for ${company}`, wholeAt(line, 4), bought?.['price'] ?? null);
  },
};
