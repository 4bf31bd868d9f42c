import fc from 'fast-check';
import {expect, it} from 'vitest';
import {repairEncoding} from '../../../src/routes/repair-encoding';

// The same cases in every run: a failure can be repeated.
fc.configureGlobal({seed: 20_261_122});

it('leaves a sound part of an address as it is', () => {
  for (const part of ['', '#a', '#caf%C3%A9', '/guides/a%20b', '#%25']) {
    expect(repairEncoding(part)).toBe(part);
  }
});

it('makes any part one that decodes, to the same text where it did not', () => {
  for (const part of ['#%', '/x%FF', '#%E0%A4%A', '#a%2']) {
    expect(decodeURIComponent(repairEncoding(part))).toBe(part);
  }
  fc.assert(
    fc.property(
      fc.stringMatching(/^[%0-9A-F]{0,8}$/),
      (part) => typeof decodeURIComponent(repairEncoding(part)) === 'string',
    ),
  );
});
