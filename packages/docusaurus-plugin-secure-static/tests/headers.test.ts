import {describe, expect, it} from 'vitest';
import {
  formatHeadersFile,
  headersFor,
  parseHeadersFile,
} from '../src/headers/headers-file';
import * as inline from '../src/headers/inline-scripts';
import {listNestedTags} from '../src/headers/list-nested-tags';
import {
  createHeaderRules,
  createPolicy,
  insertPolicy,
} from '../src/headers/policy';
import {formatPolicy} from '../src/headers/policy-text';
import * as attributes from '../src/headers/style-attributes';
import {bundleTrustedTypes} from '../src/trusted-types';

const hashInlineScripts = (html: string) =>
  inline.hashInlineScripts(listNestedTags(html));
const hashInlineStyles = (html: string) =>
  inline.hashInlineStyles(listNestedTags(html));
const hashStyleAttributes = (html: string) =>
  attributes.hashStyleAttributes(listNestedTags(html));

/** What minified pages may have in their head, with `<` in attributes. */
const TITLES = ['script', 'style', 'title', '!--'].map(
  (name) => `<meta property=og:title content="The <${name}> element">`,
);

describe('hashInlineScripts', () => {
  it('hashes the bytes between the tags', () => {
    // The example in the section on hashes of the specification.
    expect(
      hashInlineScripts("<script>alert('Hello, world.');</script>"),
    ).toEqual(["'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"]);
  });

  it('hashes the line ends that browsers see', () => {
    const page =
      '<p style="color:\nred">\n<style>\np {}\n</style><script>\nrun();\n</script>';
    for (const end of ['\r\n', '\r']) {
      const other = page.replaceAll('\n', end);
      expect(hashInlineScripts(other)).toEqual(hashInlineScripts(page));
      expect(hashInlineStyles(other)).toEqual(hashInlineStyles(page));
      expect(hashStyleAttributes(other)).toEqual(hashStyleAttributes(page));
    }
  });

  it('skips scripts with a source and data blocks', () => {
    expect(
      hashInlineScripts(
        '<script src="/a.js"></script><script type=application/ld+json>{}</script>',
      ),
    ).toEqual([]);
  });

  it.each([
    'type=application/javascript',
    'type="text/ecmascript"',
    "type=' Text/JavaScript '",
    'data-type="menu" data-src="/a.js"',
  ])('hashes a script with %s, as browsers run it', (attributes) => {
    expect(hashInlineScripts(`<script ${attributes}>1</script>`)).toEqual(
      hashInlineScripts('<script>1</script>'),
    );
  });

  it('hashes modules and several scripts', () => {
    expect(
      hashInlineScripts('<script type="module">1</script><script>2</script>'),
    ).toHaveLength(2);
  });

  it.each([
    ...TITLES,
    '<!-- <script> -->',
    '<title>The <script> element</title>',
    '<style>p{background:url("<script>")}</style>',
  ])('hashes the script behind %s', (before) => {
    expect(hashInlineScripts(`${before}<script>1</script><p>Text</p>`)).toEqual(
      [inline.hashSource('1')],
    );
  });

  it('does not mistake the value of an attribute for attributes or the end of the tag', () => {
    expect(
      hashInlineScripts(
        `<script title="a > b, type=text/css or src=a">1</script>`,
      ),
    ).toEqual([inline.hashSource('1')]);
  });

  it('hashes the scripts of embedded documents', () => {
    expect(
      hashInlineScripts(
        `<iframe srcdoc='<script>a(&apos;b&apos;)</script>'></iframe>`,
      ),
    ).toEqual([inline.hashSource("a('b')")]);
  });
});

describe('hashInlineStyles', () => {
  it.each([
    ...TITLES,
    '<script>add("<style>")</script>',
    '<svg><title/></svg>',
  ])('hashes the style behind %s', (before) => {
    expect(hashInlineStyles(`${before}<style>p{}</style>`)).toEqual([
      inline.hashSource('p{}'),
    ]);
  });
});

describe('hashStyleAttributes', () => {
  it('hashes the decoded value, however it is quoted', () => {
    const [hash] = hashStyleAttributes('<p style="color:red">');
    expect(hash).toBe("'sha256-8f935d27GvUutRyY9yWScUMiFUk4WTdZURISiYfPOeQ='");
    expect(hashStyleAttributes('<p style=color:red>')).toEqual([hash]);
    expect(hashStyleAttributes("<p style='color:red'>")).toEqual([hash]);
    expect(hashStyleAttributes('<p style="&#99;olor&#x3a;red">')).toEqual([
      hash,
    ]);
  });

  it('returns each value once, and nothing for other attributes', () => {
    expect(
      hashStyleAttributes('<b style="a:b"></b><i style="a:b"></i>'),
    ).toHaveLength(1);
    expect(hashStyleAttributes('<p data-style="a" title=style>')).toEqual([]);
  });

  it.each([
    `<p title='Write style="' style="color:red">`,
    `<p title='Write style="a"' style='color:red'>`,
    '<p>Write style="</p><p style="color:red">',
  ])('hashes only the attribute of %s', (html) => {
    expect(hashStyleAttributes(html)).toEqual([inline.hashSource('color:red')]);
  });

  it('hashes those of markup in scripts', () => {
    expect(
      hashStyleAttributes(`<script>add('<b style="color:red">')</script>`),
    ).toEqual([inline.hashSource('color:red')]);
  });
});

const none = {sources: {}, styles: [], trustedTypes: false as const};

describe('createPolicy', () => {
  it('allows only hashed inline content', () => {
    const policy = formatPolicy(
      createPolicy(
        {scripts: ["'sha256-a='"], styles: [], styleAttributes: []},
        none,
      ),
    );
    expect(policy).toContain("script-src 'self' 'sha256-a=';");
    expect(policy).toContain("style-src-attr 'none';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).not.toContain('unsafe');
  });

  it('lists the hashes of style attributes', () => {
    expect(
      formatPolicy(
        createPolicy(
          {scripts: [], styles: [], styleAttributes: ["'sha256-b='"]},
          none,
        ),
      ),
    ).toContain("style-src-attr 'unsafe-hashes' 'sha256-b=';");
  });

  it('adds only the configured sources to a directive', () => {
    expect(
      formatPolicy(
        createPolicy(
          {scripts: [], styles: [], styleAttributes: []},
          {
            sources: {
              'connect-src': ['https://x.test'],
              'frame-src': ['https://y.test'],
            },
            styles: ['a{}'],
            trustedTypes: false,
          },
        ),
      ),
    ).toMatch(
      /connect-src 'self' https:\/\/x\.test;.*; frame-src https:\/\/y\.test$/,
    );
  });
});

describe('trusted types', () => {
  it('are required with the names of all policies if enabled', () => {
    const policy = formatPolicy(
      createPolicy(
        {scripts: [], styles: [], styleAttributes: []},
        {...none, trustedTypes: {policies: ['dompurify']}},
      ),
    );
    expect(policy).toContain(
      "; require-trusted-types-for 'script'; trusted-types default inspect dompurify",
    );
  });

  it('are inspected by a script in a single line', async () => {
    const script = await bundleTrustedTypes();
    expect(script).toMatch(/^.*trustedTypes.*$/);
    expect(script).not.toContain('</script');
    // Nor does it depend on the tsconfig.json around, which sites don't have.
    expect(script).not.toContain('use strict');
  });
});

describe('insertPolicy', () => {
  const policy = createPolicy(
    {scripts: [], styles: [], styleAttributes: []},
    none,
  );

  it('is inserted before everything that it governs, without directives for headers only', () => {
    const page = insertPolicy(
      '<html><head><meta charset=UTF-8><script src=a></script>',
      policy,
    );
    expect(page).toMatch(
      /<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]*"><script/,
    );
    expect(page).not.toContain('frame-ancestors');
  });

  it('is not inserted into a comment or an attribute', () => {
    const before = [
      '<!-- <meta charset=utf-8> -->',
      '<html data-note="<script> and <meta charset=utf-8>">',
      '<meta charset=utf-8>',
    ].join('');
    expect(insertPolicy(`${before}<script></script>`, policy)).toMatch(
      new RegExp(`^${before}<meta http-equiv="Content-Security-Policy"`),
    );
  });

  it('rejects a page in which it would come too late', () => {
    expect(() =>
      insertPolicy('<script></script><meta charset="utf-8">', policy),
    ).toThrow('before the first script');
  });
});

describe('the headers file', () => {
  const rules = createHeaderRules(
    createPolicy({scripts: [], styles: [], styleAttributes: []}, none),
    '/handbook/',
    {maxAge: 60, includeSubDomains: false, preload: false},
  );

  it('is parsed back to the same rules', () => {
    expect(parseHeadersFile(formatHeadersFile(rules))).toEqual(rules);
  });

  it('requires encryption for the configured time, or not at all', () => {
    expect(headersFor(rules, '/handbook/x')).toHaveProperty(
      'Strict-Transport-Security',
      'max-age=60',
    );
    const without = createHeaderRules(
      createPolicy({scripts: [], styles: [], styleAttributes: []}, none),
      '/',
      false,
    );
    expect(headersFor(without, '/x')).not.toHaveProperty(
      'Strict-Transport-Security',
    );
  });

  it('caches only assets below the base URL, without expiry', () => {
    expect(
      headersFor(rules, '/handbook/assets/x.js')['Cache-Control'],
    ).toContain('immutable');
    expect(headersFor(rules, '/handbook/x')).not.toHaveProperty(
      'Cache-Control',
    );
    expect(headersFor(rules, '/handbook/x')).toHaveProperty(
      'X-Content-Type-Options',
      'nosniff',
    );
  });
});
