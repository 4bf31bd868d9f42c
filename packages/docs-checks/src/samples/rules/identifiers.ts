import {readFile} from 'node:fs/promises';
import {isRecord} from 'docusaurus-plugin-page-exports/guards';
import {parse} from 'yaml';
import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import {suggest} from '../suggest';
import {type Block, placeOf, textOf} from '../pages/block';

/** The names in samples, by owner: `alice/census` is `{alice: ['census']}`. */
export type Identifiers = Readonly<Record<string, readonly string[]>>;

/** Matches an identifier that is a whole string, YAML item or word. */
const IDENTIFIER =
  /(?<=^|["'`[,\s])([a-z][\w-]*)\/([a-z][\w-]*)(?=["'`\],.:;\s]|$)/gm;

/**
 * Reads a list of identifiers: a YAML mapping from owners to lists of names.
 *
 * @throws Error if the file can't be read or isn't such a mapping.
 */
export async function readIdentifiers(file: string): Promise<Identifiers> {
  const value: unknown = parse(await readFile(file, 'utf8'));
  const isList = (names: unknown): names is string[] =>
    Array.isArray(names) && names.every((name) => typeof name === 'string');
  if (!isRecord(value)) {
    throw new Error(`${file}:1 must map owners to lists of names.`);
  }
  return Object.fromEntries(
    Object.entries(value).map(([owner, names]) => {
      if (!isList(names)) {
        throw new Error(`${file} must list the names of '${owner}'.`);
      }
      return [owner, names];
    }),
  );
}

/** Requires identifiers with a listed owner to be in the list. */
export function checkIdentifiers(
  block: Block,
  identifiers: Identifiers,
): Diagnostic[] {
  const text = textOf(block);
  const byOwner = new Map(Object.entries(identifiers));
  return [...text.matchAll(IDENTIFIER)].flatMap(
    ({0: found, 1: owner = '', 2: name = '', index}) => {
      const known = byOwner.get(owner);
      return !known || known.includes(name)
        ? []
        : [
            createDiagnostic({
              ruleId: 'identifier',
              ...placeOf(block, text.slice(0, index).split('\n').length),
              reason: `The identifier '${found}' is not in the list of identifiers`,
              note: suggest(
                found,
                known.map((other) => `${owner}/${other}`),
              ),
            }),
          ];
    },
  );
}
