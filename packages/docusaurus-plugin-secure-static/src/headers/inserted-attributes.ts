import {decode} from './character-references';

/**
 * Matches style attributes of markup in code, where quotation marks may be
 * escaped, up to the end of their text or to where code composes the rest.
 */
const STYLE =
  /\sstyle=\\*(?:["'`]([^"'`\\<>$]+)|([^\s"'`\\<>${=][^\s"'`\\<>$]*))/gi;

/** Matches a declaration as React writes it into a style attribute. */
const DECLARATION = /^(?:--[^\s:]+|[a-z-]+):\S(?:[^]*\S)?$/;

/** Lists how the style attributes of the markup in a script begin. */
export function listBeginnings(script: string): string[] {
  return [...script.matchAll(STYLE)].map(([, quoted, bare]) =>
    decode(quoted ?? bare ?? ''),
  );
}

/**
 * Whether the router may insert a style attribute of a page into another page as
 * markup. React sets the properties of a style object one by one, which needs no
 * permission, and the server writes them in a form that markup seldom has.
 *
 * @param value - decoded.
 * @param beginnings - of the attributes in all scripts of the site.
 */
export function isInserted(
  value: string,
  beginnings: ReadonlySet<string>,
): boolean {
  const isOfReact = value.split(';').every((part) => DECLARATION.test(part));
  return (
    !isOfReact ||
    [...beginnings].some((beginning) => value.startsWith(beginning))
  );
}
