import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contrast} from '../support/contrast';

const source = readFileSync(
  path.join(import.meta.dirname, '../../../src/css/tokens.css'),
  'utf8',
);

const searchVariables = readFileSync(
  path.join(
    import.meta.dirname,
    '../../../packages/docusaurus-theme-static-search/src/components/variables.css',
  ),
  'utf8',
);

function readMode(selector: string): Map<string, string> {
  const start = source.indexOf(`${selector} {`);
  const block = source.slice(start, source.indexOf('\n}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{3,6});/g)].map(
      ([, name = '', colour = '']) => [name, colour],
    ),
  );
}

const light = readMode(':root');
const dark = new Map([...light, ...readMode("html[data-theme='dark']")]);

function contrastIn(mode: Map<string, string>, one: string, other: string) {
  return contrast(mode.get(one) ?? 'none', mode.get(other) ?? 'none');
}

const GROUNDS = ['surface', 'surface-raised', 'surface-sunken'];
const CODE_GROUNDS = [
  'code-surface',
  'code-highlight',
  'code-added',
  'code-removed',
];
const CODE = [
  'text',
  'comment',
  'keyword',
  'name',
  'string',
  'number',
  'type',
  'decorator',
];

const pairs: [role: string, ground: string, least: number][] = [
  ...GROUNDS.flatMap((ground): [string, string, number][] => [
    ['text', ground, 7],
    ['text-quiet', ground, 4.5],
    ['accent', ground, 4.5],
    ['accent-strong', ground, 4.5],
    ['focus', ground, 3],
    ['border-strong', ground, 3],
    ['success', ground, 4.5],
    ['warning', ground, 4.5],
    ['danger', ground, 4.5],
  ]),
  ...['accent', 'success', 'warning', 'danger'].flatMap(
    (role): [string, string, number][] => [
      [role, `${role}-soft`, 4.5],
      ['text', `${role}-soft`, 7],
      ['text-quiet', `${role}-soft`, 4.5],
    ],
  ),
  // What covers draw, on each of their grounds.
  ...['accent', 'success', 'warning'].flatMap(
    (ground): [string, string, number][] => [
      ['accent', `${ground}-soft`, 3],
      ['focus', `${ground}-soft`, 3],
    ],
  ),
  ['accent-strong', 'accent-soft', 4.5],
  ['text', 'accent-soft', 7],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['text-quiet', 'code-bar', 4.5],
  ['text', 'code-bar', 7],
  ...CODE_GROUNDS.flatMap((ground) =>
    CODE.map((role): [string, string, number] => [`code-${role}`, ground, 4.5]),
  ),
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s palette', (_name, mode) => {
  it.each(pairs)(
    'shows %s on %s at %d to 1 or better',
    (role, ground, least) => {
      expect(contrastIn(mode, role, ground)).toBeGreaterThanOrEqual(least);
    },
  );
});

/** What stands for the kinds of symbols, in the reference and in search. */
const HUES: [hue: string, tint: string, share: number][] = [
  ['text-quiet', 'text-quiet', 0],
  ['accent-strong', 'accent', 0.32],
  ['accent-strong', 'accent-strong', 0.12],
  ['danger', 'danger', 0.22],
  ['code-name', 'ground-function', 0.42],
  ['code-keyword', 'code-keyword', 0.22],
  ['code-string', 'code-string', 0.22],
  ['code-number', 'code-number', 0.22],
  ['code-type', 'ground-type', 0.42],
];

/** A share of a colour on a ground, as letters of kinds have it behind them. */
function mix(colour: string, share: number, ground: string): string {
  const mixed = [1, 3, 5].map((start) => {
    const [one = 0, other = 0] = [colour, ground].map((hex) => {
      const full = hex.length === 4 ? hex.replaceAll(/[\da-f]/g, '$&$&') : hex;
      return Number.parseInt(full.slice(start, start + 2), 16);
    });
    return Math.round(one * share + other * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

describe.each([
  ['light', light],
  ['dark', dark],
])('the letters of kinds on %s pages', (_name, mode) => {
  it.each(HUES)('show %s on a tint of %s at %d', (role, tint, share) => {
    const hue = mode.get(role) ?? 'none';
    const surface = mode.get('surface') ?? 'none';
    const ground = mix(mode.get(tint) ?? 'none', share, surface);
    expect(contrast(hue, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

/** The share of the accent behind what a search found. */
const MARK = 0.24;

describe.each([
  ['light', light],
  ['dark', dark],
])('marks of what was found on %s pages', (_name, mode) => {
  it.each(['surface', 'surface-raised', 'accent-soft'])(
    'are read, and seen as marks, on %s',
    (name) => {
      const ground = mode.get(name) ?? 'none';
      const mark = mix(mode.get('accent') ?? 'none', MARK, ground);
      const text = mode.get('accent-strong') ?? 'none';
      expect(contrast(text, mark)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(mark, ground)).toBeGreaterThan(1.25);
    },
  );

  it('have the share that the styles give them', () => {
    expect(searchVariables).toContain(
      `--search-mark: color-mix(in srgb, var(--search-accent) ${MARK * 100}%, transparent)`,
    );
  });
});

describe('the dark palette', () => {
  it('tells functions from types by the ground of their letters', () => {
    const [blue, purple] = ['ground-function', 'ground-type'].map((ground) =>
      mix(dark.get(ground) ?? 'none', 0.42, dark.get('surface') ?? 'none'),
    );
    const parts = [1, 3, 5].map((start) =>
      [blue, purple].map((hex = '') =>
        Number.parseInt(hex.slice(start, start + 2), 16),
      ),
    );
    const distance = Math.hypot(
      ...parts.map(([one = 0, other = 0]) => one - other),
    );
    // Two tints of the colours of code are 12 apart.
    expect(distance).toBeGreaterThan(48);
  });

  it('names every colour of the light one again', () => {
    const again = readMode("html[data-theme='dark']");
    expect([...light.keys()].filter((name) => !again.has(name))).toEqual([]);
  });
});
