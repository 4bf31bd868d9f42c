import {afterEach, describe, expect, it} from 'vitest';
import {findDiagnostics} from './support/find-diagnostics';
import {discard, seed} from './support/seed';

let root: string;

afterEach(() => discard(root));

describe('the rules for an SDK', () => {
  it('find nothing in a clean tree', async () => {
    root = await seed();
    expect(await findDiagnostics(root)).toEqual([]);
  });
});
