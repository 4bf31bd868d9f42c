import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {listLaterFonts} from '../src/styles/later-fonts';

/** Writes a font with a range; its name is in its address. */
const font = (name: string, range: string, family = 'Text') =>
  `@font-face{font-family:"${family}";src:url(${name})${range && `;unicode-range:${range}`}}`;

/** Lists the names of the fonts that can follow later. */
function listLater(css: string, text = ''): string[] {
  const characters = Array.from(text, (at) => at.codePointAt(0) ?? 0);
  return [...listLaterFonts(postcss.parse(css), new Set(characters))]
    .map((face) => /url\((\w+)\)/.exec(String(face))?.[1] ?? '')
    .sort();
}

describe('a font', () => {
  it('can follow later if the text has none of its characters', () => {
    const fonts =
      font('basic', 'U+20-7E') + font('latin', 'U+A1-FF, u+152-153');
    expect(listLater(fonts, '→')).toEqual(['latin']);
    expect(listLater(fonts, 'é')).toEqual([]);
    expect(listLater(fonts, 'œ')).toEqual([]);
    expect(listLater(font('one', 'U+2122'), '™')).toEqual([]);
    expect(listLater(font('han', 'U+4??'), 'Ћ')).toEqual([]);
    expect(listLater(font('han', 'U+4??'), '→')).toEqual(['han']);
  });

  it('is needed at once if it has all characters, or some of ASCII', () => {
    expect(listLater(font('all', '') + font('digits', 'U+30-39'))).toEqual([]);
  });

  it('is needed at once if styles insert one of its characters', () => {
    const arrows = font('arrows', 'U+2190-2193');
    expect(listLater(`${arrows}a::after{content:"→"}`)).toEqual([]);
    expect(listLater(String.raw`${arrows}a::after{content:"\2192 "}`)).toEqual(
      [],
    );
    expect(listLater(`${arrows}a::after{content:"…"}`)).toEqual(['arrows']);
  });

  it('does not take precedence over one of its family that came after it', () => {
    const wide = font('wide', 'U+A1-FF');
    expect(listLater(wide + font('narrow', 'U+20-7E,U+AB'))).toEqual([]);
    expect(listLater(wide + font('other', 'U+20-FF', 'Code'))).toEqual([
      'wide',
    ]);
    expect(listLater(font('narrow', 'U+20-7E,U+AB') + wide)).toEqual(['wide']);
  });
});
