import fs from 'node:fs';
import path from 'node:path';
import {format} from 'prettier';
import {expect, it} from 'vitest';
import {listTitles} from './find-claims';

const root = path.resolve(import.meta.dirname, '../../..');

/** What readers meet that others do not, with the tests that stand for it. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  'Hosts: GitHub Pages, Netlify, S3': ['tests/e2e/hosts/hosts.spec.ts'],
  'Hosts: our server': [
    'tests/e2e/hosting.spec.ts',
    'tests/e2e/addresses.spec.ts',
    'packages/docusaurus-plugin-secure-static/tests/site-handler.test.ts',
  ],
  'Hosts: nginx': [
    'packages/docusaurus-plugin-secure-static/tests/integration/nginx.test.ts',
  ],
  'Engines: Firefox': ['tests/e2e/engines/firefox.spec.ts'],
  'Engines: WebKit': ['tests/e2e/engines/webkit.spec.ts'],
  'Widths, text sizes and forced colours': [
    'tests/e2e/reading/widths.spec.ts',
    'tests/e2e/reading/adaptations.spec.ts',
    'tests/e2e/reading/forced-colours.spec.ts',
  ],
  'Keyboards and screen readers': [
    'tests/e2e/reading/escape.spec.ts',
    'tests/e2e/reading/keyboard.spec.ts',
    'tests/e2e/reading/widgets.spec.ts',
  ],
  'Policy and integrity': ['tests/e2e/policy.spec.ts'],
  Failures: [
    'tests/e2e/failures.spec.ts',
    'tests/e2e/browser-state.spec.ts',
    'tests/e2e/slow-network.spec.ts',
    'tests/e2e/search/failures.spec.ts',
    'tests/e2e/spec/section-8.spec.ts',
  ],
};

/** A title without the lines that it claims, with its variables left open. */
function readable(title: string): string {
  return title
    .replaceAll(/\[\d+\.\d+\] /g, '')
    .replaceAll(/\$\{[^}]*\}/g, '…')
    .replaceAll(/\\(['`])/g, '$1')
    .replaceAll('|', '\\|')
    .replaceAll('_', '\\_');
}

it('the table of hosts, engines, widths and failures names every test of them', async () => {
  const rows = Object.entries(AREAS).flatMap(([area, files]) =>
    files.flatMap((file) =>
      listTitles(file, fs.readFileSync(path.join(root, file), 'utf8')).map(
        ({text}) =>
          `| ${area} | ${readable(text)} | ${path.posix.basename(file)} |`,
      ),
    ),
  );
  const page = [
    '# What is tested beside the usual',
    '',
    'Made by `tests/unit/spec/matrix.test.ts` from the titles of the tests. Run',
    '`npx vitest run tests/unit/spec -u` after adding one.',
    '',
    '| Where | What holds | Test |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
  const pretty = await format(page, {
    parser: 'markdown',
    singleQuote: true,
    bracketSpacing: false,
  });
  await expect(pretty).toMatchFileSnapshot(
    path.join(root, 'contributing', 'matrix.md'),
  );
});
