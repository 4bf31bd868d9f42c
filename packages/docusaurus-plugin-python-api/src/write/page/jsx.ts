import {jsLiteral, jsString} from '../../docstrings/js-string';

/** Text in JSX, as an expression if it has special characters. */
export function jsxText(text: string): string {
  return /[{}<>&\n\r]/.test(text) ? jsString(text) : text;
}

type Attribute =
  | string
  | number
  | boolean
  | undefined
  | {jsx: string}
  | {code: string};

function printAttribute(name: string, value: Attribute): string {
  if (value === undefined || value === false || value === '') {
    return '';
  }
  if (value === true) {
    return ` ${name}`;
  }
  if (typeof value === 'object') {
    return 'code' in value
      ? ` ${name}={${value.code}}`
      : ` ${name}={<>${value.jsx}</>}`;
  }
  return typeof value === 'number'
    ? ` ${name}={${value}}`
    : ` ${name}=${quoted(value)}`;
}

/** The value of a string attribute, in quotes if it needs no escaping. */
export function quoted(value: string): string {
  return /["&{}<>\\\n\r]/.test(value) ? `{${jsLiteral(value)}}` : `"${value}"`;
}

function printAttributes(attributes: Readonly<Record<string, Attribute>>) {
  return Object.entries(attributes)
    .map(([name, value]) => printAttribute(name, value))
    .join('');
}

/**
 * A component of the theme on its own line.
 *
 * @param attributes empty, false and absent ones are left out
 */
export function element(
  name: string,
  attributes: Readonly<Record<string, Attribute>>,
): string {
  return `<${name}${printAttributes(attributes)} />`;
}

/**
 * A component around MDX. Blank lines make the parser treat the content as
 * Markdown.
 */
export function container(
  name: string,
  attributes: Readonly<Record<string, Attribute>>,
  children: readonly string[],
): string {
  const inside = children.filter((child) => child !== '').join('\n\n');
  const open = `${name}${printAttributes(attributes)}`;
  return inside === '' ? `<${open} />` : `<${open}>\n\n${inside}\n\n</${name}>`;
}

/** A component around a single line of Markdown. */
export function line(
  name: string,
  attributes: Readonly<Record<string, Attribute>>,
  child: string,
): string {
  const open = `${name}${printAttributes(attributes)}`;
  return child === '' ? `<${open} />` : `<${open}>${child}</${name}>`;
}

/** An inline link that looks like the code around it. */
export function codeLink(text: string, url: string): string {
  return `<Ref to=${quoted(url)}>${jsxText(text)}</Ref>`;
}
