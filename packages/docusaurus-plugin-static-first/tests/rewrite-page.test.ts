import {describe, expect, it} from 'vitest';
import {
  listStylesheets,
  rewritePage,
  type PageParts,
} from '../src/pages/rewrite-page';

const PARTS: PageParts = {
  baseUrl: '/',
  head: 'first()',
  main: 'main()',
  speculation: '{"prerender":[]}',
  settings: {
    controls: 'button',
    namespace: '',
    announcement: null,
    followsSystem: false,
    texts: {
      notLoaded: 'Not </script> loaded',
      retry: 'Retry',
      switch: {light: 'Light', dark: 'Dark'},
    },
  },
};

/** A minified page, without quotes and end tags. */
const PAGE =
  '<!doctype html><html lang=en><meta charset=UTF-8><title>Page</title>' +
  '<link rel=stylesheet href=/assets/css/styles.1.css>' +
  '<script src=/assets/js/runtime.1.js defer></script>' +
  '<script src="/assets/js/main.1.js" defer></script>' +
  '<body><script>inline()</script><p>Text';

function settingsOf(html: string): unknown {
  const [, text = ''] =
    /<script type="application\/json" id="static-first">(.*?)<\/script>/.exec(
      html,
    ) ?? [];
  return JSON.parse(text);
}

describe('a rewritten page', () => {
  const html = rewritePage(PAGE, PARTS, {
    styles: {first: 'p{margin:0}', rest: ''},
    onLoad: false,
  });

  it('loads no script and no stylesheet', () => {
    expect(html).not.toMatch(/<script[^>]*\ssrc=|<link rel=stylesheet/);
  });

  it('has no styles of open lists, which have no effect', () => {
    const open = 'style="display:block;overflow:visible;height:auto"';
    const shut = '<ul style=display:none;overflow:hidden;height:0>';
    const page = `${PAGE}<ul ${open} class=a><div style=display:block;overflow:visible;height:auto;>${shut}`;
    expect(rewritePage(page, PARTS, {onLoad: false})).toContain(
      `<ul class=a><div>${shut}`,
    );
  });

  it('lists them for later, in order', () => {
    expect(settingsOf(html)).toMatchObject({
      scripts: ['/assets/js/runtime.1.js', '/assets/js/main.1.js'],
      styles: ['/assets/css/styles.1.css'],
    });
    expect(settingsOf(html)).not.toHaveProperty('onLoad');
  });

  it('loads the scripts and stylesheets of authors as before', () => {
    const inBody =
      '<p>Text<script src=/assets/js/own.js></script>' +
      '<link rel=stylesheet href=/assets/css/own.css>';
    const styles = {first: 'p{margin:0}', rest: ''};
    expect(
      rewritePage(PAGE + inBody, PARTS, {styles, onLoad: false}),
    ).toContain(inBody);
    const others =
      '<link rel=stylesheet href=https://cdn.harbour.test/katex.css>' +
      '<link rel=stylesheet href=/css/print.css media=print>' +
      '<script src=https://count.harbour.test/a.js data-site=docs async></script>' +
      '<script src=/js/own.js type=module></script>';
    const rewritten = rewritePage(
      PAGE.replace('<body>', `${others}<body>`),
      PARTS,
      {styles, onLoad: false},
    );
    expect(rewritten).toContain(others);
    expect(listStylesheets(PAGE + others + inBody, '/')).toEqual([
      '/assets/css/styles.1.css',
    ]);
    expect(settingsOf(rewritten)).toMatchObject({
      scripts: ['/assets/js/runtime.1.js', '/assets/js/main.1.js'],
      styles: ['/assets/css/styles.1.css'],
    });
  });

  it('has its styles in the head, and keeps inline scripts of others', () => {
    const [head = '', body = ''] = html.split('<body>');
    expect(head).toContain('<style>p{margin:0}</style>');
    expect(head).toContain('<script>first()</script>');
    expect(head).toContain('<script type="speculationrules">');
    expect(body).toContain('<script>inline()</script>');
    expect(body.endsWith('<script>main()</script>')).toBe(true);
  });

  it('has the rest of its styles at the end of its introduction', () => {
    const styles = {first: 'p{margin:0}', rest: 'ul{margin:0}'};
    const rewrite = (body: string) =>
      rewritePage(PAGE + body, PARTS, {styles, onLoad: false});
    expect(rewrite('<main><h1>Title</h1><p>Intro<p>Text')).toContain(
      '<p>Intro<style data-inserted>ul{margin:0}</style><p>Text',
    );
    expect(rewrite('<main>Text')).toContain(
      '<style>p{margin:0}</style><style>ul{margin:0}</style><script>first()',
    );
  });

  it('leaves it to its script whether fonts are preloaded', () => {
    const link = '<link as=font rel=preload href=a.woff2>';
    const image = '<link as=image rel=preload href=a.svg>';
    const held = rewritePage(
      PAGE.replace('<body>', `${link}${image}<body>`),
      PARTS,
      {onLoad: false},
    );
    expect(held).toContain('<link media="not all" as=font rel=preload');
    expect(held).toContain(image);
  });

  it('has its parts outside attributes, comments and scripts that contain tags', () => {
    const before =
      '<meta property=og:title content="The <body> and </head> elements">' +
      '<meta name=description content="Use <script src=/assets/js/a.js></script>">' +
      '<meta name=b content="Use <link rel=stylesheet href=/assets/css/a.css>">' +
      '<meta name=c content="Use <link rel=preload as=font href=/a.woff2>">' +
      '<!-- <body> -->';
    const after =
      '<h2>Tags<a class=hash-link aria-label="Direct link to </body>" href=#tags>#</a></h2>' +
      '<p title="<ul style=display:block;overflow:visible;height:auto >">Text' +
      '<script>add("</body></html>")</script><!-- </body> -->';
    const rewritten = rewritePage(
      PAGE.replace('<title>', `${before}<title>`) + after,
      PARTS,
      {styles: {first: 'p{margin:0}', rest: ''}, onLoad: false},
    );
    expect(rewritten).toContain(before);
    expect(rewritten).toContain(`${after}<script type="application/json"`);
    expect(rewritten).toContain('{"prerender":[]}</script><body>');
    expect(settingsOf(rewritten)).toMatchObject({
      scripts: ['/assets/js/runtime.1.js', '/assets/js/main.1.js'],
      styles: ['/assets/css/styles.1.css'],
    });
  });

  it('loads no file of the bundler, whatever the attributes before its address contain', () => {
    const rewritten = rewritePage(
      PAGE.replace(
        '<body>',
        '<script title="a > b, src=c" src=/assets/js/a.js></script><body>',
      ),
      PARTS,
      {onLoad: false},
    );
    expect(rewritten).not.toContain('src=/assets/js/a.js');
  });

  it("contains data that can't end its element", () => {
    expect(settingsOf(html)).toMatchObject({
      texts: {notLoaded: 'Not </script> loaded'},
    });
  });

  it('keeps its stylesheets without inline styles', () => {
    const kept = rewritePage(PAGE, PARTS, {onLoad: true});
    expect(listStylesheets(kept, '/')).toEqual(['/assets/css/styles.1.css']);
    expect(settingsOf(kept)).toMatchObject({styles: [], onLoad: true});
  });

  it('has the new parts inside the elements of a page with end tags', () => {
    const whole = `<html><head><script src=/assets/js/a.js></script></head><body><p>Text</p></body></html>`;
    expect(
      rewritePage(whole, PARTS, {
        styles: {first: '', rest: ''},
        onLoad: false,
      }),
    ).toMatch(
      /<script type="speculationrules">.*<\/head>.*main\(\)<\/script><\/body>/,
    );
  });

  it('is rejected if it has no script to defer', () => {
    expect(() => rewritePage('<body>', PARTS, {onLoad: false})).toThrow(
      "the page loads no script of Docusaurus in its head: load it there in the site's 'ssrTemplate'",
    );
  });

  it('is rejected if it has no body', () => {
    const head = '<head><script src=/assets/js/a.js></script>';
    expect(() => rewritePage(head, PARTS, {onLoad: false})).toThrow(
      "the page has no <body>: write it in the site's 'ssrTemplate'",
    );
  });
});
