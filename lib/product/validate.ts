import fs from 'node:fs';
import path from 'node:path';
import type {Product} from './types';

type Shape = {[key: string]: 'string' | 'boolean' | 'strings' | Shape};

const LINK: Shape = {label: 'string', url: 'string'};

const SHAPE = {
  name: 'string',
  slug: 'string',
  tagline: 'string',
  url: 'string',
  baseUrl: 'string',
  hubUrl: 'string',
  company: LINK,
  source: LINK,
  editUrl: 'string',
  social: LINK,
  supportEmail: 'string',
  sdk: {
    path: 'string',
    package: 'string',
    include: 'strings',
    exclude: 'strings',
    private: 'boolean',
    docstringStyle: 'string',
    sourceUrl: 'string',
  },
} satisfies Record<Exclude<keyof Product, 'search'>, Shape[string]>;

const OPTIONAL = ['search'];

const PYTHON_KEYWORDS = new Set(
  (
    'and as assert async await break class continue def del elif else except ' +
    'finally for from global if import in is lambda nonlocal not or pass ' +
    'raise return try while with yield match case type'
  ).split(' '),
);

const DOCSTRING_STYLES = ['auto', 'google', 'numpy', 'sphinx'];

interface Fault {
  field: string;
  message: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function describeType(expected: Shape[string]): string {
  if (typeof expected !== 'string') {
    return 'an object';
  }
  return expected === 'strings' ? 'a list of strings' : `a ${expected}`;
}

function hasType(value: unknown, expected: Shape[string]): boolean {
  if (expected === 'strings') {
    return (
      Array.isArray(value) && value.every((entry) => typeof entry === 'string')
    );
  }
  return typeof expected === 'string'
    ? typeof value === expected
    : isRecord(value);
}

function checkShape(
  value: Record<string, unknown>,
  shape: Shape,
  prefix = '',
): Fault[] {
  const known = Object.keys(shape);
  const unknownFields = Object.keys(value)
    .filter((key) => !known.includes(key))
    .filter((key) => prefix !== '' || !OPTIONAL.includes(key))
    .map((key) => ({
      field: prefix + key,
      message: `is not a known field: remove it, or use one of ${known.join(', ')}`,
    }));
  const wrongFields = Object.entries(shape).flatMap(([key, expected]) => {
    const field = prefix + key;
    const entry = value[key];
    if (!hasType(entry, expected)) {
      const found = entry === undefined ? 'it is missing' : 'it is not';
      return [{field, message: `must be ${describeType(expected)}, ${found}`}];
    }
    return typeof expected !== 'string' && isRecord(entry)
      ? checkShape(entry, expected, `${field}.`)
      : [];
  });
  return [...unknownFields, ...wrongFields];
}

function isHttpUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

function checkIdentity({slug, url, baseUrl, supportEmail}: Product): Fault[] {
  const faults: Fault[] = [];
  if (!/^[a-z_][a-z0-9_]*$/.test(slug) || PYTHON_KEYWORDS.has(slug)) {
    faults.push({
      field: 'slug',
      message:
        `'${slug}' is not a Python identifier in lower case: use letters, ` +
        "digits and underscores, not starting with a digit, such as 'my_sdk'",
    });
  }
  if (!isHttpUrl(url) || new URL(url).origin !== url) {
    faults.push({
      field: 'url',
      message:
        `'${url}' is not an origin: write the scheme and the host alone, ` +
        "such as 'https://docs.example.com'; a path belongs in baseUrl",
    });
  }
  if (!/^\/(?:[^\s/]+\/)*$/.test(baseUrl)) {
    faults.push({
      field: 'baseUrl',
      message: `'${baseUrl}' must begin and end with a slash, such as '/' or '/docs/'`,
    });
  }
  if (!/^[^\s@]+@[^\s@]+$/.test(supportEmail)) {
    faults.push({
      field: 'supportEmail',
      message: `'${supportEmail}' is not an e-mail address`,
    });
  }
  return faults;
}

function checkLinks(product: Product): Fault[] {
  const links = {
    hubUrl: product.hubUrl,
    editUrl: product.editUrl,
    'company.url': product.company.url,
    'source.url': product.source.url,
    'social.url': product.social.url,
    'sdk.sourceUrl': product.sdk.sourceUrl,
  };
  return Object.entries(links)
    .filter(([, value]) => !isHttpUrl(value))
    .map(([field, value]) => ({
      field,
      message: `'${value}' is not an absolute address: begin it with https://`,
    }));
}

function checkSdk({sdk}: Product, root: string): Fault[] {
  const faults: Fault[] = [];
  const folder = path.join(sdk.path, ...sdk.package.split('.'));
  if (!fs.existsSync(path.join(root, folder))) {
    faults.push({
      field: fs.existsSync(path.join(root, sdk.path)) ? 'package' : 'path',
      message:
        `there is no folder '${folder}': put the SDK's package there, or set ` +
        'sdk.path and sdk.package to where it is',
    });
  }
  if (!DOCSTRING_STYLES.includes(sdk.docstringStyle)) {
    faults.push({
      field: 'docstringStyle',
      message: `'${sdk.docstringStyle}' is not one of ${DOCSTRING_STYLES.join(', ')}`,
    });
  }
  return faults.map((fault) => ({...fault, field: `sdk.${fault.field}`}));
}

function locate(source: string, field: string): number {
  const lines = source.split('\n');
  let line = 0;
  for (const key of field.split('.')) {
    const found = lines.findIndex(
      (text, index) =>
        index >= line && new RegExp(`^\\s*['"]?${key}['"]?\\s*:`).test(text),
    );
    if (found === -1) {
      break;
    }
    line = found;
  }
  return line + 1;
}

/**
 * Checks an identity before anything is built with it.
 *
 * @param candidate - the value that `config/product.ts` exports.
 * @param root - the repository's root, in which the SDK's folder is looked up.
 * @param file - the file to name in the message, relative to `root`.
 * @returns the same value, now known to be a `Product`.
 * @throws one error that lists every fault as `file:line — what — how to mend`.
 */
export function validateProduct(
  candidate: Product,
  root: string,
  file = 'config/product.ts',
): Product {
  const shapeFaults = checkShape({...candidate}, SHAPE);
  const faults =
    shapeFaults.length > 0
      ? shapeFaults
      : [
          ...checkIdentity(candidate),
          ...checkLinks(candidate),
          ...checkSdk(candidate, root),
        ];
  if (faults.length === 0) {
    return candidate;
  }
  const fullPath = path.join(root, file);
  const source = fs.existsSync(fullPath)
    ? fs.readFileSync(fullPath, 'utf8')
    : '';
  const lines = faults.map(
    ({field, message}) =>
      `  ${file}:${locate(source, field)} — ${field}: ${message}.`,
  );
  throw new Error(
    `The product's identity has ${faults.length} fault${faults.length > 1 ? 's' : ''}:\n${lines.join('\n')}`,
  );
}
