import {EVERY, POLICY} from './headers-file';
import {hashSource} from './inline-scripts';
import {formatPolicy, type Policy} from './policy-text';
import {
  UNSAFE_INLINE,
  type SecureStaticOptions,
  type StrictTransport,
} from '../options';
import {readAttribute, readTags} from '../read-tags';
import {POLICY_NAMES} from '../trusted-types';
import type {HeaderRule, InlineHashes} from './types';

/** Directives that browsers ignore in a `<meta>` element, with a warning. */
const HEADER_ONLY = ['frame-ancestors'];

/** Makes browsers reject plain strings where markup or code is expected. */
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

/** Lists the sources of styles without those that the site adds. */
function allowStyles(
  {styles, styleAttributes}: InlineHashes,
  {
    sources,
    styles: runTimeStyles,
  }: Pick<SecureStaticOptions, 'sources' | 'styles'>,
): Policy {
  if (sources['style-src']?.some((source) => UNSAFE_INLINE.test(source))) {
    // Beside a hash, browsers would ignore the keyword.
    return [
      ['style-src', ["'self'"]],
      ['style-src-attr', ["'unsafe-inline'"]],
    ];
  }
  return [
    ['style-src', ["'self'", ...styles, ...runTimeStyles.map(hashSource)]],
    [
      'style-src-attr',
      // Hashes apply to attributes only with 'unsafe-hashes'. Styles that
      // scripts set through an element's `style` property need no permission.
      styleAttributes.length > 0
        ? ["'unsafe-hashes'", ...styleAttributes]
        : ["'none'"],
    ],
  ];
}

/**
 * Builds the Content Security Policy of all pages.
 *
 * @param hashes - hashes of the inline code and styles of the pages.
 * @param options - what else the policy allows.
 */
export function createPolicy(
  hashes: InlineHashes,
  options: Pick<SecureStaticOptions, 'sources' | 'styles' | 'trustedTypes'>,
): Policy {
  const {sources} = options;
  const base: Policy = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...hashes.scripts]],
    ...allowStyles(hashes, options),
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
    // These directives fall back to 'none', so they consist of the added
    // sources alone.
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

/** Finds the place in a page before anything that runs. */
function findStart(html: string): number | undefined {
  for (const tag of readTags(html)) {
    if (tag.name === 'script') {
      return undefined;
    }
    if (
      tag.name === 'meta' &&
      readAttribute(tag, 'charset')?.toLowerCase() === 'utf-8'
    ) {
      return tag.end;
    }
  }
  return undefined;
}

/** Whether a page declares its encoding before the first script. */
export function acceptsPolicy(html: string): boolean {
  return findStart(html) !== undefined;
}

/**
 * Inserts a policy into a page, for hosts that don't send the headers.
 *
 * @param html - a page as built.
 * @throws if the page doesn't declare its encoding before the first script. The
 * policy is inserted after that declaration and applies only to what follows
 * it.
 */
export function insertPolicy(html: string, policy: Policy): string {
  const text = formatPolicy(
    policy.filter(([name]) => !HEADER_ONLY.includes(name)),
  );
  const start = findStart(html);
  if (start === undefined) {
    throw new Error(
      'no <meta charset="utf-8"> before the first script: write it first in the ' +
        "head of the site's 'ssrTemplate'",
    );
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="${text}">`;
  return html.slice(0, start) + meta + html.slice(start);
}

/**
 * Lists the headers that a host should send.
 *
 * @param policy - the Content Security Policy of all pages.
 * @param baseUrl - the path the site is served at, with a slash at both ends.
 * @param strictTransport - false omits the header.
 */
export function createHeaderRules(
  policy: Policy,
  baseUrl: string,
  strictTransport: StrictTransport | false,
): HeaderRule[] {
  return [
    {
      // No Cache-Control here: some hosts join the values of all matching
      // rules, and all of them revalidate pages by default.
      pattern: EVERY,
      headers: {
        [POLICY]: formatPolicy(policy),
        ...(strictTransport && {
          'Strict-Transport-Security': formatStrictTransport(strictTransport),
        }),
        'X-Content-Type-Options': 'nosniff',
        // The policy forbids frames, too, but Cloudflare Pages leaves out a
        // header of more than 2,000 characters.
        'X-Frame-Options': 'DENY',
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
