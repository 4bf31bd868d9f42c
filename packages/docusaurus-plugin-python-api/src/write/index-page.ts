import {jsLiteral} from '../docstrings/js-string';
import {printFrontMatter} from './page/front-matter';
import {container, element} from './page/jsx';
import type {SymbolKind, SymbolRecord} from './symbols';

/** Last segment of its route. No module name contains a hyphen. */
export const INDEX_SEGMENT = 'symbol-index';

/** Its route, relative to that of the reference. */
export function indexSlug(packageName: string): string {
  return packageName === ''
    ? `/${INDEX_SEGMENT}`
    : `/${packageName.replaceAll('.', '/')}/${INDEX_SEGMENT}`;
}

/** The data file next to the page, with all symbols for its filter. */
export const INDEX_DATA = `${INDEX_SEGMENT}.json`;

const KIND_NAMES: Readonly<Record<SymbolKind, string>> = {
  package: 'package',
  module: 'module',
  class: 'class',
  enum: 'enum',
  exception: 'exception',
  function: 'function',
  method: 'method',
  property: 'property',
  attribute: 'attribute',
  enumMember: 'enum member',
  constant: 'constant',
  typeAlias: 'type alias',
};

/** Ignores leading underscores, so that such names don't come first. */
const sortedAs = ({name}: SymbolRecord) =>
  name.replace(/^_+/, '').toLowerCase();

function byName(a: SymbolRecord, b: SymbolRecord): number {
  return (
    sortedAs(a).localeCompare(sortedAs(b), 'en') ||
    a.dotted.localeCompare(b.dotted, 'en')
  );
}

function initialOf(name: string): string {
  const [initial = '#'] = name.replace(/^_+/, '');
  return /[a-z]/i.test(initial) ? initial.toUpperCase() : '#';
}

function groupByInitial(
  symbols: readonly SymbolRecord[],
): Map<string, SymbolRecord[]> {
  const groups = new Map<string, SymbolRecord[]>();
  for (const symbol of [...symbols].sort(byName)) {
    const initial = initialOf(symbol.name);
    groups.set(initial, [...(groups.get(initial) ?? []), symbol]);
  }
  return new Map([...groups].sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/** Attributes of a module are shown as constants. */
function kindNameOf(symbol: SymbolRecord): string {
  const isConstant = symbol.kind === 'attribute' && !isMember(symbol);
  return KIND_NAMES[isConstant ? 'constant' : symbol.kind];
}

/** Limits for the rows and the HTML of the page. */
const MOST_ROWS = 1200;
const MOST_HTML = 130_000;

/** Number of characters in the tags and the class of a row. */
const TAGS = 58;

function sizeOf(rows: readonly SymbolRecord[]): number {
  return rows.reduce(
    (sum, {dotted, url}) => sum + TAGS + dotted.length + url.length,
    0,
  );
}

const MODULES: readonly SymbolKind[] = ['package', 'module'];
const TYPES: readonly SymbolKind[] = ['class', 'enum', 'exception'];

/** Whether a symbol is a member of a class. */
function isMember({dotted, url}: SymbolRecord): boolean {
  const anchor = url.split('#')[1] ?? '';
  return dotted.endsWith(anchor) && anchor.includes('.');
}

/** Possible listings, from all symbols to only the packages. */
const LISTINGS: readonly {
  title: string | undefined;
  has: (symbol: SymbolRecord) => boolean;
}[] = [
  {title: undefined, has: () => true},
  {
    title: 'Top level',
    has: (symbol) => !MODULES.includes(symbol.kind) && !isMember(symbol),
  },
  {
    title: 'Classes only',
    has: (symbol) => TYPES.includes(symbol.kind) && !isMember(symbol),
  },
  {title: 'Modules only', has: ({kind}) => MODULES.includes(kind)},
  {title: 'Packages only', has: ({kind}) => kind === 'package'},
];

/** The most complete listing within the limits. */
function chooseListing(symbols: readonly SymbolRecord[]) {
  const listings = LISTINGS.map(({title, has}) => ({
    title,
    rows: symbols.filter(has),
  })).filter(({rows}) => rows.length > 0);
  return (
    listings.find(
      ({rows}) => rows.length <= MOST_ROWS && sizeOf(rows) <= MOST_HTML,
    ) ??
    listings.at(-1) ?? {title: undefined, rows: []}
  );
}

/** The number of symbols of each kind, in the order of `KIND_NAMES`. */
function countKinds(
  symbols: readonly SymbolRecord[],
): [kind: string, count: string][] {
  const order = Object.values(KIND_NAMES);
  const counts = new Map<string, number>();
  for (const symbol of symbols) {
    const name = kindNameOf(symbol);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([kind, count]) => [kind, String(count)]);
}

/** The data of all symbols for the filter, grouped by page. */
export function renderIndexData(symbols: readonly SymbolRecord[]): string {
  const numbers = new Map<string, number>();
  const pages: [url: string, path: string][] = [];
  const rows = [...symbols].sort(byName).map((symbol) => {
    const {dotted, url, summary} = symbol;
    const [page = '', anchor = ''] = url.split('#');
    const path = anchor === '' ? dotted : dotted.slice(0, -anchor.length - 1);
    const number = numbers.get(page) ?? pages.length;
    if (number === pages.length) {
      numbers.set(page, number);
      pages.push([page, path]);
    }
    return [number, anchor, kindNameOf(symbol), summary];
  });
  return `${JSON.stringify({pages, symbols: rows})}\n`;
}

/**
 * The page that lists the public symbols, or only the outer ones of a large package.
 * The list is static, so it works without JavaScript; the field above it finds
 * every symbol.
 */
export function renderIndexPage(
  packageName: string,
  symbols: readonly SymbolRecord[],
): string {
  const {title, rows} = chooseListing(symbols);
  const byInitial = groupByInitial(rows);
  const groups = [...byInitial].map(([initial, members]) =>
    container(
      'SymbolGroup',
      {initial},
      members.map((symbol) => {
        const {name, dotted, url} = symbol;
        const kind = kindNameOf(symbol);
        return element('SymbolEntry', {name, dotted, kind, to: url});
      }),
    ),
  );
  return `${[
    printFrontMatter({
      title: 'All symbols',
      title_meta: `All symbols of ${packageName || 'the reference'}`,
      description: `Every public module, class, function and constant of ${packageName || 'the reference'}, from A to Z.`,
      slug: indexSlug(packageName),
      sidebar_label: 'All symbols',
      hide_table_of_contents: true,
      custom_edit_url: null,
    }),
    // Not exported with the other components, whose pages would load it too.
    "import {SymbolEntry, SymbolGroup, SymbolIndex} from '@theme/PythonApi/SymbolIndex';",
    container(
      'SymbolIndex',
      {
        count: symbols.length,
        initials: [...byInitial.keys()].join(' '),
        ...(title !== undefined && {
          listed: title,
          rows: rows.length,
          has: countKinds(rows)
            .map(([kind]) => kind)
            .join(),
        }),
        kinds: {code: jsLiteral(countKinds(symbols))},
        load: {code: `() => import('./${INDEX_DATA}')`},
      },
      groups,
    ),
  ].join('\n\n')}\n`;
}
