import {describe, expect, it} from 'vitest';
import {
  formatHeadersFile,
  headersFor,
  parseHeadersFile,
} from '../../../lib/security/headers-file';
import {hashInlineScripts} from '../../../lib/security/inline-scripts';
import {createHeaderRules, createPolicy} from '../../../lib/security/policy';

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

describe('createPolicy', () => {
  it('allows no inline script but the hashed ones', () => {
    const policy = createPolicy(["'sha256-abc='"], {connect: [], styles: []});
    expect(policy).toContain("script-src 'self' 'sha256-abc='");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toMatch(/^default-src 'none'/);
  });

  it('widens connect-src only by what is asked for', () => {
    expect(
      createPolicy([], {connect: ['https://x.test'], styles: ['a{}']}),
    ).toContain("connect-src 'self' https://x.test;");
  });
});

describe('the headers file', () => {
  const rules = createHeaderRules('default-src none', '/handbook/');

  it('reads back as it was written', () => {
    expect(parseHeadersFile(formatHeadersFile(rules))).toEqual(rules);
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
