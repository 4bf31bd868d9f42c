import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {listBrowserPackages} from '../../scripts/lib/browser-packages';

const root = path.resolve(__dirname, '../..');

/** Reads the packages and licences on the page, without sizes. */
function readPackages(page: string): string[] {
  return [...page.matchAll(/^\| `([^`]+)`\s*\| (\S[^|]*?)\s*\|/gm)].map(
    ([, name, licence]) => `${name} (${licence})`,
  );
}

test('the packages sent to browsers match the list, including licences', async () => {
  const page = path.join(root, 'contributing', 'browser-packages.md');
  const listed = readPackages(fs.readFileSync(page, 'utf8'));
  const built = (await listBrowserPackages(root)).map(
    ({name, licence}) => `${name} (${licence})`,
  );
  expect(
    listed.sort(),
    'The list is out of date: run npm run list:packages.',
  ).toEqual(built.sort());
});
