import type {HeaderRule} from './headers/types';

export interface NginxOptions {
  /** The folder below which the site lies at its base URL. */
  root: string;
  /** Where to listen: `8080`, or an address such as `127.0.0.1:8080`. */
  listen: readonly string[];
  /** The path the site is served at, a slash at both ends. */
  baseUrl: string;
  /** Whether the module for files compressed with Brotli is there. */
  brotli: boolean;
}

/** Headers that hang on the path; all others go with every answer. */
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
 * Writes the part of an nginx configuration that serves one site, to be
 * included in an `http` block: one address a page (no ending, no trailing
 * slash), `404.html` with status 404, files that were compressed beforehand,
 * and the headers of every answer, errors included.
 *
 * @param rules - the headers, as the build wrote them into `_headers`.
 */
export function formatNginx(
  rules: readonly HeaderRule[],
  {root, listen, baseUrl, brotli}: NginxOptions,
): string {
  const base = escapePattern(baseUrl);
  const lines = [
    '# Made from the _headers file of the build. Do not edit.',
    'map $uri $site_cache_control {',
    // Pages are asked for again each time.
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
    // Proxies must not hand compressed bytes to those who can not read them.
    '    gzip_vary on;',
    ...(brotli ? ['    brotli_static on;'] : []),
    ...formatHeaders(rules),
    `    add_header ${BY_PATH} $site_cache_control always;`,
    `    error_page 404 ${baseUrl}404.html;`,
    // nginx overlooks doubled slashes; in the page's scripts they are another
    // path.
    '    if ($request_uri ~ "^[^?]*//") {',
    // Not a second slash or a backslash in front: browsers read //host as
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
    // Compressed copies are for negotiation alone.
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
