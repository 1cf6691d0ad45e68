import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import { losslessCompressPng, PngRowFilter } from '@napi-rs/image';
import { byBands, type Indexed } from './palette.js';

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
};

/** Eight bits a pixel, which name a colour of the palette. */
const header = ({ width, height }: Indexed): Buffer => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 3, 0, 0, 0], 8);
  return data;
};

const rowsOf = async ({ width, height, index }: Indexed): Promise<Uint8Array> => {
  // Each row begins with its filter, 0 for none: neighbours in a palette mean nothing.
  const rows = new Uint8Array((1 + width) * height);
  await byBands(height, (first, end) => {
    for (let y = first; y < end; y++)
      rows.set(index.subarray(y * width, (y + 1) * width), y * (1 + width) + 1);
  });
  return rows;
};

const wrapped = promisify(deflate) as (data: Uint8Array, options: { level: number }) => Promise<Buffer>;

/** The same pixels and colours in as few bytes as a long search finds; four bits a pixel where 16 colours do. */
const packed = (png: Buffer): Promise<Buffer> =>
  losslessCompressPng(png, {
    filter: [PngRowFilter.None],
    // What lies behind see-through pixels is for programs that know nothing of them.
    paletteReduction: false,
  });

/**
 * Writes a palette PNG: drawings have few colours, so a byte a pixel and a table of colours make the file a third of what
 * full colour makes it. The first `clear` colours of the palette are see-through.
 */
export const palettePng = async (picture: Indexed, clear = 0): Promise<Buffer> =>
  packed(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header(picture)),
      chunk('PLTE', Uint8Array.from(picture.palette.flat())),
      ...(clear > 0 ? [chunk('tRNS', new Uint8Array(clear))] : []),
      chunk('IDAT', await wrapped(await rowsOf(picture), { level: 0 })),
      chunk('IEND', new Uint8Array(0)),
    ]),
  );
