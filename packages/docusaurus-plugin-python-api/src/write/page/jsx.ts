import {jsLiteral, jsString} from '../../docstrings/js-string';

/** Text within JSX that is in an expression. */
export function jsxText(text: string): string {
  return /[{}<>&\n\r]/.test(text) ? jsString(text) : text;
}

type Attribute =
  string | number | boolean | undefined | {jsx: string} | {code: string};

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

/** A string attribute: in quotes where JSX reads them as they are. */
export function quoted(value: string): string {
  return /["&{}<>\\\n\r]/.test(value) ? `{${jsLiteral(value)}}` : `"${value}"`;
}

function printAttributes(attributes: Readonly<Record<string, Attribute>>) {
  return Object.entries(attributes)
    .map(([name, value]) => printAttribute(name, value))
    .join('');
}

/**
 * A component of ours on a line of its own.
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
 * A component around MDX. Blank lines make the parser read the inside as
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
