import {describe, expect, it} from 'vitest';
import {createCollector} from '../src/styles/collect-names';
import {addToKind, kindOf, type PageKind} from '../src/styles/group-pages';
import {listNames} from '../src/styles/list-selectors';
import {inlineVariables} from '../src/styles/inline-variables';
import {purgeStyles} from '../src/styles/purge-styles';

const collect = createCollector();

function purge(css: string, html: string, keep: string[] = []) {
  return purgeStyles(css, collect(html).names, keep);
}

describe('the styles of a page', () => {
  it('contain only the rules of its elements, in order', () => {
    const css = 'p{margin:0}.a{top:0}.b{top:0}#c{top:0}.a .b{top:1px}';
    expect(purge(css, '<p class=a id=c>')).toBe(
      'p{margin:0}.a{top:0}#c{top:0}',
    );
  });

  it('contain the rules of escaped names', () => {
    const css = String.raw`.md\:flex{top:0}#a\.b{top:0}.w-1\/2{top:0}`;
    expect(purge(css, '<p class="md:flex" id=a.b>')).toBe(
      String.raw`.md\:flex{top:0}#a\.b{top:0}`,
    );
  });

  it('contain rules for all states', () => {
    const css =
      "p[aria-current='page']{top:0}p:hover{top:0}html[data-theme=dark] p{top:0}";
    expect(purge(css, '<html><p>')).toBe(css);
  });

  it('contain rules that require the absence of a name', () => {
    const css = ':where(:not(pre))>p{top:0}p:not(.a){top:0}';
    expect(purge(css, '<p>')).toBe(css);
  });

  it('omit rules that require one of several absent names', () => {
    const css =
      ':where(.a):hover{top:0}:is(.a,.b) p{top:0}:is(.b,p){top:0}:is(:not(.a)){top:0}';
    expect(purge(css, '<p>')).toBe(':is(.b,p){top:0}:is(:not(.a)){top:0}');
  });

  it('omit what depends on an element that they do not have', () => {
    const css = 'p:has(.a){top:0}p:has(>b){top:0}p:not(:has(.a)){top:0}';
    expect(purge(css, '<p><b>')).toBe('p:has(>b){top:0}p:not(:has(.a)){top:0}');
  });

  it('omit repeated declarations, and keep fallback values', () => {
    expect(purge('p{top:0;top:0;top:1px;top:0}', '<p>')).toBe(
      'p{top:0;top:1px;top:0}',
    );
  });

  it('omit blocks that have become empty', () => {
    const css = '@media print{@supports (top:0){.a{top:0}}}p{top:0}';
    expect(purge(css, '<p>')).toBe('p{top:0}');
  });

  it('name a layer that has become empty, whose place in the order counts', () => {
    expect(
      purge('@layer a{.a{top:0}}@layer b{p{top:0}}@layer a{.a{left:0}}', '<p>'),
    ).toBe('@layer a;@layer b{p{top:0}}');
    expect(purge('@layer{.a{top:0}}@layer a;p{top:0}', '<p>')).toBe(
      '@layer a;p{top:0}',
    );
  });

  it('contain the names that scripts add', () => {
    expect(purge('.active{top:0}', '<p>', ['active'])).toBe('.active{top:0}');
  });

  it('contain the variables that rules or markup read', () => {
    const css = ':root{--a:1;--b:2;--c:3}p{top:var(--a)}';
    expect(purge(css, '<html><p><svg fill="var(--b, red)">')).toBe(
      ':root{--a:1;--b:2}p{top:var(--a)}',
    );
  });

  it('contain the last value of a variable', () => {
    const css =
      ':root{--a:1;--b:2}.dark{--a:3}:root{--a:4;top:var(--a) var(--b)}';
    expect(purge(css, '<p class=dark>')).toBe(
      ':root{--b:2}.dark{--a:3}:root{--a:4;top:var(--a) var(--b)}',
    );
    expect(
      purge(':root{--a:1!important}:root{--a:2;top:var(--a)}', '<p>'),
    ).toBe(':root{--a:1!important}:root{--a:2;top:var(--a)}');
  });

  it('omit defaults that the root overrides, wherever they are', () => {
    const css =
      ':where(:root){--a:1;--b:1}:where(html[data-theme=dark]){--a:2;--b:2}:root{--a:3}';
    expect(purge(`${css}p{top:var(--a) var(--b)}`, '<html><p>')).toBe(
      ':where(:root){--b:1}:where(html[data-theme=dark]){--b:2}:root{--a:3}p{top:var(--a) var(--b)}',
    );
    const late = '@media print{:root{--a:1}}:where(:root){--a:2!important}';
    expect(purge(`${late}p{top:var(--a)}`, '<html><p>')).toBe(
      `${late}p{top:var(--a)}`,
    );
  });

  it('contain drawings as text, which compresses', () => {
    const svg = '<svg width="2">\n<path fill="#000" d="m0 50%"/></svg>\n';
    const packed = Buffer.from(svg).toString('base64');
    const css = `p{--icon:url(data:image/svg+xml;base64,${packed});mask:var(--icon)}`;
    const [, text = ''] =
      /"data:image\/svg\+xml,(.*)"/.exec(purge(css, '<p>')) ?? [];
    expect(text).not.toMatch(/[#<>"]/);
    expect(decodeURIComponent(text)).toBe(
      "<svg width='2'> <path fill='#000' d='m0 50%'/></svg>",
    );
  });

  it('leave drawings with a quote and other pictures unchanged', () => {
    const packed = Buffer.from(`<svg><text>it's</text></svg>`).toString(
      'base64',
    );
    const css = `p{mask:url(data:image/svg+xml;base64,${packed}),url("data:image/png;base64,AAAA")}`;
    expect(purge(css, '<p>')).toBe(css);
  });

  it('keep every font face, as variables may refer to it', () => {
    const css = "@font-face{font-family:'Text';src:url(a.woff2)}";
    expect(purge(css, '<p>')).toBe(css);
  });
});

describe('a kind of page', () => {
  it('is the plugin of the page, regardless of the page', () => {
    const one =
      '<html class="docs-wrapper plugin-docs plugin-id-guides docs-doc-id-one">';
    const two =
      '<html class="docs-wrapper docs-doc-page plugin-id-guides plugin-docs">';
    expect(kindOf(one)).toBe('plugin-docs plugin-id-guides');
    expect(kindOf(two)).toBe(kindOf(one));
    expect(
      kindOf('<html data-note="a > b class=plugin-x" class=plugin-blog>'),
    ).toBe('plugin-blog');
  });

  it('contains the pages of one instance that load the same styles', () => {
    const kinds = new Map<string, PageKind>();
    const add = (file: string, kind: string, stylesheet: string) => {
      addToKind(kinds, file, `<html class=plugin-${kind}><p>`, [stylesheet]);
    };
    add('one', 'a', 's.css');
    add('two', 'a', 's.css');
    add('three', 'b', 's.css');
    add('four', 'b', 'other.css');
    expect(
      [...kinds.values()].map(({pages}) => pages.map(({file}) => file)),
    ).toEqual([['one', 'two'], ['three'], ['four']]);
  });
});

describe('a stylesheet with custom properties', () => {
  const fold = (css: string, known: string[] = []) =>
    inlineVariables(css, new Set(known));

  it('inlines a value that is set and read once', () => {
    expect(fold(':root{--a:1px solid red}p{border:var(--a)}')).toBe(
      'p{border:1px solid red}',
    );
  });

  it.each([
    ['calc(var(--a)*1rem)', '1.5rem'],
    ['calc(.375rem*var(--a))calc(1rem/3)0', '.5625rem .33333rem 0'],
    ['calc(2*calc(var(--a)*1rem)) auto', '3rem auto'],
    ['calc(var(--a)*2 + 1px)', 'calc(1.5 *2 + 1px)'],
    ['min(calc(1rem + 2rem),50%)', 'min(3rem,50%)'],
    // What isn't plain, or differs without `calc()`, stays.
    [
      'calc(100% - 2px) calc(1rem*var(--b))',
      'calc(100% - 2px) calc(1rem*var(--b))',
    ],
    ['calc(1rem - 2rem) calc(3/2)', 'calc(1rem - 2rem) calc(3/2)'],
    ['calc(1px/0) calc(2px*2px)', 'calc(1px/0) calc(2px*2px)'],
    ['"calc(1rem*2)"', '"calc(1rem*2)"'],
  ])('calculates what this makes plain: %s', (value, expected) => {
    const css = `:root{--a:1.5}p{--b:1;margin:${value}}`;
    expect(fold(css, ['--b'])).toContain(`margin:${expected}}`);
  });

  it('inlines a short value everywhere', () => {
    expect(fold(':root{--a:0}p{top:var(--a);left:var(--a)}')).toBe(
      'p{top:0;left:0}',
    );
  });

  it('replaces an alias of another property of the root', () => {
    expect(
      fold(
        ':root{--a:var(--b);--b:red}html[data-theme=dark]{--b:blue}p,a{color:var(--a);fill:var(--a)}',
      ),
    ).toBe(
      ':root{--b:red}html[data-theme=dark]{--b:blue}p,a{color:var(--b);fill:var(--b)}',
    );
  });

  it('resolves chains of aliases', () => {
    expect(
      fold(':where(:root){--a:var(--b);--b:var(--c);--c:1px}p{top:var(--a)}'),
    ).toBe('p{top:1px}');
  });

  it('inlines the value of an aliased property only if it is read once', () => {
    const css = ':root{--a:var(--b);--b:1px solid red}p{border:var(--a)}';
    expect(fold(css)).toBe('p{border:1px solid red}');
    expect(fold(`${css}a{border:var(--a)}`)).toBe(
      ':root{--b:1px solid red}p{border:var(--b)}a{border:var(--b)}',
    );
  });

  it('keeps values separated', () => {
    expect(
      fold(':root{--a:1px;--b:2px}p{margin:var(--a)var(--b)var(--c)}'),
    ).toBe('p{margin:1px 2px var(--c)}');
    expect(fold(':root{--a:red}p{background:url("a( b")var(--a),none}')).toBe(
      'p{background:url("a( b") red,none}',
    );
  });

  it.each([
    [
      'is long and read twice',
      ':root{--a:1px solid red}p{top:var(--a)}a{top:var(--a)}',
    ],
    ['is set twice', ':root{--a:1}.b{--a:2}p{top:var(--a)}'],
    ['is set for some elements', '.b{--a:1}p{top:var(--a)}'],
    ['is set for print', '@media print{:root{--a:1}}p{top:var(--a)}'],
    ['is set in a state', 'html[data-theme=dark]{--a:1}p{top:var(--a)}'],
    ['has a fallback value', ':root{--a:1}p{top:var(--a,2)}'],
    ['has a keyword as its value', ':root{--a:inherit}p{top:var(--a)}'],
    [
      'is registered',
      '@property --a{syntax:"*";inherits:true}:root{--a:1}p{top:var(--a)}',
    ],
    [
      'refers to one that is set for some elements',
      ':root{--a:var(--b);--b:1}.c{--b:2}p{top:var(--a)}',
    ],
    ['refers to one that is never set', ':root{--a:var(--b)}p{top:var(--a)}'],
    [
      'is computed',
      ':root{--a:calc(var(--b) + 9px);--b:1px}.c{--b:2px}p{top:var(--a)}',
    ],
  ])('keeps one that %s', (_, css) => {
    expect(fold(css)).toBe(css);
  });

  it('keeps a property that is used elsewhere, and an alias of one', () => {
    const css = ':root{--a:1}p{top:var(--a)}';
    expect(fold(css, ['--a'])).toBe(css);
    const alias = ':root{--a:var(--b);--b:1}p{top:var(--a)}';
    expect(fold(alias, ['--b'])).toBe(alias);
  });

  it('keeps properties in attributes and scripts of a page', () => {
    const {names} = collect(
      '<p style="--a:1">t --no</p><script>s.setProperty("--b", i--)</script><p>--c</p>',
    );
    expect([...names.variables]).toEqual(['--a', '--b']);
  });
});

describe('the elements of pages', () => {
  it('are described alike if they differ only in classes without styles', () => {
    const styled = listNames('.wrap :is(.text\\:big){top:0}');
    const collectStyled = createCollector((name) => styled.has(name));
    const elements = ['one', 'two'].flatMap((page) => {
      const {beginning} = collectStyled(
        `<html class="wrap page-${page}"><p class="text:big of-${page}">`,
      );
      return [...beginning.elements];
    });
    expect([...new Set(elements)]).toEqual([
      'html .wrap',
      'p .text:big ^html ^.wrap <html <.wrap',
    ]);
  });
});
