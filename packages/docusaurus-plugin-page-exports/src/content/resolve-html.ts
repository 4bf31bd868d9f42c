import {type DefaultTreeAdapterTypes, parseFragment} from 'parse5';
import type {ResolveLink} from './links';

/** Attributes that contain an address. */
const ADDRESSES = ['href', 'poster', 'src'];

/** A replacement for the text between two offsets. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Makes the addresses in raw HTML absolute, which pages in plain Markdown may
 * contain. Everything else stays as written, since a tag may be a fragment such
 * as `<a href="/deck">`.
 *
 * @param html - the text of a node.
 * @param address - makes an address absolute. Docusaurus publishes no file that
 * raw HTML refers to, so an address without a new one is kept.
 */
export function resolveHtml(html: string, address: ResolveLink): string {
  const fragment = parseFragment(html, {sourceCodeLocationInfo: true});
  // The parser repeats an element that is closed in the wrong place.
  const edits = new Map(
    listEdits(fragment, address).map((edit) => [edit.start, edit]),
  );
  return [...edits.values()]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (text, {start, end, text: edited}) =>
        text.slice(0, start) + edited + text.slice(end),
      html,
    );
}

function listEdits(
  node: DefaultTreeAdapterTypes.Node,
  address: ResolveLink,
): Edit[] {
  const own = 'attrs' in node ? editsOf(node, address) : [];
  const children = 'childNodes' in node ? node.childNodes : [];
  return [...own, ...children.flatMap((child) => listEdits(child, address))];
}

function editsOf(
  {attrs, sourceCodeLocation}: DefaultTreeAdapterTypes.Element,
  address: ResolveLink,
): Edit[] {
  return attrs.flatMap(({name, value}) => {
    const place = sourceCodeLocation?.attrs?.[name];
    const url = ADDRESSES.includes(name) ? address(value) : null;
    if (!place || url === null || url === value) {
      return [];
    }
    const escaped = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const text = `${name}="${escaped}"`;
    return [{start: place.startOffset, end: place.endOffset, text}];
  });
}
