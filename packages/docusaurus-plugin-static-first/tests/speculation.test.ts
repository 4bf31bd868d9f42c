import {expect, it} from 'vitest';
import {formatSpeculation} from '../src/pages/speculation';

/** Returns the pattern of the addresses that a browser must not prepare. */
function patternOf(): string {
  const [, pattern = ''] =
    /"not":\{"href_matches":("[^"]+")/.exec(
      formatSpeculation('/docs/', 'prerender'),
    ) ?? [];
  return JSON.parse(pattern) as string;
}

/** Whether the rules take an address for a file. */
function isFile(address: string): boolean {
  // In a URL pattern `(…)` is a group of a regular expression, and all else in
  // this pattern is literal.
  return new RegExp(`^${patternOf()}$`).test(address);
}

it.each([
  '/docs/1.2.10',
  '/docs/2.0',
  '/blog/v2.0',
  '/docs/1.2.0rc1',
  '/docs/1.2.10/',
  '/v1.2',
  '/docs/2.0b1',
  '/docs/1.2.x',
  '/a.b/c',
])('takes %s for a page', (address) => {
  expect(isFile(address)).toBe(false);
});

it.each([
  '/a.pdf',
  '/docs/1.2.10/a.zip',
  '/img/ray.mp4',
  '/a.tar.gz',
  '/a.h5',
  '/a.7z',
  '/img/ray.3gp',
  '/img/ray.3GP',
  '/a.3mf',
  '/docs/1.2/a-1.2.7z',
])('takes %s for a file', (address) => {
  expect(isFile(address)).toBe(true);
});

it('has a rule for marked links, and none for links that were marked before', () => {
  const {prerender} = JSON.parse(formatSpeculation('/', 'prerender')) as {
    prerender: {eagerness: string; where: {and: unknown[]}}[];
  };
  expect(
    prerender.map(({eagerness, where}) => [eagerness, where.and.at(-1)]),
  ).toEqual([
    [
      'moderate',
      {
        not: {
          selector_matches:
            '[download], [target], [href^="#"], [data-likely=false]',
        },
      },
    ],
    ['immediate', {selector_matches: '[data-likely=true]'}],
  ]);
});
