import {hashSource} from './inline-scripts';
import type {HeaderRule, SecurityOptions} from './types';

/**
 * Builds the Content Security Policy of all pages.
 *
 * @param scripts - the hashes of the inline scripts that may run.
 * @param options - what else may be reached.
 */
export function createPolicy(
  scripts: readonly string[],
  {connect, styles}: SecurityOptions,
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles.map(hashSource)],
    // Syntax highlighting and collapsible sections set style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Lists the headers that a host has to send.
 *
 * @param policy - the Content Security Policy of all pages.
 * @param baseUrl - the path the site is served at, a slash at both ends.
 */
export function createHeaderRules(
  policy: string,
  baseUrl: string,
): HeaderRule[] {
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Strict-Transport-Security':
          'max-age=63072000; includeSubDomains; preload',
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
