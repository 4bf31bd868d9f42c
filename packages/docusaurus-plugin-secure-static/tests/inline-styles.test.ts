import {expect, it} from 'vitest';
import {createPolicy} from '../src/headers/policy';
import {formatPolicy} from '../src/headers/policy-text';

// Browsers ignore 'unsafe-inline' in a directive with a hash.
it.each(["'unsafe-inline'", "'Unsafe-Inline'"])(
  'the policy lists no hashes of styles beside %s',
  (source) => {
    const policy = formatPolicy(
      createPolicy(
        {
          scripts: ["'sha256-a='"],
          styles: ["'sha256-b='"],
          styleAttributes: ["'sha256-c='"],
        },
        {
          sources: {'style-src': [source]},
          styles: ['a{}'],
          trustedTypes: false,
        },
      ),
    );
    expect(policy).toContain(`style-src 'self' ${source};`);
    expect(policy).toContain("style-src-attr 'unsafe-inline';");
    expect(policy).toContain("script-src 'self' 'sha256-a=';");
  },
);
