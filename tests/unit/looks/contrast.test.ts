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

const searchKinds = readFileSync(
  path.join(
    import.meta.dirname,
    '../../../packages/docusaurus-theme-static-search/src/components/KindIcon/styles.module.css',
  ),
  'utf8',
);

const reference = readFileSync(
  path.join(
    import.meta.dirname,
    '../../../packages/docusaurus-plugin-python-api/src/styles.css',
  ),
  'utf8',
);

/** The first value of a custom property in a package's styles. */
function variable(styles: string, name: string): string {
  return new RegExp(`-${name}: (#[\\da-f]{6});`).exec(styles)?.[1] ?? 'none';
}

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
  // The colours of covers, on each of their backgrounds.
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

/** The colours of symbol kinds, in the reference and in the search. */
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

/** Mixes a colour into a background, as behind the letters of kinds. */
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

describe('the letters of kinds on light pages', () => {
  it.each(HUES)('show %s on a tint of %s at %d', (role, tint, share) => {
    const hue = light.get(role) ?? 'none';
    const surface = light.get('surface') ?? 'none';
    const colour = light.get(tint) ?? variable(reference, tint);
    const ground = mix(colour, share, surface);
    expect(contrast(hue, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

/** Converts lightness, chroma and hue to sRGB. */
function fromOklch(lightness: number, chroma: number, angle: number): number[] {
  const a = chroma * Math.cos((angle * Math.PI) / 180);
  const b = chroma * Math.sin((angle * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(
    (part) =>
      255 *
      (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055),
  );
}

const ANGLES: readonly (readonly [role: string, angle: number])[] = [
  ['accent-strong', 200],
  ['code-name', 250],
  ['code-type', 305],
  ['code-keyword', 350],
  ['danger', 30],
  ['code-number', 80],
  ['code-string', 150],
];

describe('the letters of kinds on dark pages', () => {
  it.each(ANGLES)('show %s on a background with hue %d', (role, angle) => {
    const parts = fromOklch(0.34, 0.055, angle);
    expect(
      parts.every((part) => part >= 0 && part <= 255),
      'is in the sRGB gamut',
    ).toBe(true);
    const hex = parts.map((part) =>
      Math.round(part).toString(16).padStart(2, '0'),
    );
    const ground = `#${hex.join('')}`;
    const hue = dark.get(role) ?? 'none';
    expect(contrast(hue, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('have backgrounds that differ only in hue, by at least 40 degrees', () => {
    const sorted = ANGLES.map(([, angle]) => angle).toSorted(
      (one, other) => one - other,
    );
    const [first = 0] = sorted;
    const steps = sorted.map(
      (angle, index) => (sorted[index + 1] ?? first + 360) - angle,
    );
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(40);
  });

  it.each([
    ['the reference', reference],
    ['search', searchKinds],
  ])('have the same backgrounds in %s', (_place, styles) => {
    expect(styles).toContain('oklch(34% 0.055 var(--');
    const found = [...styles.matchAll(/angle: (\d+);/g)].map(([, angle]) =>
      Number(angle),
    );
    expect(new Set(found)).toEqual(new Set(ANGLES.map(([, angle]) => angle)));
  });
});

/** The share of the accent colour behind search matches. */
const MARK = 0.24;

describe.each([
  ['light', light],
  ['dark', dark],
])('highlighted matches on %s pages', (_name, mode) => {
  it.each(['surface', 'surface-raised', 'accent-soft'])(
    'are readable and stand out on %s',
    (name) => {
      const ground = mode.get(name) ?? 'none';
      const mark = mix(mode.get('accent') ?? 'none', MARK, ground);
      const text = mode.get('accent-strong') ?? 'none';
      expect(contrast(text, mark)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(mark, ground)).toBeGreaterThan(1.25);
    },
  );

  it('have the share that the styles define', () => {
    expect(searchVariables).toContain(
      `--search-mark: color-mix(in srgb, var(--search-accent) ${MARK * 100}%, transparent)`,
    );
  });
});

describe('the dark palette', () => {
  it('redefines every colour of the light one', () => {
    const again = readMode("html[data-theme='dark']");
    expect([...light.keys()].filter((name) => !again.has(name))).toEqual([]);
  });
});
