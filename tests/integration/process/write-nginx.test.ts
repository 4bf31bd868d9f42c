import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {run} from '../../../scripts/lib/process/run';

it('serves a site below a base URL that is given without slashes', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'headers-'));
  fs.writeFileSync(path.join(dir, '_headers'), '/*\n  X-Frame-Options: DENY\n');
  let output = '';
  const code = await run(
    'tsx',
    ['scripts/write-nginx.ts', '--dir', dir, '--base-url', 'docs'],
    {
      onOutput(text) {
        output += text;
      },
    },
  );
  fs.rmSync(dir, {recursive: true});
  expect(code).toBe(0);
  expect(output).toContain('location /docs/ {');
});
