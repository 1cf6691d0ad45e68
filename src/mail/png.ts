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

const header = ({ width, height }: Indexed, depth: number): Buffer => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, 3, 0, 0, 0], 8);
  return data;
};

/** The rows as they are packed, two pixels in a byte where 16 colours do. */
const rowsOf = async ({ width, height, index }: Indexed, depth: number): Promise<Uint8Array> => {
  // Each row begins with its filter, 0 for none: neighbours in a palette mean nothing.
  const length = 1 + Math.ceil((width * depth) / 8);
  const rows = new Uint8Array(length * height);
  await byBands(height, (first, end) => {
    for (let y = first; y < end; y++) {
      const [row, from] = [y * length + 1, y * width];
      if (depth === 8) rows.set(index.subarray(from, from + width), row);
      else for (let x = 0; x < width; x++) rows[row + (x >> 1)]! |= index[from + x]! << (x % 2 === 0 ? 4 : 0);
    }
  });
  return rows;
};

const quickly = promisify(deflate) as (data: Uint8Array, options: { level: number }) => Promise<Buffer>;

/** The same pixels in the same form, in as few bytes as a long search finds. */
const repacked = (png: Buffer): Promise<Buffer> =>
  losslessCompressPng(png, {
    filter: [PngRowFilter.None],
    bitDepthReduction: false,
    colorTypeReduction: false,
    paletteReduction: false,
    grayscaleReduction: false,
  });

/**
 * Writes a palette PNG: drawings have few colours, so a byte a pixel or half of one and a table of colours make the
 * file a third of what full colour makes it. The first `clear` colours of the palette are see-through.
 */
export const palettePng = async (picture: Indexed, clear = 0): Promise<Buffer> => {
  const depth = picture.palette.length > 16 ? 8 : 4;
  return repacked(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header(picture, depth)),
      chunk('PLTE', Uint8Array.from(picture.palette.flat())),
      ...(clear > 0 ? [chunk('tRNS', new Uint8Array(clear))] : []),
      chunk('IDAT', await quickly(await rowsOf(picture, depth), { level: 1 })),
      chunk('IEND', new Uint8Array(0)),
    ]),
  );
};
