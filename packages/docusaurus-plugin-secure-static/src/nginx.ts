import type {HeaderRule} from './headers/types';

export interface NginxOptions {
  /** The folder that contains the site at the path of its base URL. */
  root: string;
  /** Addresses to listen on: `8080`, or `127.0.0.1:8080`. */
  listen: readonly string[];
  /** The path the site is served at, with a slash at both ends. */
  baseUrl: string;
  /** Whether nginx has the module for files compressed with Brotli. */
  brotli: boolean;
}

/**
 * The header that depends on the path; all others are sent with every response.
 */
const BY_PATH = 'Cache-Control';

function quote(value: string): string {
  return `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
}

function escapePattern(path: string): string {
  return path.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function formatHeaders(rules: readonly HeaderRule[]): string[] {
  return rules
    .filter(({pattern}) => pattern === '/*')
    .flatMap(({headers}) =>
      Object.entries(headers).map(
        ([name, value]) => `    add_header ${name} ${quote(value)} always;`,
      ),
    );
}

function formatCacheControl(rules: readonly HeaderRule[]): string[] {
  return rules.flatMap(({pattern, headers}) => {
    const value = headers[BY_PATH];
    return value === undefined
      ? []
      : [
          `    ${quote(`~^${escapePattern(pattern.replace(/\*$/, ''))}`)} ` +
            `${quote(value)};`,
        ];
  });
}

/**
 * Writes the part of an nginx configuration that serves one site, for inclusion
 * in an `http` block: one URL per page (no extension, no trailing slash),
 * `404.html` with status 404, precompressed files, and headers on every
 * response, errors included.
 *
 * @param rules - the headers that the build wrote to `_headers`.
 */
export function formatNginx(
  rules: readonly HeaderRule[],
  {root, listen, baseUrl, brotli}: NginxOptions,
): string {
  const base = escapePattern(baseUrl);
  const lines = [
    "# Generated from the build's _headers file. Do not edit.",
    'map $uri $site_cache_control {',
    // Pages are revalidated each time.
    '    default "no-cache";',
    ...formatCacheControl(rules),
    '}',
    'server {',
    ...listen.map((address) => `    listen ${address};`),
    `    root ${quote(root)};`,
    '    server_tokens off;',
    '    absolute_redirect off;',
    '    charset utf-8;',
    '    charset_types text/css text/plain text/xml application/javascript ' +
      'application/json;',
    '    gzip_static on;',
    // Proxies must not send compressed bytes to clients that can't decode them.
    '    gzip_vary on;',
    ...(brotli ? ['    brotli_static on;'] : []),
    ...formatHeaders(rules),
    `    add_header ${BY_PATH} $site_cache_control always;`,
    `    error_page 404 ${baseUrl}404.html;`,
    // nginx merges repeated slashes, but to the page's scripts it is another
    // path.
    '    if ($request_uri ~ "^[^?]*//") {',
    // No second slash or backslash at the start: browsers read //host as
    // another site.
    '        rewrite "^(/(?:[^/\\x5c].*)?)$" $1 permanent;',
    '    }',
    `    rewrite "^(${base}[^/\\x5c].*?)/+(?:index\\.html)?$" $1 permanent;`,
    `    rewrite "^${base}index\\.html$" ${baseUrl} permanent;`,
    `    location ${baseUrl} {`,
    '        try_files $uri $uri.html $uri/index.html =404;',
    '    }',
    `    location = ${baseUrl} {`,
    '        try_files ${uri}index.html =404;',
    '    }',
    `    location = ${baseUrl}404.html {`,
    '        internal;',
    '    }',
    ...['_headers', '404'].flatMap((name) => [
      `    location = ${baseUrl}${name} {`,
      '        return 404;',
      '    }',
    ]),
    // Compressed copies are only for content negotiation.
    '    location ~ "\\.(?:gz|br)$" {',
    '        return 404;',
    '    }',
    ...(baseUrl === '/'
      ? []
      : [
          `    location = ${baseUrl.slice(0, -1)} {`,
          `        return 301 ${baseUrl}$is_args$args;`,
          '    }',
          '    location / {',
          '        return 404;',
          '    }',
        ]),
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

export {parseHeadersFile} from './headers/headers-file';
