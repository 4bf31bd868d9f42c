import {readFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  type AccentColours,
  deriveAccents,
  writeAccents,
} from '../../../scripts/lib/adopt/accent';
import {
  type ColourMode,
  readColour,
  splitModes,
} from '../../../scripts/lib/design-tokens';
import {contrast} from '../support/contrast';

const tokens = readFileSync(
  path.join(import.meta.dirname, '../../../src/css/tokens.css'),
  'utf8',
);

const BACKGROUNDS = ['surface', 'surface-raised', 'surface-sunken'];

function minContrast(mode: ColourMode, colours: AccentColours, source: string) {
  const part = splitModes(source)[mode];
  const backgrounds = BACKGROUNDS.map((role) => readColour(part, role));
  const soft = colours['accent-soft'];
  return Math.min(
    ...[colours.accent, colours['accent-strong']].flatMap((accent) => [
      ...backgrounds.map((background) => contrast(accent, background)),
      contrast(accent, soft),
      contrast(accent, colours['on-accent']),
    ]),
    contrast(readColour(part, 'text-quiet'), soft),
    // Text requires a contrast of 7:1.
    (contrast(readColour(part, 'text'), soft) * 4.5) / 7,
  );
}

const colour = fc
  .integer({min: 0, max: 0xffffff})
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the accents derived from a colour', () => {
  it('are readable in both modes for any colour', () => {
    fc.assert(
      fc.property(colour, (value) => {
        const {light, dark} = deriveAccents(value, tokens);
        expect(minContrast('light', light, tokens)).toBeGreaterThanOrEqual(4.5);
        expect(minContrast('dark', dark, tokens)).toBeGreaterThanOrEqual(4.5);
      }),
      {seed: 20_261_122, numRuns: 500},
    );
  });

  it('depend on the backgrounds of the tokens', () => {
    const grey = tokens.replaceAll(/(--surface(?:-\w+)?:) #f\w+;/g, '$1 #ddd;');
    const {light} = deriveAccents('#4a62c0', grey);
    expect(minContrast('light', light, grey)).toBeGreaterThanOrEqual(4.5);
    expect(light.accent).not.toBe('#4a62c0');
    expect(deriveAccents('#4a62c0', tokens).light.accent).toBe('#4a62c0');
  });

  it('are the colour itself if it is readable', () => {
    expect(deriveAccents('#3451b2', tokens).light.accent).toBe('#3451b2');
    expect(deriveAccents('#ffcc00', tokens).dark.accent).toBe('#fc0');
  });

  it('replace those of the tokens and change nothing else', () => {
    const written = writeAccents(tokens, '#7a3e9d');
    const changed = written
      .split('\n')
      .filter((line, index) => line !== tokens.split('\n')[index]);
    expect(changed).toHaveLength(6);
    expect(
      changed.filter((line) => !/^ +--accent[\w-]*: #/.test(line)),
    ).toEqual([]);
    expect(writeAccents(written, '#7a3e9d')).toBe(written);
  });
});
