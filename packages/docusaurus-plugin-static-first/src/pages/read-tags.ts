/** A tag of a page, with the text that follows it if that isn't markup. */
export interface Tag {
  /** The element, in lower case, after a slash in an end tag. */
  name: string;
  /** What is between the element's name and the end of the tag. */
  attributes: string;
  /** The text of a script, style or another element without child elements. */
  text: string;
  /** The offset of the tag in the page. */
  start: number;
  /** The offset of what follows the tag. */
  end: number;
}

interface Attribute {
  name: string;
  /** As written, with character references; empty for none. */
  value: string;
  /** The offset of the attribute in those of the tag. */
  start: number;
  end: number;
}

/** Matches attributes up to the end of a tag, which isn't in a quoted value. */
const ATTRIBUTES = String.raw`[^>=]*(?:=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*(?=[\s>])|(?=>))[^>=]*)*`;

/**
 * Matches the tags of a page: comments, attributes and the text of scripts often
 * contain what only looks like a tag, since minified pages don't escape `<` in
 * attributes. Alternatives that consume the rest of a page after an unfinished
 * part keep the time linear.
 *
 * A tag that ends in a slash has no text: `<title/>` is an empty element of SVG.
 */
const PART = new RegExp(
  [
    String.raw`<!--(?:-?>|[^]*?(?:--!?>|$))`,
    String.raw`<(script|style|title|textarea|iframe|xmp)(?=[\s/>])(${ATTRIBUTES})>(?<!(?:<\w+|[\s"'])\/>)([^<]*(?:<(?!\/\1[\s/>])[^<]*)*)`,
    String.raw`<(\/?[a-z][^\s/>]*)(${ATTRIBUTES})>`,
    String.raw`<\/?[a-z][^]*`,
  ].join('|'),
  'gi',
);

const ATTRIBUTE =
  /([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*)))?/g;

/** Lists the tags of a page, and nothing that only looks like one. */
export function* readTags(html: string): Generator<Tag> {
  for (const match of html.matchAll(PART)) {
    const [, raw, rawAttributes, text = '', other, attributes] = match;
    const name = raw ?? other;
    if (name !== undefined) {
      const own = rawAttributes ?? attributes ?? '';
      yield {
        name: name.toLowerCase(),
        attributes: own,
        text,
        start: match.index,
        end: match.index + name.length + own.length + '<>'.length,
      };
    }
  }
}

/** Lists the attributes of a tag. */
export function* readAttributes({
  attributes,
}: Pick<Tag, 'attributes'>): Generator<Attribute> {
  for (const match of attributes.matchAll(ATTRIBUTE)) {
    const [whole, name = '', double, single, bare] = match;
    yield {
      name: name.toLowerCase(),
      value: double ?? single ?? bare ?? '',
      start: match.index,
      end: match.index + whole.length,
    };
  }
}

/** Returns the value of a tag's attribute as written; undefined for none. */
export function readAttribute(
  tag: Pick<Tag, 'attributes'>,
  name: string,
): string | undefined {
  for (const attribute of readAttributes(tag)) {
    if (attribute.name === name) {
      return attribute.value;
    }
  }
  return undefined;
}
