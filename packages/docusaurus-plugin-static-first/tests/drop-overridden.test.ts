import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {dropOverridden} from '../src/styles/drop-overridden';

function drop(css: string): string {
  const root = postcss.parse(css);
  dropOverridden(root);
  return root.toString();
}

describe('a declaration that is overridden', () => {
  it('is dropped if the same selector sets its property again', () => {
    expect(drop('p{top:0;left:0}a{top:0}p{top:1px}')).toBe(
      'p{left:0}a{top:0}p{top:1px}',
    );
    expect(drop('p:hover{color:red}p:hover{color:#fff}')).toBe(
      'p:hover{}p:hover{color:#fff}',
    );
  });

  it('is dropped if all selectors of its rule set it again', () => {
    expect(drop('a,b{top:0}b{top:1px}i,a{top:2px}')).toBe(
      'a,b{}b{top:1px}i,a{top:2px}',
    );
    const partly = 'a,b{top:0}b{top:1px}';
    expect(drop(partly)).toBe(partly);
  });

  it('is dropped within the same conditions, or for none', () => {
    const media = '@media (width<9px){p{top:0}}';
    expect(drop(`${media}@media (width<9px){p{top:1px}}`)).toBe(
      '@media (width<9px){p{}}@media (width<9px){p{top:1px}}',
    );
    expect(drop(`${media}p{top:1px}`)).toBe(
      '@media (width<9px){p{}}p{top:1px}',
    );
    for (const css of [
      `${media}@media print{p{top:1px}}`,
      'p{top:0}@media print{p{top:1px}}',
      '@layer a{p{top:0}}p{top:1px}',
      'p{top:0}@layer a{p{top:1px}}',
      '@scope (a){p{top:0}}p{top:1px}',
      'a{p{top:0}}p{top:1px}',
      '@keyframes a{to{top:0}}to{top:1px}',
    ]) {
      expect(drop(css)).toBe(css);
    }
  });

  it('is dropped with variables and values that all browsers support', () => {
    expect(drop('p{color:red}p{color:color-mix(in lab,var(--a),red)}')).toBe(
      'p{}p{color:color-mix(in lab,var(--a),red)}',
    );
    expect(drop(':root{--a:url(a.svg)}:root{--a:image-set("b.avif")}')).toBe(
      ':root{}:root{--a:image-set("b.avif")}',
    );
    for (const css of [
      'p{height:100vh}p{height:100dvh}',
      'p{background:url("a.svg")}p{background:image-set("b.avif" 1x)}',
      'p{display:block}p{display:flow-root}',
      'p{top:0}p:popover-open{top:0}',
      'p{top:0}p,p::-moz-range-thumb{top:1px}',
    ]) {
      expect(drop(css)).toBe(css);
    }
  });

  it('stays if it is important, or the fallback in its own rule', () => {
    const important = 'p{top:0!important}p{top:1px}';
    expect(drop(important)).toBe(important);
    expect(drop('p{top:0}p{top:1px!important}')).toBe(
      'p{}p{top:1px!important}',
    );
    const fallback = 'p{width:9px;width:1em}';
    expect(drop(fallback)).toBe(fallback);
    expect(drop(`${fallback}p{width:0}`)).toBe('p{}p{width:0}');
  });

  it('stays if only another property or selector follows', () => {
    const css = 'p{padding:0}p{padding-left:1px}p:hover{padding:0}';
    expect(drop(css)).toBe(css);
  });
});
