import {distance} from 'fastest-levenshtein';
import type {ClassMember, PythonPackage} from 'python-reader';
import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import {Symbols} from '../../schemas/python/symbols';
import type {Block} from '../pages/block';

/** Where results are documented, and how a sample shows the kind of its model. */
export interface ResultKeyOptions {
  /**
   * Path, below the package, of the class whose docstring has a table of the
   * keys: the kind of model in the first column, keys as code in the second.
   */
  documentedBy: string;
  /** Names that indicate the kind of a model in a sample, by kind. */
  kinds: Readonly<Record<string, readonly string[]>>;
}

/** Documented keys, by kind of model. */
export type ResultKeys = ReadonlyMap<string, ReadonlySet<string>>;

const ROW = /^\|([^|]+)\|([^|]+)\|/;
const KEY = /\[["']([a-z_][\w-]*)["']\]/g;
/** The maximum edit distance of a mistyped key. */
const LIMIT = 2;

/** Reads the keys that a class documents; null if the class is missing. */
export function readResultKeys(
  sdk: PythonPackage,
  {documentedBy}: ResultKeyOptions,
): ResultKeys | null {
  const member = new Symbols(sdk).findClass(`${sdk.name}.${documentedBy}`);
  return member ? readTable(member) : null;
}

function readTable({docstring}: ClassMember): ResultKeys {
  // A long row may continue on the next line.
  const text = (docstring?.raw ?? '').replaceAll(/\n\s*(?![|\s])/g, ' ');
  const keys = new Map<string, ReadonlySet<string>>();
  for (const line of text.split('\n')) {
    const [, label = '', cell = ''] = ROW.exec(line.trim()) ?? [];
    const found = [...cell.matchAll(/`(\w+)`/g)].map(([, key = '']) => key);
    if (found.length > 0) {
      const kind = (label.split(',')[0] ?? '').trim();
      keys.set(kind, new Set([...(keys.get(kind) ?? []), ...found]));
    }
  }
  return keys;
}

/**
 * Requires that the keys that a page reads from results exist for its models.
 * Keys that aren't similar to a documented one may belong to something else.
 *
 * @param blocks - the Python blocks of one page.
 */
export function checkResultKeys(
  blocks: readonly Block[],
  documented: ResultKeys,
  {kinds}: ResultKeyOptions,
): Diagnostic[] {
  const lines = blocks.flatMap(({file, lines: own}) =>
    own.map(({code, line}) => ({file, code, line})),
  );
  const shown = Object.entries(kinds)
    .filter(([, names]) =>
      lines.some(({code}) =>
        names.some((name) => new RegExp(`\\b${name}\\b`).test(code)),
      ),
    )
    .map(([kind]) => kind);
  const all = [...documented.values()].flatMap((keys) => [...keys]);
  const allowed = new Set(
    shown.length === 0
      ? all
      : shown.flatMap((kind) => [...(documented.get(kind) ?? [])]),
  );
  return lines.flatMap(({file, line, code}) =>
    [...code.matchAll(KEY)].flatMap(([, key = '']) =>
      allowed.has(key) || !all.some((known) => isNear(key, known))
        ? []
        : [
            createDiagnostic({
              ruleId: 'result-key',
              file,
              line,
              reason: `The results of a ${shown.join(' or a ') || 'model'} have no key '${key}'`,
              note: `Use one of ${[...allowed].join(', ')}.`,
            }),
          ],
    ),
  );
}

function isNear(key: string, known: string): boolean {
  return key === known || (key.length > 3 && distance(key, known) <= LIMIT);
}
