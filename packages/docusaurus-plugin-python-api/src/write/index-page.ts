import {jsString} from '../docstrings/js-string';
import {printFrontMatter} from './page/front-matter';
import {container, line} from './page/jsx';
import type {SymbolKind, SymbolRecord} from './symbols';

/** Last segment of its route: a hyphen, so that no module can have it. */
export const INDEX_SEGMENT = 'symbol-index';

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

function byName(a: SymbolRecord, b: SymbolRecord): number {
  const names = [a.name.toLowerCase(), b.name.toLowerCase()] as const;
  return (
    names[0].localeCompare(names[1], 'en') ||
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

/**
 * The page that lists every public symbol. The list is in the page itself, so
 * it reads and links without JavaScript; the field above it filters.
 */
export function renderIndexPage(
  packageName: string,
  symbols: readonly SymbolRecord[],
): string {
  const byInitial = groupByInitial(symbols);
  const groups = [...byInitial].map(([initial, members]) =>
    container(
      'SymbolGroup',
      {initial},
      members.map(({name, dotted, kind, url, summary}) =>
        line(
          'SymbolEntry',
          {name, dotted, kind: KIND_NAMES[kind], to: url},
          summary === '' ? '' : jsString(summary),
        ),
      ),
    ),
  );
  return `${[
    printFrontMatter({
      title: 'All symbols',
      title_meta: `All symbols of ${packageName || 'the reference'}`,
      description: `Every public module, class, function and constant of ${packageName || 'the reference'}, from A to Z.`,
      slug:
        packageName === ''
          ? `/${INDEX_SEGMENT}`
          : `/${packageName.replaceAll('.', '/')}/${INDEX_SEGMENT}`,
      sidebar_label: 'All symbols',
      hide_table_of_contents: true,
      custom_edit_url: null,
    }),
    "import {SymbolEntry, SymbolGroup, SymbolIndex} from '@theme/PythonApi';",
    container(
      'SymbolIndex',
      {count: symbols.length, initials: [...byInitial.keys()].join(' ')},
      groups,
    ),
  ].join('\n\n')}\n`;
}
