import {expect, it} from 'vitest';
import {packIco} from '../../../scripts/lib/brand/ico';

it('lists each image of an ICO file with its size and offset', () => {
  const ico = packIco([
    {size: 16, png: Buffer.from('small')},
    {size: 48, png: Buffer.from('larger')},
  ]);
  expect(ico.readUInt16LE(4)).toBe(2);
  const pictures = [6, 22].map((at) => {
    const start = ico.readUInt32LE(at + 12);
    return [
      ico.readUInt8(at),
      ico.toString('utf8', start, start + ico.readUInt32LE(at + 8)),
    ];
  });
  expect(pictures).toEqual([
    [16, 'small'],
    [48, 'larger'],
  ]);
});
