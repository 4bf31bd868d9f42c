import {INSERTED, SETTINGS_ID, type Settings} from '../client/settings';
import {copyText} from '../copy-text';
import type {PageStyles} from '../styles/split-styles';
import {
  dropOpenStyles,
  holdFonts,
  readScript,
  readStylesheet,
  take,
} from './edit-tags';
import {findIntroductionEnd} from './find-introduction-end';
import {readTags} from './read-tags';

/** Folders of the bundler's files, below the base URL. */
const SCRIPTS = 'assets/js/';
const STYLES = 'assets/css/';

/** The parts that all pages of a site share. */
export interface PageParts {
  /** The path that the site is served at, with a slash at both ends. */
  baseUrl: string;
  /** Runs in the head. */
  head: string;
  /** Runs at the end of the page. */
  main: string;
  /** The speculation rules; empty for none. */
  speculation: string;
  settings: Omit<
    Settings,
    'scripts' | 'ownScript' | 'styles' | 'integrity' | 'onLoad'
  >;
}

/** Serializes data for a script element, which must not contain `</script>`. */
function embed(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * Splits a page where its head ends. The bundler's tags are all in the head, so the
 * body isn't searched for them. Minified pages have no `</head>`.
 */
function split(html: string): {head: string; body: string} {
  for (const {name, start} of readTags(html)) {
    if (name === '/head' || name === 'body') {
      return {head: html.slice(0, start), body: html.slice(start)};
    }
  }
  return {head: html, body: ''};
}

/**
 * Splits a page's content before the end tags of its body, which minified pages
 * don't have. Nothing but those can be the end of a page: the same text in an
 * attribute, a comment or a script is followed by the rest of it.
 */
function splitEnd(content: string): {text: string; end: string} {
  const at = content.lastIndexOf('</body>');
  return at !== -1 && /^<\/body>\s*(?:<\/html>\s*)?$/.test(content.slice(at))
    ? {text: content.slice(0, at), end: content.slice(at)}
    : {text: content, end: ''};
}

/** Lists the bundler's stylesheets that a page loads. */
export function listStylesheets(html: string, baseUrl: string): string[] {
  const {found} = take(split(html).head, readStylesheet, baseUrl + STYLES);
  return found.map(copyText);
}

export interface PageSettings {
  styles?: PageStyles | undefined;
  onLoad: boolean;
  /** The script with the routes of the page and its neighbours. */
  ownScript?: string | undefined;
  renamed?: ReadonlyMap<string, string>;
  digest?: (address: string) => string | undefined;
}

/** Lists the digests of a page's files. Files of other hosts have none. */
function digestAll(
  addresses: readonly string[],
  digest: NonNullable<PageSettings['digest']>,
): Settings['integrity'] {
  return Object.fromEntries(
    addresses.flatMap((address) => {
      const found = digest(address);
      return found === undefined ? [] : [[address, found]];
    }),
  );
}

/**
 * Removes the bundler's scripts from a built page: what remains is HTML, styles,
 * and scripts of a few kB that load the others when the reader needs them.
 *
 * @param page - as Docusaurus wrote it.
 * @param parts - what all pages share.
 * @param settings - `styles`: those that the page needs, which replace its
 * stylesheets; undefined keeps those. `onLoad`: whether it hydrates
 * immediately. `ownScript`: its additional script. `renamed`: the new address
 * of each renamed file. `digest`: returns the digest of a file by its address.
 * @throws if the page has no script in its head, or no body.
 */
export function rewritePage(
  page: string,
  parts: PageParts,
  {
    styles,
    onLoad,
    ownScript,
    renamed = new Map(),
    digest = () => undefined,
  }: PageSettings,
): string {
  const {baseUrl} = parts;
  const {head, body} = split(page);
  const {left, found} = take(head, readScript, baseUrl + SCRIPTS);
  if (found.length === 0) {
    throw new Error(
      "the page loads no script of Docusaurus in its head: load it there in the site's 'ssrTemplate'",
    );
  }
  if (body === '') {
    throw new Error(
      "the page has no <body>: write it in the site's 'ssrTemplate'",
    );
  }
  const rename = (address: string) => renamed.get(address) ?? address;
  const scripts = found.map(rename);
  const own = ownScript === undefined ? [] : [rename(ownScript)];
  const inlined = styles
    ? take(left, readStylesheet, baseUrl + STYLES)
    : {left, found: []};
  const stylesheets = inlined.found.map(rename);
  const settings = embed({
    ...parts.settings,
    scripts,
    ownScript: own[0],
    styles: stylesheets,
    integrity: digestAll([...scripts, ...own, ...stylesheets], digest),
    // Pages are smaller without the default.
    onLoad: onLoad || undefined,
  } satisfies Settings);
  const {headStyles, content} = placeStyles(dropOpenStyles(body), styles);
  const {text, end} = splitEnd(content);
  return [
    holdFonts(inlined.left),
    headStyles,
    `<script>${parts.head}</script>`,
    // Rules with selectors restyle a page that already has its elements.
    parts.speculation &&
      `<script type="speculationrules">${parts.speculation}</script>`,
    text,
    `<script type="application/json" id="${SETTINGS_ID}">${settings}</script>`,
    `<script>${parts.main}</script>`,
    end,
  ].join('');
}

function formatStyles(css: string, attribute = ''): string {
  return css === ''
    ? ''
    : `<style${attribute && ` ${attribute}`}>${css}</style>`;
}

/**
 * Inserts the styles that a page's beginning doesn't need below its introduction,
 * so that browsers can show it before they arrive.
 *
 * @param styles - undefined for a page that keeps its stylesheets.
 * @returns the styles for the head, and the body with the others.
 */
function placeStyles(
  body: string,
  styles: PageStyles | undefined,
): {headStyles: string; content: string} {
  const {first, rest} = styles ?? {first: '', rest: ''};
  const end = findIntroductionEnd(body);
  if (end === undefined) {
    return {
      headStyles: formatStyles(first) + formatStyles(rest),
      content: body,
    };
  }
  return {
    headStyles: formatStyles(first),
    content:
      body.slice(0, end) + formatStyles(rest, INSERTED) + body.slice(end),
  };
}
