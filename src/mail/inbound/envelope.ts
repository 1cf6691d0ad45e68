import type { AddressObject } from 'mailparser';
import { parseMail } from './mime.js';

export interface Envelope {
  /** Empty where nobody is to be told of errors. */
  readonly sender: string;
  readonly recipients: readonly string[];
}

/** Headers in which the server that delivers notes for whom a mail was. */
const noted: readonly string[] = ['delivered-to', 'x-original-to', 'envelope-to'];

const addressesIn = (lists: AddressObject | AddressObject[] | undefined): readonly string[] =>
  [lists ?? []].flat().flatMap(list => list.value.flatMap(({ address }) => address ?? []));

/** Of a message without an envelope: what the server that took it noted in it, else what its author wrote. */
export const envelopeOf = async (raw: Buffer): Promise<Envelope> => {
  const mail = await parseMail(raw);
  if (mail === null) return { sender: '', recipients: [] };
  const valuesOf = (name: string): readonly string[] =>
    mail.headerLines
      .filter(({ key }) => key === name)
      .map(({ line }) =>
        line
          .slice(line.indexOf(':') + 1)
          .trim()
          .replace(/^<|>$/g, ''),
      );
  const [path] = valuesOf('return-path');
  return {
    sender: path ?? addressesIn(mail.from)[0] ?? '',
    recipients: [...new Set([...noted.flatMap(valuesOf), ...addressesIn(mail.to), ...addressesIn(mail.cc)])],
  };
};
