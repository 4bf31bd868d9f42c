import {createHash} from 'node:crypto';
import {TEXT_TYPES} from './compress';
import {EVERY, HEADERS_FILE, headersFor, POLICY} from './headers/headers-file';
import type {HeaderRule} from './headers/types';
import {formatValue, quote, type NginxValue} from './nginx-values';

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

const CACHE = 'Cache-Control';

function escapePattern(path: string): string {
  return path.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** The names of nginx variables. */
interface Variables {
  /** For each header that depends on the path. */
  byPath: Readonly<Record<typeof CACHE | typeof POLICY, string>>;
  /** The beginning of those for other headers. */
  others: string;
  root: string;
}

/** Names variables after the site, because an `http` block may hold several. */
function nameVariables(site: Omit<NginxOptions, 'brotli'>): Variables {
  const {root, listen, baseUrl} = site;
  const id = createHash('sha256')
    .update(JSON.stringify([root, listen, baseUrl]))
    .digest('hex')
    .slice(0, 8);
  return {
    byPath: {
      [CACHE]: `$site_cache_control_${id}`,
      [POLICY]: `$site_policy_${id}`,
    },
    others: `$site_header_${id}`,
    root: `$site_root_${id}`,
  };
}

/** Returns the headers of every response. */
function findCommon(rules: readonly HeaderRule[]): HeaderRule['headers'] {
  return headersFor(
    rules.filter(({pattern}) => pattern === EVERY),
    '/',
  );
}

/** Writes the values of the headers that are the same for all paths. */
function formatConstants(
  rules: readonly HeaderRule[],
  {byPath, others}: Variables,
): [name: string, value: NginxValue][] {
  return Object.entries(findCommon(rules))
    .filter(([name]) => !(name in byPath))
    .map(([name, value], index) => [
      name,
      formatValue(`${others}_${index + 1}`, value),
    ]);
}

/** Maps paths to the values of a header. nginx uses the first that matches. */
function formatMap(
  variable: string,
  initial: string,
  others: readonly (readonly [pattern: string, value: string])[],
): string[] {
  const keys = others.map(([pattern]) => quote(`~${pattern}`));
  const values = [initial, ...others.map(([, value]) => value)];
  const distinct = [...new Set(values)].map((value, index) => ({
    value,
    ...formatValue(`${variable}_${index + 1}`, value),
  }));
  const lines = values.map((value, index) => {
    const text = distinct.find((one) => one.value === value)?.text ?? '';
    return `    ${keys[index - 1] ?? 'default'} ${text};`;
  });
  return [
    ...distinct.flatMap(({definitions}) => definitions),
    `map $uri ${variable} {`,
    ...lines,
    '}',
  ];
}

/** Returns the regular expression for the files that a rule applies to. */
function matchFiles(pattern: string): string {
  if (pattern.endsWith('*')) {
    return `^${escapePattern(pattern.slice(0, -1))}`;
  }
  const start = `^${escapePattern(pattern)}`;
  // Pages are served from a file whose name isn't in the address.
  return pattern.endsWith('/')
    ? `${start}index\\.html$`
    : `${start}(?:\\.html|/index\\.html)?$`;
}

interface Lifetime {
  pattern: string;
  value: string;
}

function listLifetimes(rules: readonly HeaderRule[]): Lifetime[] {
  return rules.flatMap(({pattern, headers}) => {
    const value = headers[CACHE];
    return value === undefined ? [] : [{pattern, value}];
  });
}

/**
 * Maps paths to lifetimes. On hosts, the last rule that matches applies, so the
 * rules are in reverse order, without those above the rule for all paths.
 */
function formatCacheMap(
  rules: readonly HeaderRule[],
  variable: string,
): string[] {
  const all = listLifetimes(rules);
  const every = all.findLastIndex(({pattern}) => pattern === EVERY);
  // Pages are revalidated each time, unless the author decides otherwise.
  return formatMap(
    variable,
    all[every]?.value ?? 'no-cache',
    all
      .slice(every + 1)
      .reverse()
      .map(({pattern, value}) => [matchFiles(pattern), value] as const),
  );
}

/**
 * Omits the hashes of inline code from the policy of files that aren't pages:
 * nginx repeats all headers in each response, and the hashes are most of them.
 */
function formatPolicyMap(
  rules: readonly HeaderRule[],
  variable: string,
): string[] {
  const policy = findCommon(rules)[POLICY] ?? '';
  const short = policy.replaceAll(/ 'sha\d+-[^']*'/g, '');
  return formatMap(variable, policy, [
    ['\\.html$', policy],
    ...listLifetimes(rules)
      .filter(({pattern}) => pattern !== EVERY)
      .map(({pattern}) => [matchFiles(pattern), short] as const),
  ]);
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
  const variables = nameVariables({root, listen, baseUrl});
  const folder = formatValue(variables.root, root);
  const constants = formatConstants(rules, variables);
  const headers = [
    ...constants.map(([name, {text}]) => [name, text]),
    ...Object.entries(variables.byPath),
  ];
  const lines = [
    "# Generated from the build's _headers file. Do not edit.",
    ...formatCacheMap(rules, variables.byPath[CACHE]),
    ...formatPolicyMap(rules, variables.byPath[POLICY]),
    ...constants.flatMap(([, {definitions}]) => definitions),
    ...folder.definitions,
    'server {',
    ...listen.map((address) => `    listen ${address};`),
    `    root ${folder.text};`,
    '    server_tokens off;',
    '    absolute_redirect off;',
    '    charset utf-8;',
    '    charset_types text/css text/markdown text/plain text/xml ' +
      'application/javascript application/json;',
    '    gzip_static on;',
    // Proxies must not send compressed bytes to clients that can't decode them.
    '    gzip_vary on;',
    ...(brotli ? ['    brotli_static on;'] : []),
    ...headers.map(
      ([name, value]) => `    add_header ${name} ${value} always;`,
    ),
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
    ...[HEADERS_FILE, '404'].flatMap((name) => [
      `    location = ${baseUrl}${name} {`,
      '        return 404;',
      '    }',
    ]),
    // Compressed copies are only for content negotiation.
    `    location ~ "\\.(?:${TEXT_TYPES.join('|')})\\.(?:gz|br)$" {`,
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
