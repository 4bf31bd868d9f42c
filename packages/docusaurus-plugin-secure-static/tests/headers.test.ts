import {describe, expect, it} from 'vitest';
import {
  formatHeadersFile,
  headersFor,
  parseHeadersFile,
} from '../src/headers/headers-file';
import {hashInlineScripts} from '../src/headers/inline-scripts';
import {
  createHeaderRules,
  createPolicy,
  insertPolicy,
} from '../src/headers/policy';
import {formatPolicy} from '../src/headers/policy-text';
import {hashStyleAttributes} from '../src/headers/style-attributes';
import {bundleTrustedTypes} from '../src/trusted-types';

describe('hashInlineScripts', () => {
  it('hashes the bytes between the tags', () => {
    // The example in the section on hashes of the specification.
    expect(
      hashInlineScripts("<script>alert('Hello, world.');</script>"),
    ).toEqual(["'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"]);
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
    expect(script).toMatch(/^"use strict";.*trustedTypes/);
    expect(script).not.toMatch(/[\n<]\/script/);
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
