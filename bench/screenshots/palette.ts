import { deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/** A PNG file's pictures have at most so many colours when each point is one byte. */
const COLOURS = 256;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

const crc = (bytes: Buffer): number =>
  ~bytes.reduce((value, byte) => table[(value ^ byte) & 255]! ^ (value >>> 8), -1) >>> 0;

const chunk = (type: string, data: Buffer): Buffer => {
  const [body, length, check] = [Buffer.concat([Buffer.from(type), data]), Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, check]);
};

const apart = (a: number, b: number): number =>
  ((a >> 16) - (b >> 16)) ** 2 + (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + ((a & 255) - (b & 255)) ** 2;

const nearest = (colour: number, palette: readonly number[]): number =>
  palette.reduce((best, other, at) => (apart(colour, other) < apart(colour, palette[best]!) ? at : best), 0);

/** The commonest colours; what else there is (the soft edges of letters) takes the nearest of them. */
const paletteOf = (colours: Uint32Array): readonly number[] => {
  const count = new Map<number, number>();
  for (const colour of colours) count.set(colour, (count.get(colour) ?? 0) + 1);
  return [...count]
    .sort((a, b) => b[1] - a[1])
    .slice(0, COLOURS)
    .map(([colour]) => colour);
};

/** The same picture, opaque, with at most 256 colours: a third of the size. */
export const withPalette = (png: Buffer): Buffer => {
  const { width, height, data } = PNG.sync.read(png);
  const colours = Uint32Array.from({ length: width * height }, (_, at) => data.readUInt32BE(at * 4) >>> 8);
  const palette = paletteOf(colours);
  const known = new Map(palette.map((colour, at) => [colour, at]));
  const lines = Buffer.alloc((width + 1) * height);
  colours.forEach((colour, at) => {
    let index = known.get(colour);
    if (index === undefined) known.set(colour, (index = nearest(colour, palette)));
    lines[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = index;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a point, by palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(colour => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
