const HEADER = 6;
const ENTRY = 16;

interface Picture {
  /** Width and height in pixels, 255 at most. */
  size: number;
  png: Buffer;
}

/**
 * Packs PNG files into one ICO file.
 *
 * @see https://en.wikipedia.org/wiki/ICO_(file_format)
 */
export function packIco(pictures: readonly Picture[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({size, png}, index) => {
    const at = HEADER + ENTRY * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({png}) => png)]);
}
