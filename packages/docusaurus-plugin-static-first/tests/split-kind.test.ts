import {describe, expect, it} from 'vitest';
import {createCollector} from '../src/styles/collect-names';
import {splitKind} from '../src/styles/split-kind';

const LONG = `top:${'1'.repeat(4000)}px`;

function part(
  css: string,
  pages: Readonly<Record<string, string>>,
  limit: number,
  keep: string[] = [],
): string[][] {
  const collect = createCollector();
  const known = Object.entries(pages).map(([file, html]) => ({
    file,
    // Without a separator, a page has no beginning.
    ...collect(html, html.indexOf('<hr>')),
  }));
  return splitKind(known, css, keep, limit)
    .map((some) => some.map(({file}) => file))
    .sort();
}

describe('pages of a kind', () => {
  const PAGES = {
    plain: '<p class=text>',
    plainer: '<p>',
    steps: '<ol class=steps>',
    both: '<ol class=steps><div class=lane>',
  };
  const CSS = `p{top:0}.text{left:0}.steps{${LONG};${LONG}}.lane{${LONG};${LONG};${LONG}}`;

  it('are split by the largest rules that only some of them need', () => {
    expect(part(CSS, PAGES, 2)).toEqual([
      ['plain', 'plainer'],
      ['steps', 'both'],
    ]);
  });

  it('are split again up to the limit', () => {
    expect(part(CSS, PAGES, 3)).toEqual([
      ['both'],
      ['plain', 'plainer'],
      ['steps'],
    ]);
  });

  it('are split in the best way even if it begins with a worse split', () => {
    const wide = (size: number) => `top:${'1'.repeat(2000 * size)}px`;
    const css = `.a{${wide(5)}}.b{${wide(4)}}.c{${wide(6)}}.d{${wide(4)}}`;
    const pages = {
      last: '<p class=d>',
      first: '<p class=a>',
      all: '<p class=a><p class=b><p class=c><p class=d>',
      both: '<p class=a><p class=b>',
    };
    expect(part(css, pages, 3)).toEqual([['all'], ['first', 'both'], ['last']]);
  });

  it('stay together if splitting would save little', () => {
    expect(part(CSS, PAGES, 9)).toHaveLength(3);
    const all = Object.keys(PAGES);
    expect(part('.steps{top:0}.lane{left:0}', PAGES, 9)).toEqual([all]);
  });

  it('stay together if the limit is one set of styles', () => {
    expect(part(CSS, PAGES, 1)).toEqual([Object.keys(PAGES)]);
  });

  it('are not split by names that scripts add', () => {
    const pages = {plain: PAGES.plain, steps: PAGES.steps};
    expect(part(CSS, pages, 2, ['steps', 'lane'])).toEqual([
      ['plain', 'steps'],
    ]);
  });

  it('are not split by the steps of an animation', () => {
    const css = `@keyframes steps{from{${LONG}}to{top:0}}`;
    expect(part(css, PAGES, 2)).toEqual([Object.keys(PAGES)]);
  });

  it('are split by the rules of their beginnings rather than by larger ones', () => {
    const css = `.text{${LONG}}.steps{${LONG};${LONG};${LONG}}`;
    const pages = {
      early: '<p class=text><hr>',
      earlier: '<p class=text><hr><ol class=steps>',
      late: '<p><hr><ol class=steps><p class=text>',
      latest: '<p><hr><p class=text>',
    };
    expect(part(css, pages, 2)).toEqual([
      ['early', 'earlier'],
      ['late', 'latest'],
    ]);
  });

  it('need a rule if one of its selectors matches', () => {
    const css = `.steps .lane,.text{${LONG};${LONG}}`;
    expect(part(css, PAGES, 2)).toEqual([
      ['plain', 'both'],
      ['plainer', 'steps'],
    ]);
  });
});
