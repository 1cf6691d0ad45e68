import { createTransport } from 'nodemailer';
import type { Letter, Postbox } from './postbox.js';

/** Forms that bring a game of trains on, the most useful first; anything else comes behind them. */
const eager = [
  /^run /,
  /^pay$/,
  /^train \S+$/,
  /^[A-Z]+\d+ /,
  /^home /,
  /^token /,
  /^take /,
  /^par /,
  /^buy /,
  /^bid /,
];

/** Forms that only put the game off, or end it. */
const idle = /^(?:offer|withdraw|withhold|exchange|use|sell|bankrupt|discard|train \S+ from|acquire)\b/;

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#x3D;', '=')
    .replaceAll('&amp;', '&')
    .trim();

/** What a mail offers to be written back: of a turn's mail, or of the answer to a reply. */
export const formsIn = ({ id, mail }: Letter): readonly string[] => {
  const html = typeof mail.html === 'string' ? mail.html : '';
  if (id.includes('.answer'))
    return [...html.matchAll(/<li[^>]*>([^<]*)<\/li>/g)].flatMap(([, line]) =>
      plain(line!)
        .replace(/^[^:]*: /, '')
        .replace(/ …$/, '')
        .split(' · '),
    );
  return [...html.matchAll(/for example: ([^<]*)</g)].map(([, form]) => plain(form!).replace(/ ·$/, ''));
};

/** Chooses from what a mail offers, knowing nothing else of the game. */
export const chooseForm = (forms: readonly string[]): string => {
  for (const pattern of eager) {
    const found = forms.find(form => pattern.test(form) && !idle.test(form));
    if (found !== undefined) return found;
  }
  return forms.find(form => form === 'pass') ?? forms.find(form => !idle.test(form)) ?? forms[0]!;
};

/** Does a mail ask its reader for a move? */
const asks = ({ id, mail }: Letter): boolean =>
  /\.(?:turn|offer)@/.test(id) || (id.includes('.answer') && (mail.text ?? '').includes('Now: '));

export interface Replied {
  /** Moves sent, in their order. */
  readonly moves: readonly string[];
  readonly letters: readonly Letter[];
}

/** Answers mail after mail with a move, as people with nothing but a mail program do. */
export const playByReplies = async (
  postbox: Postbox,
  port: number,
  until: (moves: readonly string[]) => boolean,
): Promise<Replied> => {
  const outbound = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  const used = new Set<string>();
  const moves: string[] = [];
  const letters: Letter[] = [];
  while (!until(moves)) {
    const letter = await postbox.wait(one => asks(one) && !used.has(one.id));
    used.add(letter.id);
    letters.push(letter);
    const move = chooseForm(formsIn(letter));
    moves.push(move);
    await outbound.sendMail({
      from: { name: 'Somebody', address: letter.to },
      to: letter.mail.replyTo!.value[0]!.address!,
      envelope: { from: letter.to, to: letter.mail.replyTo!.value[0]!.address! },
      subject: `Re: ${letter.mail.subject ?? ''}`,
      inReplyTo: letter.id,
      references: [letter.id],
      text: `${move}\n\nOn Friday Bahnpost wrote:\n${(letter.mail.text ?? '').replaceAll(/^/gm, '> ')}`,
    });
  }
  outbound.close();
  return { moves, letters };
};
