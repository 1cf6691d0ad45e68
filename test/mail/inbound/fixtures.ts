import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../fixtures/mail/', import.meta.url));

/** A mail of the corpus as it comes over the wire. */
export const mailFile = (name: string): Buffer =>
  Buffer.from(readFileSync(`${folder}${name}.eml`, 'utf8').replaceAll('\n', '\r\n'));
