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
  formatPolicy,
  insertPolicy,
  insertScript,
} from '../src/headers/policy';
import {hashStyleAttributes} from '../src/headers/style-attributes';
import {bundleTrustedTypes} from '../src/trusted-types';

describe('hashInlineScripts', () => {
  it('hashes the bytes between the tags', () => {
    // The example of the specification's section on hashes.
    expect(
      hashInlineScripts("<script>alert('Hello, world.');</script>"),
    ).toEqual(["'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"]);
  });

  it('leaves out scripts with a source and data blocks', () => {
    expect(
      hashInlineScripts(
        '<script src="/a.js"></script><script type=application/ld+json>{}</script>',
      ),
    ).toEqual([]);
  });

  it('takes modules and several scripts', () => {
    expect(
      hashInlineScripts('<script type="module">1</script><script>2</script>'),
    ).toHaveLength(2);
  });
});

describe('hashStyleAttributes', () => {
  it('hashes the value that the browser sees, however it is written', () => {
    const [hash] = hashStyleAttributes('<p style="color:red">');
    expect(hash).toBe("'sha256-8f935d27GvUutRyY9yWScUMiFUk4WTdZURISiYfPOeQ='");
    expect(hashStyleAttributes('<p style=color:red>')).toEqual([hash]);
    expect(hashStyleAttributes("<p style='color:red'>")).toEqual([hash]);
    expect(hashStyleAttributes('<p style="&#99;olor&#x3a;red">')).toEqual([
      hash,
    ]);
  });

  it('gives each value once and finds none where there is none', () => {
    expect(
      hashStyleAttributes('<b style="a:b"></b><i style="a:b"></i>'),
    ).toHaveLength(1);
    expect(hashStyleAttributes('<p data-style="a" title=style>')).toEqual([]);
  });
});

const none = {sources: {}, styles: [], trustedTypes: false as const};

describe('createPolicy', () => {
  it('allows nothing inline but what is hashed', () => {
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

  it('names style attributes by their hashes', () => {
    expect(
      formatPolicy(
        createPolicy(
          {scripts: [], styles: [], styleAttributes: ["'sha256-b='"]},
          none,
        ),
      ),
    ).toContain("style-src-attr 'unsafe-hashes' 'sha256-b=';");
  });

  it('widens a directive only by what is asked for', () => {
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
  it('are required where they are on, with the names of all policies', () => {
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

  it('are inspected by a script that runs before all others', async () => {
    const script = await bundleTrustedTypes();
    const page = insertScript(
      '<meta charset=utf-8><script>first()</script>',
      script,
    );
    expect(page).toMatch(
      /^<meta charset=utf-8><script>"use strict";.*trustedTypes.*<\/script><script>first/,
    );
    expect(script).not.toMatch(/[\n<]\/script/);
  });
});

describe('insertPolicy', () => {
  const policy = createPolicy(
    {scripts: [], styles: [], styleAttributes: []},
    none,
  );

  it('stands before all that it governs, without what a meta can not say', () => {
    const page = insertPolicy(
      '<html><head><meta charset=UTF-8><script src=a></script>',
      policy,
    );
    expect(page).toMatch(
      /<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]*"><script/,
    );
    expect(page).not.toContain('frame-ancestors');
  });

  it('refuses a page in which it would come too late', () => {
    expect(() =>
      insertPolicy('<script></script><meta charset="utf-8">', policy),
    ).toThrow('in front of the first script');
  });
});

describe('the headers file', () => {
  const rules = createHeaderRules(
    createPolicy({scripts: [], styles: [], styleAttributes: []}, none),
    '/handbook/',
    {maxAge: 60, includeSubDomains: false, preload: false},
  );

  it('reads back as it was written', () => {
    expect(parseHeadersFile(formatHeadersFile(rules))).toEqual(rules);
  });

  it('asks for encryption as long as the site says, and not otherwise', () => {
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

  it('keeps assets below the base URL for ever and nothing else', () => {
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
