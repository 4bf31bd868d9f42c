// cspell:ignore sameorigin
import {parsePolicy} from './headers/policy-text';

/** A site's headers, by lower-case name. */
export type SentHeaders = Readonly<Record<string, string>>;

/** Sources that allow practically everything. */
const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*'];
const INLINE = ["'unsafe-inline'", 'data:'];

/**
 * Returns the sources of a policy's directives.
 *
 * @returns undefined if a directive is repeated, which invalidates the policy.
 */
function readSources(text: string): Map<string, readonly string[]> | undefined {
  const directives = parsePolicy(text);
  const policy = new Map(directives);
  return policy.size === directives.length ? policy : undefined;
}

function scorePolicy(text: string | undefined): number {
  const policy = text === undefined ? undefined : readSources(text);
  if (policy === undefined) {
    return -25;
  }
  const hasAny = (name: string, unsafe: readonly string[]) =>
    (policy.get(name) ?? policy.get('default-src') ?? ['*']).some((source) =>
      unsafe.includes(source),
    );
  const all = [...policy.values()].flat();
  if (
    hasAny('script-src', [...BROAD, ...INLINE]) ||
    hasAny('object-src', BROAD) ||
    all.some((source) => /^(?:http|ftp):/.test(source))
  ) {
    return -20;
  }
  if (hasAny('script-src', ["'unsafe-eval'"])) {
    return -10;
  }
  if (hasAny('style-src', [...BROAD, ...INLINE, "'unsafe-eval'"])) {
    return 0;
  }
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function scoreTransport(text = ''): number {
  const age = Number(/max-age=(\d+)/.exec(text)?.[1] ?? 0);
  // The bonus for hosts in the browsers' preload list is not counted.
  return age >= 15_768_000 ? 0 : age > 0 ? -10 : -20;
}

function scoreReferrer(text: string | undefined): number {
  if (text === undefined) {
    return 0;
  }
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
    text,
  )
    ? 5
    : -5;
}

function scoreFrames(headers: SentHeaders): number {
  const policy = readSources(headers['content-security-policy'] ?? '');
  const parents = policy?.get('frame-ancestors') ?? ['*'];
  if (!parents.some((source) => BROAD.includes(source))) {
    return 5;
  }
  return /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '')
    ? 0
    : -20;
}

function scoreResources(text: string | undefined): number {
  if (text === undefined || text === 'cross-origin') {
    return 0;
  }
  return ['same-origin', 'same-site'].includes(text) ? 10 : -5;
}

/**
 * Returns the score by the rules of MDN's HTTP Observatory, for a page without
 * cookies, with scripts from its own host only, behind a redirect to HTTPS.
 * Bonuses count only for 90 points or more without them.
 *
 * @see https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js
 * @see https://github.com/mdn/mdn-http-observatory/blob/main/src/analyzer/tests/csp.js
 */
export function scoreHeaders(headers: SentHeaders): number {
  const parts = [
    scorePolicy(headers['content-security-policy']),
    scoreTransport(headers['strict-transport-security']),
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    scoreFrames(headers),
    scoreReferrer(headers['referrer-policy']),
    scoreResources(headers['cross-origin-resource-policy']),
  ];
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
  const plain = 100 + sum(parts.filter((part) => part < 0));
  return plain >= 90 ? plain + sum(parts.filter((part) => part > 0)) : plain;
}
