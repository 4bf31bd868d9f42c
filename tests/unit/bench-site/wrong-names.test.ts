import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {
  findWrongNames,
  markWrongNames,
} from '../../../scripts/lib/bench-site/wrong-names';

it('keeps names that a page writes in HTML because they are wrong', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wrong-names-'));
  onTestFinished(() => {
    fs.rmSync(folder, {recursive: true});
  });
  fs.mkdirSync(path.join(folder, 'SDK'));
  fs.writeFileSync(
    path.join(folder, 'SDK/pods.mdx'),
    'Not <code>{product}.Pot</code>, but `{product}.Pod`, or <code>ls</code>.\n',
  );
  const names = findWrongNames(folder, 'kelp');
  expect(names).toEqual(['kelp.Pot']);
  expect(markWrongNames('Not `kelp.Pot`, but `kelp.Pod`.', names)).toBe(
    'Not <code>kelp.Pot</code>, but `kelp.Pod`.',
  );
});
