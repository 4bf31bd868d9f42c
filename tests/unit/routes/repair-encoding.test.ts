import fc from 'fast-check';
import {expect, it} from 'vitest';
import {repairEncoding} from '../../../src/routes/repair-encoding';

// A fixed seed makes failures reproducible.
fc.configureGlobal({seed: 20_261_122});

it('leaves a valid part of a URL unchanged', () => {
  for (const part of ['', '#a', '#caf%C3%A9', '/guides/a%20b', '#%25']) {
    expect(repairEncoding(part)).toBe(part);
  }
});

it('makes any part decodable, and malformed ones decode to their own text', () => {
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
