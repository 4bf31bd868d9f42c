import {describe, expect, it} from 'vitest';
import {formatCodeColors} from '../src/styles/code-colors';

const light = {
  plain: {color: '#333', backgroundColor: '#eee'},
  styles: [{types: ['comment'], style: {color: '#999', fontStyle: 'italic'}}],
};
const dark = {
  plain: {color: '#ddd', backgroundColor: '#222'},
  styles: [
    {types: ['comment', 'class-name'], style: {color: '#777', opacity: 0.8}},
    {types: ['tag'], languages: ['jsx'], style: {color: '#abc'}},
  ],
};
const prism = {theme: light, darkTheme: dark};

describe('the colours of code before React runs', () => {
  it('are those of the dark theme in dark mode', () => {
    const scope = "html[data-theme='dark'][data-has-hydrated='false']";
    expect(formatCodeColors({prism}).split('\n')).toEqual([
      `${scope} .theme-code-block {--prism-color: #ddd !important; --prism-background-color: #222 !important}`,
      `${scope} .prism-code {color: #ddd !important; background-color: #222 !important}`,
      `${scope} .token-line {color: #ddd !important}`,
      // React writes the light theme into the elements themselves.
      `${scope} .token {color: unset !important; font-style: unset !important}`,
      // The last class of a token takes precedence: the others are around it.
      `${scope} .token.comment, ${scope} .token.comment[class$=' comment'], ${scope} .token.class-name, ${scope} .token.class-name[class$=' class-name'] {color: #777 !important; opacity: 0.8 !important}`,
      `${scope} .language-jsx .token.tag, ${scope} .language-jsx .token.tag[class$=' tag'] {color: #abc !important}`,
      '',
    ]);
  });

  it('are those of the light theme in light mode if the default is dark', () => {
    const css = formatCodeColors({prism, colorMode: {defaultMode: 'dark'}});
    expect(css).toContain("html[data-theme='light']");
    expect(css).toContain('.token-line {color: #333 !important}');
    expect(css).not.toContain('dark');
  });

  it('need no styles if both modes have one theme', () => {
    expect(formatCodeColors({})).toBe('');
    expect(formatCodeColors({prism: {theme: light}})).toBe('');
    expect(formatCodeColors({prism: {theme: light, darkTheme: light}})).toBe(
      '',
    );
  });
});
