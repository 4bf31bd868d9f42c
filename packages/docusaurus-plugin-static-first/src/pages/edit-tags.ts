import {readAttribute, readAttributes, readTags, type Tag} from './read-tags';

/** A part of a page, by its offsets, and what replaces it. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

function applyEdits(html: string, edits: readonly Edit[]): string {
  let edited = '';
  let done = 0;
  for (const {start, end, text} of edits) {
    edited += html.slice(done, start) + text;
    done = end;
  }
  return edited + html.slice(done);
}

/** An element that loads a file. */
interface Loader {
  address: string;
  /** Its length in the page. */
  length: number;
}

const SCRIPT_END = '</script>';

/** Reads the address of a script in a file. */
export function readScript(tag: Tag, html: string): Loader | undefined {
  const address =
    tag.name === 'script' && html.startsWith(SCRIPT_END, tag.end)
      ? readAttribute(tag, 'src')
      : undefined;
  return address === undefined
    ? undefined
    : {address, length: tag.end - tag.start + SCRIPT_END.length};
}

/** Whether a tag is a link with a relation that starts with a word. */
function isLink(tag: Tag, relation: RegExp): boolean {
  return tag.name === 'link' && relation.test(readAttribute(tag, 'rel') ?? '');
}

/** Reads the address of a stylesheet. */
export function readStylesheet(tag: Tag): Loader | undefined {
  const address = isLink(tag, /^stylesheet\b/)
    ? readAttribute(tag, 'href')
    : undefined;
  return address === undefined
    ? undefined
    : {address, length: tag.end - tag.start};
}

/**
 * Removes the elements that load files from a folder. Other files belong to the
 * site's authors, who decide when they load.
 *
 * @param read - returns what a tag loads.
 */
export function take(
  html: string,
  read: (tag: Tag, html: string) => Loader | undefined,
  folder: string,
): {left: string; found: string[]} {
  const found: string[] = [];
  const edits: Edit[] = [];
  for (const tag of readTags(html)) {
    const loader = read(tag, html);
    if (loader?.address.startsWith(folder)) {
      found.push(loader.address);
      edits.push({
        start: tag.start,
        end: tag.start + loader.length,
        text: '',
      });
    }
  }
  return {left: applyEdits(html, edits), found};
}

/** Whether a tag preloads a font for all media. */
function preloadsFont(tag: Tag): boolean {
  return (
    isLink(tag, /^preload\b/) &&
    readAttribute(tag, 'as') === 'font' &&
    readAttribute(tag, 'media') === undefined
  );
}

/** Leaves it to a script whether fonts are preloaded. */
export function holdFonts(head: string): string {
  const edits = [...readTags(head)].filter(preloadsFont).map((tag) => {
    const at = tag.start + '<link'.length;
    return {start: at, end: at, text: ' media="not all"'};
  });
  return applyEdits(head, edits);
}

/**
 * The style attribute of an open collapsible element, which has no effect.
 * Docusaurus writes it into pages only; rendered in a browser, the element has
 * none.
 *
 * @see https://github.com/facebook/docusaurus/blob/v3.7.0/packages/docusaurus-theme-common/src/components/Collapsible/index.tsx
 */
const OPEN = 'display:block;overflow:visible;height:auto';

/** Removes the style attributes of open collapsible elements. */
export function dropOpenStyles(body: string): string {
  const last = body.lastIndexOf(OPEN);
  const edits: Edit[] = [];
  for (const tag of readTags(body)) {
    // Most of these elements are in the sidebar, and the text follows it.
    if (tag.start > last) {
      break;
    }
    if (tag.attributes.includes(OPEN)) {
      const offset = tag.end - '>'.length - tag.attributes.length;
      for (const {name, value, start, end} of readAttributes(tag)) {
        if (name === 'style' && (value === OPEN || value === `${OPEN};`)) {
          const before = offset + start - ' '.length;
          edits.push({start: before, end: offset + end, text: ''});
        }
      }
    }
  }
  return applyEdits(body, edits);
}
