import {describe, expect, it} from 'vitest';
import {
  createHeaderRules,
  createPolicy,
  formatPolicy,
} from '../../../lib/security/policy';

const policy = createPolicy(
  {scripts: ["'sha256-a='"], styleAttributes: ["'sha256-b='"]},
  {connect: [], styles: ['a{}']},
);
const [all] = createHeaderRules(policy, '/');
const headers = all?.headers ?? {};

function sourcesOf(text: string, name: string): string[] {
  const directives = new Map(
    text.split('; ').map((directive) => {
      const [key = '', ...sources] = directive.split(' ');
      return [key, sources];
    }),
  );
  return directives.get(name) ?? directives.get('default-src') ?? ['*'];
}

function scorePolicy(text: string | undefined): number {
  if (text === undefined) {
    return -25;
  }
  const isUnsafe = (name: string) =>
    sourcesOf(text, name).some((source) =>
      ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'data:'].includes(
        source,
      ),
    );
  if (isUnsafe('script-src') || isUnsafe('object-src')) {
    return -20;
  }
  if (isUnsafe('style-src')) {
    return 0;
  }
  return sourcesOf(text, 'default-src').join() === "'none'" ? 10 : 5;
}

/**
 * The score by the rules of MDN's HTTP Observatory, for the headers of a site
 * without cookies: bonuses count where there are at least 90 points without.
 * https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js
 */
function score(sent: Readonly<Record<string, string>>): number {
  const csp = sent['Content-Security-Policy'];
  const hsts = sent['Strict-Transport-Security'] ?? '';
  const age = Number(/max-age=(\d+)/.exec(hsts)?.[1] ?? 0);
  const framed = csp !== undefined && /frame-ancestors 'none'/.test(csp);
  const parts = [
    scorePolicy(csp),
    // Five more would be due to a host that is in the browsers' own list.
    age >= 15_768_000 ? 0 : -20,
    sent['X-Content-Type-Options'] === 'nosniff' ? 0 : -5,
    framed ? 5 : -20,
    /^(?:no-referrer|same-origin|strict-origin)/.test(
      sent['Referrer-Policy'] ?? '',
    )
      ? 5
      : 0,
    sent['Cross-Origin-Resource-Policy'] === 'same-origin' ? 10 : 0,
  ];
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
  const plain = 100 + sum(parts.filter((part) => part < 0));
  return plain >= 90 ? plain + sum(parts.filter((part) => part > 0)) : plain;
}

describe('the headers', () => {
  it('reach 120 points and more in MDN Observatory', () => {
    expect(score(headers)).toBe(130);
  });

  it('would lose points with any of them gone', () => {
    for (const name of [
      'Content-Security-Policy',
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'Referrer-Policy',
      'Cross-Origin-Resource-Policy',
    ]) {
      const rest = Object.fromEntries(
        Object.entries(headers).filter(([other]) => other !== name),
      );
      expect(score(rest), name).toBeLessThan(score(headers));
    }
  });

  it('would lose points with unsafe styles or scripts', () => {
    const loosen = (name: string) => ({
      ...headers,
      'Content-Security-Policy': formatPolicy(policy).replace(
        `${name} `,
        `${name} 'unsafe-inline' `,
      ),
    });
    expect(score(loosen('style-src'))).toBe(120);
    expect(score(loosen('script-src'))).toBe(80);
  });
});
