import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {findBase} from '../../../scripts/lib/run-tests/find-base';

it('a change is compared with its last commit if no main branch is known', () => {
  // Git can't even start there, which is quicker than a repository.
  expect(findBase(path.join(os.tmpdir(), 'no such folder'))).toBe('HEAD');
});
