/** Width of every figure in its own units, as `FIGURE_WIDTH` of the diagrams. */
export const WIDTH = 480;

/**
 * Colours by role. On a page they follow the colour mode; a file that is opened
 * by itself takes the light ones.
 */
export const INK = {
  text: 'var(--text, #10262e)',
  quiet: 'var(--text-quiet, #425861)',
  grid: 'var(--border, #d6e0e4)',
  first: 'var(--accent, #0b6477)',
  firstSoft: 'var(--accent-soft, #e3f1f4)',
  second: 'var(--focus, #b93a08)',
} as const;

type Attributes = Record<string, string | number>;

export function element(
  name: string,
  attributes: Attributes,
  content = '',
): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${String(value)}"`)
    .join('');
  return content === ''
    ? `<${name}${written}/>`
    : `<${name}${written}>${content}</${name}>`;
}

export function text(
  x: number,
  y: number,
  words: string,
  attributes: Attributes = {},
): string {
  return element('text', {x: round(x), y: round(y), ...attributes}, words);
}

export function line(
  points: readonly (readonly [x: number, y: number])[],
  attributes: Attributes,
): string {
  const d = points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');
  return element('path', {d: `M${d}`, fill: 'none', ...attributes});
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A whole file. Every text in it is set in the face of the page. */
export function drawing(height: number, parts: readonly string[]): string {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${WIDTH} ${height}`,
    'font-family': 'var(--font-text, sans-serif)',
    'font-size': 13.5,
    fill: INK.text,
  };
  return `${element('svg', attributes, `\n${parts.join('\n')}\n`)}\n`;
}
