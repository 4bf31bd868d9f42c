/** A declaration block as React writes it. */
type Style = Readonly<Record<string, string | number | undefined>>;

/** The part of a theme of prism-react-renderer that the colours need. */
interface CodeTheme {
  plain: Style;
  styles: readonly {
    types: readonly string[];
    languages?: readonly string[];
    style: Style;
  }[];
}

export interface ThemeConfig {
  colorMode?: {defaultMode?: string};
  prism?: {theme?: CodeTheme; darkTheme?: CodeTheme};
}

function formatRule(selectors: readonly string[], style: Style): string {
  const declarations = Object.entries(style)
    .filter(([, value]) => value !== undefined)
    .map(([property, value]) => {
      const name = property.replaceAll(/[A-Z]/g, (a) => `-${a.toLowerCase()}`);
      // The other theme is in style attributes.
      return `${name}: ${value} !important`;
    });
  return `${selectors.join(', ')} {${declarations.join('; ')}}\n`;
}

/**
 * Lists selectors of the tokens that a theme styles. A token's last type takes
 * precedence over those that it is in.
 */
function listTokens({types, languages}: CodeTheme['styles'][number]): string[] {
  const blocks = languages?.map((language) => `.language-${language} `) ?? [''];
  return blocks.flatMap((block) =>
    types.flatMap((type) => [
      `${block}.token.${type}`,
      `${block}.token.${type}[class$=' ${type}']`,
    ]),
  );
}

/**
 * Formats rules that show code in the colours of the mode in which the pages are
 * not rendered. React changes the colours only when it runs.
 */
export function formatCodeColors({colorMode, prism}: ThemeConfig): string {
  const {theme: light, darkTheme: dark} = prism ?? {};
  if (!light || !dark || JSON.stringify(light) === JSON.stringify(dark)) {
    return '';
  }
  const [rendered, other, mode] =
    colorMode?.defaultMode === 'dark'
      ? [dark, light, 'light']
      : [light, dark, 'dark'];
  const scope = `html[data-theme='${mode}'][data-has-hydrated='false']`;
  const {color, backgroundColor, ...plain} = other.plain;
  const properties = rendered.styles.flatMap(({style}) => Object.keys(style));
  return [
    formatRule([`${scope} .theme-code-block`], {
      '--prism-color': color,
      '--prism-background-color': backgroundColor,
    }),
    formatRule([`${scope} .prism-code`], other.plain),
    formatRule([`${scope} .token-line`], {color, ...plain}),
    formatRule(
      [`${scope} .token`],
      Object.fromEntries(properties.map((name) => [name, 'unset'])),
    ),
    ...other.styles.map((entry) =>
      formatRule(
        listTokens(entry).map((token) => `${scope} ${token}`),
        entry.style,
      ),
    ),
  ].join('');
}
