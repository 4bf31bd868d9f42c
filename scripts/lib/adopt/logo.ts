import {deriveAccents} from './accent';

function draw(initial: string, background: string, letter: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect x="2" y="2" width="28" height="28" rx="8" fill="${background}"/>
  <text x="16" y="22.5" fill="${letter}" font-family="Figtree Variable, system-ui, sans-serif" font-size="18" font-weight="700" text-anchor="middle">${initial}</text>
</svg>
`;
}

/**
 * Draws a logo for a product that has none: its initial on the accent colour.
 *
 * @param tokens - the source of the design tokens.
 * @returns the logos for light and dark mode.
 */
export function drawLogos(
  name: string,
  accent: string,
  tokens: string,
): Record<'light' | 'dark', string> {
  const [initial = '?'] = /[\p{L}\p{N}]/u.exec(name.toUpperCase()) ?? [];
  const {light, dark} = deriveAccents(accent, tokens);
  return {
    light: draw(initial, light.accent, light['on-accent']),
    dark: draw(initial, dark.accent, dark['on-accent']),
  };
}
