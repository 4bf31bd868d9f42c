import {describe, expect, it} from 'vitest';
import {createCollector} from '../src/styles/collect-names';
import {compareRules, indexElements} from '../src/styles/rule-order';
import {splitStyles} from '../src/styles/split-styles';

/** Splits styles for a page whose beginning ends at the `|`. */
function split(css: string, page: string, keep: string[] = []): string[] {
  const collect = createCollector();
  const {elements, beginning} = collect(
    page.replace('|', ''),
    page.indexOf('|'),
  );
  const {first, rest} = splitStyles(
    css,
    beginning,
    compareRules(indexElements(elements, keep)),
  );
  return [first, rest];
}

describe('the styles of a page in two parts', () => {
  it('are divided by the elements at its beginning', () => {
    expect(
      split('h1{top:0}.a{top:0}ul,p{left:0}', '<h1></h1><p>|<ul class=a>'),
    ).toEqual(['h1{top:0}p{left:0}', '.a{top:0}ul{left:0}']);
  });

  it('leave states and print for later', () => {
    const later =
      'p:hover{top:0}p:focus-visible{top:0}@media print{p{top:0}}@media (scripting: none){p{top:0}}';
    expect(split(`p{left:0}${later}`, '<p>|')).toEqual(['p{left:0}', later]);
    const now = 'p:not(:hover){top:0}@media (width<9px){p{top:0}}';
    expect(split(now, '<p>|')).toEqual([now, '']);
  });

  it('leave attributes for later that only scripts add', () => {
    expect(
      split(
        '[aria-busy]{color:red}[lang]{left:0}html[data-theme=dark]{left:1px}',
        '<html lang=en><p>|',
      ),
    ).toEqual([
      '[lang]{left:0}html[data-theme=dark]{left:1px}',
      '[aria-busy]{color:red}',
    ]);
  });

  it('leave variables for later that only later rules read', () => {
    expect(
      split(
        ':root{--a:1px;--b:var(--c);--c:2px}p{top:var(--a)}ul{top:var(--b)}',
        '<html><p>|<ul>',
      ),
    ).toEqual([
      ':root{--a:1px}p{top:var(--a)}',
      ':root{--b:var(--c);--c:2px}ul{top:var(--b)}',
    ]);
  });

  it('have each animation where it is used first', () => {
    const [a, b] = ['a', 'b'].map((name) => `@keyframes ${name}{to{top:0}}`);
    expect(
      split(
        `${a}${b}p{animation:a 1s}ul{animation-name:b}h1{animation:a}`,
        '<p>|<ul><h1>',
      ),
    ).toEqual([
      `${a}p{animation:a 1s}`,
      `${b}ul{animation-name:b}h1{animation:a}`,
    ]);
  });

  it('have all cascade layers in the first part, whose order matters', () => {
    const layers =
      '@layer a{@media print{ul{top:0}}}@layer b{p{top:0}ul:hover{top:0}}';
    expect(split(`${layers}ul{left:0}`, '<p>|<ul>')).toEqual([
      layers,
      'ul{left:0}',
    ]);
  });

  it('have the variables and animations of layers that later rules use', () => {
    const layers =
      '@layer a{:root{--a:var(--b);--b:1px}@keyframes b{to{top:0}}}@layer b{:root{--a:2px}}';
    const later = 'ul{top:var(--a);animation:b 1s}';
    expect(split(`${layers}p{top:0}${later}`, '<html><p>|<ul>')).toEqual([
      `${layers}p{top:0}`,
      later,
    ]);
  });

  it('have all fonts in the first part', () => {
    const font = '@font-face{font-family:a;src:url(a.woff2)}';
    expect(split(`${font}p{top:0}ul{top:0}`, '<p>|<ul>')).toEqual([
      `${font}p{top:0}`,
      'ul{top:0}',
    ]);
  });

  it('are divided by the elements around those at the beginning', () => {
    const now = 'h1+p{top:0}div>p{top:0}';
    const later =
      'p+p{top:0}.a>p{top:0}div>h1>p{top:0}div:has(h2){top:0}p+:is(h2,p){top:0}';
    expect(
      split(now + later, '<div><h1></h1><p></p>|<h2></h2></div><p class=a>'),
    ).toEqual([now, later]);
  });

  it('are divided by all elements around, in any order of combinators', () => {
    const now =
      'main p{top:0}main>div p{top:0}main div>p{top:0}main h1+p{top:0}main h1~p{top:0}';
    const later = 'ul p{top:0}main>p b{top:0}ul h1+p{top:0}ul h1~p{top:0}';
    expect(
      split(
        now + later,
        '<main><div><h1></h1><p></p>|<ul><p></p><b></b></ul></div></main>',
      ),
    ).toEqual([now, later]);
  });
});

describe('a rule for later elements that one for the beginning may override', () => {
  const isFirst = (css: string, page: string, keep?: string[]) =>
    split(css, page, keep)[1] === '';

  it('is in the first part if an element may match both', () => {
    expect(isFirst('.b{top:0}.a{top:1px}', '<p class=a>|<p class="a b">')).toBe(
      true,
    );
    expect(isFirst('.b{top:0}.a{top:1px}', '<p class=a>|<p class=b>')).toBe(
      false,
    );
  });

  it('is in the first part if it sets the same property, or a part of it', () => {
    const page = '<p class=a>|<p class="a b">';
    for (const [later, first] of [
      ['margin-top:0', 'margin:0'],
      ['margin-inline:0', 'margin-left:0'],
      ['border-radius:0', 'border:0'],
      ['left:0', 'inset-inline:0'],
      ['min-width:0', 'inline-size:0'],
      ['-webkit-mask:none', 'mask:none'],
      ['row-gap:0', 'gap:0'],
      ['line-height:1', 'font:inherit'],
      ['--x:0', '--x:1;top:var(--x)'],
    ]) {
      expect(isFirst(`.b{${later}}.a{${first}}`, page), later).toBe(true);
    }
    expect(isFirst('.b{top:0}.a{color:red}', page)).toBe(false);
    expect(isFirst('.b{--x:0}.a{--y:1;top:var(--y)}', page)).toBe(false);
  });

  it('is in the second part if their order does not matter', () => {
    const page = '<p class=a>|<p class="a b">';
    expect(isFirst('.b{top:0}p.a{top:1px}', page)).toBe(false);
    expect(isFirst('.b{top:0!important}.a{top:1px}', page)).toBe(false);
    expect(isFirst('.b::before{top:0}.a::after{top:1px}', page)).toBe(false);
    expect(isFirst('.a{top:1px}.b{top:0}', page)).toBe(false);
  });

  it('is judged by parents, roles, types and lists of selectors', () => {
    const page =
      '<div class=c><p class=a></p></div>|<div class=d><p class=b role=tab></p></div>';
    expect(isFirst('.b{top:0}.c>*{top:1px}', page)).toBe(false);
    expect(isFirst('.d>.b{top:0}.c>*{top:1px}', page)).toBe(false);
    expect(
      isFirst('.b{top:0}.c>*{top:1px}', `${page}<div class=c><b class=b>`),
    ).toBe(true);
    expect(isFirst('[role=tab]{top:0}.a{top:1px}', page)).toBe(false);
    expect(
      isFirst('[role=tab]{top:0}.a{top:1px}', `${page}<p class=a role=tab>`),
    ).toBe(true);
    expect(isFirst(':is(.b,.d){top:0}.a{top:1px}', page)).toBe(false);
    expect(
      isFirst(':is(.b,.d){top:0}.a{top:1px}', `${page}<p class="a d">`),
    ).toBe(true);
  });

  it('is judged by the elements before it, and by the root', () => {
    const page = '<html><h1></h1><p class=a>|<ul></ul><p class=b><ul></ul>';
    expect(isFirst('ul{top:0}h1+*{top:1px}', page)).toBe(false);
    expect(isFirst('ul{top:0}h1+*{top:1px}', `${page}<h1></h1><ul>`)).toBe(
      true,
    );
    expect(isFirst('ul+.b{top:0}h1+.a{top:1px}', page)).toBe(false);
    expect(isFirst('.b{--x:0}:root{--x:1;top:var(--x)}', page)).toBe(false);
    expect(
      isFirst('.b{--x:0}:root{--x:1;top:var(--x)}', `<html class=b>|`),
    ).toBe(true);
    const child = '<div class=c><p></div>|<div class=d><ul>';
    expect(isFirst('.d>*{top:0}:is(.c)>*{top:1px}', child)).toBe(false);
  });

  it('moves the rules that it may override in turn', () => {
    expect(
      isFirst(
        '.c{top:0}.b{top:1px}.a{top:2px}',
        '<p class=a>|<p class="a b"><p class="b c">',
      ),
    ).toBe(true);
  });

  it('may match any element if scripts add its class', () => {
    const page = '<p class=a>|';
    expect(isFirst('.on{top:0}.a{top:1px}', page, ['on'])).toBe(true);
    expect(isFirst('.on{top:0}.a{top:1px}', page)).toBe(false);
  });
});
