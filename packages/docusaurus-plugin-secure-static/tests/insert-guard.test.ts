import {describe, expect, it} from 'vitest';
import {insertGuard} from '../src/headers/insert-guard';

const GUARD = '<script>guard</script>';

describe('the script of Trusted Types', () => {
  it.each([
    ['loads a file', '<script defer src=/main.js></script>'],
    ['is a module', '<script type=module>import "/a.js"</script>'],
    ['inserts markup', '<script>box.innerHTML = text</script>'],
    ['writes to the page', '<script>document.write("")</script>'],
    ['loads code', '<script>s = make("script"); add(s)</script>'],
    ['runs text', '<script>eval(text)</script>'],
    ['sets a handler', '<script>box.setAttribute("onclick", code)</script>'],
  ])('stands before the first script that %s', (_, user) => {
    const before =
      '<meta charset=utf-8><script>document.documentElement.lang = "en"</script><p>Text.';
    expect(insertGuard(`${before}${user}${user}`, 'guard')).toBe(
      `${before}${GUARD}${user}${user}`,
    );
  });

  it('does not mistake data, comments, styles and attributes for scripts', () => {
    const before = [
      '<!-- <script src=/a.js></script> -->',
      '<style>p{background:url("<svg title=\'<script src=/a.js></script>")}</style>',
      '<iframe srcdoc="<script src=/a.js></script>"></iframe>',
      '<script type="application/ld+json">{"src":"<script src"}</script>',
      '<script type=speculationrules>{"prerender":[]}</script>',
      '<img alt="a > b" title=\'it "is"\'>',
      '<title>The <script src=/a.js> element</title>',
      '<svg><title/></svg>',
    ].join('');
    const user = '<script src=/b.js></script>';
    expect(insertGuard(before + user, 'guard')).toBe(before + GUARD + user);
  });

  it('is absent from a page without such scripts', () => {
    const page = '<p>Text.<script>count += 1</script>';
    expect(insertGuard(page, 'guard')).toBe(page);
  });
});
