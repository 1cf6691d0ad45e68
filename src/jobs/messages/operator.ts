import type { DoneToGame } from '../../service/operator/reason.js';
import type { ByLanguage } from '../../words/index.js';
import type { MessageText, MessageWriter, Writing } from './message.js';

const because = ({ message, texts }: Writing): readonly string[] => {
  const reason = message.data['reason'];
  return typeof reason === 'string' && reason !== '' ? [texts.operator.because(reason)] : [];
};

type Told = {
  readonly [act in DoneToGame]: (writing: Writing) => Pick<MessageText, 'heading' | 'paragraphs'>;
};

const told: Told = {
  freeze: ({ texts }) => ({
    heading: texts.operator.frozen,
    paragraphs: [texts.operator.frozenText],
  }),
  unfreeze: ({ texts }) => ({
    heading: texts.shared.gameGoesOn,
    paragraphs: [texts.operator.unfrozenText],
  }),
  replace: ({ message, texts }) => {
    const { name, seat } = message.data as { name: string; seat: number };
    return message.seat === seat
      ? {
          heading: texts.shared.notPlaying,
          paragraphs: [texts.operator.seatTaken],
        }
      : {
          heading: texts.shared.seatFree,
          paragraphs: [texts.operator.seatFreed(name)],
        };
  },
  end: ({ texts }) => ({
    heading: texts.operator.ended,
    paragraphs: [texts.operator.endedText],
  }),
};

/** `data`: `{ act, reason, name?, seat? }` */
export const byOperator: MessageWriter = writing => {
  const { message, texts } = writing;
  const { heading, paragraphs } = told[message.data['act'] as DoneToGame](writing);
  return {
    subject: heading,
    heading,
    paragraphs: [...paragraphs, ...because(writing)],
    button: { label: texts.shared.toGame, page: 'turn' },
    why: texts.operator.why,
  };
};

const ofAccount = ({ texts }: Writing): string => texts.shared.whyAccount;

/** `data`: `{ reason }` */
export const blocked: MessageWriter = writing => {
  const { texts } = writing;
  return {
    subject: texts.operator.blocked,
    heading: texts.operator.blocked,
    paragraphs: [texts.operator.blockedText, ...because(writing)],
    why: ofAccount(writing),
  };
};

/** `data`: `{ reason }` */
export const unblocked: MessageWriter = writing => {
  const { texts } = writing;
  return {
    subject: texts.operator.unblocked,
    heading: texts.operator.unblocked,
    paragraphs: [texts.operator.unblockedText, ...because(writing)],
    button: { label: texts.operator.signIn, path: '/in' },
    why: ofAccount(writing),
  };
};

/** `data`: `{ german, english }`; an empty line begins a new paragraph. */
export const announcement: MessageWriter = ({ message, texts }) => {
  const { german, english } = message.data as { german: string; english: string };
  const text: ByLanguage<string> = { de: german, en: english };
  return {
    subject: texts.operator.announcement,
    heading: texts.operator.announces,
    paragraphs: text[message.language].split(/\n{2,}/),
    why: texts.operator.whyAnnouncement,
  };
};
