import {describe, expect, it} from 'vitest';
import {createHeaderRules, createPolicy} from '../src/headers/policy';
import {formatPolicy} from '../src/headers/policy-text';
import {scoreHeaders} from '../src/observatory';

const policy = createPolicy(
  {scripts: ["'sha256-a='"], styles: [], styleAttributes: ["'sha256-b='"]},
  {sources: {}, styles: ['a{}'], trustedTypes: {policies: []}},
);
const [all] = createHeaderRules(policy, '/', {
  maxAge: 63_072_000,
  includeSubDomains: true,
  preload: true,
});
const headers = Object.fromEntries(
  Object.entries(all?.headers ?? {}).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]),
);

describe('the headers', () => {
  it('reach 120 points and more in MDN Observatory', () => {
    expect(scoreHeaders(headers)).toBe(130);
  });

  it('would score lower without any one of them', () => {
    for (const name of [
      'content-security-policy',
      'strict-transport-security',
      'x-content-type-options',
      'referrer-policy',
      'cross-origin-resource-policy',
    ]) {
      const rest = Object.fromEntries(
        Object.entries(headers).filter(([other]) => other !== name),
      );
      expect(scoreHeaders(rest), name).toBeLessThan(scoreHeaders(headers));
    }
  });

  it('would be invalid with a repeated directive', () => {
    const policy = headers['content-security-policy'] ?? '';
    expect(
      scoreHeaders({
        ...headers,
        'content-security-policy': `${policy}; img-src 'self'`,
      }),
    ).toBe(75);
  });

  it('count in capitals and with a semicolon at the end, too', () => {
    const policy = headers['content-security-policy'] ?? '';
    const directives = policy.replaceAll(/(?:^|; )[a-z-]+/g, (name) =>
      name.toUpperCase(),
    );
    expect(
      scoreHeaders({...headers, 'content-security-policy': `${directives};`}),
    ).toBe(130);
  });

  it('would score lower with unsafe styles or scripts', () => {
    const loosen = (name: string) => ({
      ...headers,
      'content-security-policy': formatPolicy(policy).replace(
        `${name} `,
        `${name} 'unsafe-inline' `,
      ),
    });
    expect(scoreHeaders(loosen('style-src'))).toBe(120);
    expect(scoreHeaders(loosen('script-src'))).toBe(80);
  });
});
