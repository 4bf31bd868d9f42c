import {hashSource} from './inline-scripts';
import type {SecureStaticOptions, StrictTransport} from '../options';
import {POLICY_NAMES} from '../trusted-types';
import type {HeaderRule, InlineHashes} from './types';

/** A policy's directives in order, each with its sources. */
type Policy = readonly (readonly [name: string, sources: readonly string[]])[];

/** Directives that browsers ignore, and warn of, in a `<meta>` element. */
const HEADER_ONLY = ['frame-ancestors'];

/** Has browsers refuse plain text where markup or code is expected. */
function requireTrustedTypes({
  trustedTypes,
}: Pick<SecureStaticOptions, 'trustedTypes'>): Policy {
  return trustedTypes
    ? [
        ['require-trusted-types-for', ["'script'"]],
        ['trusted-types', [...POLICY_NAMES, ...trustedTypes.policies]],
      ]
    : [];
}

/**
 * Builds the Content Security Policy of all pages.
 *
 * @param hashes - what inline code and styles the pages hold.
 * @param options - what else may be reached.
 */
export function createPolicy(
  {scripts, styles, styleAttributes}: InlineHashes,
  options: Pick<SecureStaticOptions, 'sources' | 'styles' | 'trustedTypes'>,
): Policy {
  const {sources, styles: runTimeStyles} = options;
  const base: Policy = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...scripts]],
    ['style-src', ["'self'", ...styles, ...runTimeStyles.map(hashSource)]],
    [
      'style-src-attr',
      // Hashes count for attributes only beside this word; what scripts set
      // through an element's `style` property needs no leave.
      styleAttributes.length > 0
        ? ["'unsafe-hashes'", ...styleAttributes]
        : ["'none'"],
    ],
    ['img-src', ["'self'", 'data:']],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['worker-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
  ];
  const widened = new Map<string, readonly string[]>(Object.entries(sources));
  const known = new Set(base.map(([name]) => name));
  return [
    ...base.map(
      ([name, own]) => [name, [...own, ...(widened.get(name) ?? [])]] as const,
    ),
    // Without a directive of its own, 'none' holds: nothing is added to that.
    ...[...widened].filter(
      ([name, added]) => !known.has(name) && added.length > 0,
    ),
    ...requireTrustedTypes(options),
  ];
}

function formatStrictTransport({
  maxAge,
  includeSubDomains,
  preload,
}: StrictTransport): string {
  return [
    `max-age=${maxAge}`,
    ...(includeSubDomains ? ['includeSubDomains'] : []),
    ...(preload ? ['preload'] : []),
  ].join('; ');
}

/** Writes a policy as a header's value. */
export function formatPolicy(policy: Policy): string {
  return policy
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Puts something into a page where it stands in front of all that runs.
 *
 * @throws when the page does not declare its encoding in front of that.
 */
function insertFirst(html: string, text: string): string {
  const start = /<meta charset=["']?utf-8["']?\s*\/?>/i.exec(html);
  const firstScript = html.search(/<script\b/i);
  if (start === null || (firstScript !== -1 && firstScript < start.index)) {
    throw new Error('there is no <meta charset> in front of the first script');
  }
  const end = start.index + start[0].length;
  return html.slice(0, end) + text + html.slice(end);
}

/** Puts a script into a page that runs before all others. */
export function insertScript(html: string, script: string): string {
  return insertFirst(html, `<script>${script}</script>`);
}

/**
 * Puts a policy into a page, for hosts that send no headers of ours.
 *
 * @param html - a page as the build wrote it.
 * @throws when the page does not declare its encoding in front, after which
 * the policy has to stand: it holds for what follows it alone.
 */
export function insertPolicy(html: string, policy: Policy): string {
  const text = formatPolicy(
    policy.filter(([name]) => !HEADER_ONLY.includes(name)),
  );
  return insertFirst(
    html,
    `<meta http-equiv="Content-Security-Policy" content="${text}">`,
  );
}

/**
 * Lists the headers that a host has to send.
 *
 * @param policy - the Content Security Policy of all pages.
 * @param baseUrl - the path the site is served at, a slash at both ends.
 * @param strictTransport - false leaves the header out.
 */
export function createHeaderRules(
  policy: Policy,
  baseUrl: string,
  strictTransport: StrictTransport | false,
): HeaderRule[] {
  return [
    {
      // No Cache-Control here: some hosts join the values of all rules that
      // match, and all of them let pages be asked for again by default.
      pattern: '/*',
      headers: {
        'Content-Security-Policy': formatPolicy(policy),
        ...(strictTransport && {
          'Strict-Transport-Security': formatStrictTransport(strictTransport),
        }),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy':
          'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    {
      pattern: `${baseUrl}assets/*`,
      headers: {'Cache-Control': 'public, max-age=31536000, immutable'},
    },
  ];
}
