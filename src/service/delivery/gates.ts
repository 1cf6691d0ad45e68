import { direct, postpone, withdrawDelivery, type DeliveryRow } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { whyNotSent } from '../inbound/bounces.js';
import type { Outgoing } from './outgoing.js';
import { passThrottle } from '../throttle/throttle.js';
import { maySend } from '../prefs/may-send.js';
import { joinsBundle, settleBundle } from '../prefs/bundle.js';
import { backsOffAfterUndo } from './taken-back.js';
import { endDelivery } from './outcome.js';
import { gather } from './gather.js';
import type { Instant } from '../../pace/index.js';

/** A claimed mail on its way out, with what the gates before have found. */
export interface ClaimedMail {
  /** `interrupted` when an earlier try was broken off. */
  readonly row: DeliveryRow & { readonly interrupted: boolean };
  /** Before then, a mail of which nobody knows whether it went out does not go once more. */
  readonly calm: Date;
  readonly urgent: boolean;
  /** Of the turn that it tells. */
  readonly deadline: Instant | null;
  /** What it says; null before that is gathered. */
  readonly outgoing: Outgoing | null;
  readonly address: string;
}

/** One reason for which a mail may not go out now. */
interface Gate {
  /** As docs/mails.md names it. */
  readonly name: string;
  /** @returns null when it does not go out now; what becomes of it is written down */
  readonly decide: (deps: Deps, leaving: ClaimedMail) => Promise<ClaimedMail | null>;
}

/** A service that is killed again and again must not send a mail each time. */
const calm: Gate = {
  name: 'calm',
  decide: async (deps, leaving) => {
    if (!leaving.row.interrupted || deps.clock() >= leaving.calm) return leaving;
    await postpone(direct(deps.db), leaving.row.id, leaving.calm);
    return null;
  },
};

const bundle: Gate = {
  name: 'bundle',
  decide: async (deps, leaving) =>
    leaving.row.kind !== 'turns' || (await settleBundle(deps, leaving.row)) ? leaving : null,
};

const choices: Gate = {
  name: 'choices',
  decide: async (deps, leaving) => {
    const passed = await maySend(deps, leaving.row);
    return passed && { ...leaving, ...passed };
  },
};

const undo: Gate = {
  name: 'undo',
  decide: async (deps, leaving) =>
    !leaving.row.interrupted && (await backsOffAfterUndo(deps, leaving.row, leaving)) ? null : leaving,
};

const company: Gate = {
  name: 'company',
  decide: async (deps, leaving) => {
    const alone = leaving.row.interrupted || leaving.urgent;
    return !alone && (await joinsBundle(deps, leaving.row, leaving.deadline)) ? null : leaving;
  },
};

/** Nothing is sent of a turn that has passed meanwhile or of a link that is spent. */
const content: Gate = {
  name: 'content',
  decide: async (deps, leaving) => {
    const outgoing = await gather(deps, leaving.row, leaving.urgent);
    if (outgoing) return { ...leaving, outgoing, address: outgoing.to.address };
    await withdrawDelivery(direct(deps.db), leaving.row.id);
    return null;
  },
};

const address: Gate = {
  name: 'address',
  decide: async (deps, leaving) => {
    const why = await whyNotSent(deps, leaving.row.kind, leaving.address);
    if (why === null) return leaving;
    await endDelivery(deps, leaving.row.id, { sent: false, answer: why, final: true });
    return null;
  },
};

const rate: Gate = {
  name: 'rate',
  decide: async (deps, leaving) => ((await passThrottle(deps, leaving)) ? leaving : null),
};

/** What a mail passes on its way out, in this order. */
export const gates: readonly Gate[] = [calm, bundle, choices, undo, company, content, address, rate];
