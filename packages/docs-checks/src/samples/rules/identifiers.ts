import {Joi} from 'docusaurus-plugin-page-exports/yaml';
import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import {readYaml} from '../../read-yaml';
import {suggest} from '../suggest';
import {type Block, placeOf, textOf} from '../pages/block';

/** The names in samples, by owner: `alice/census` is `{alice: ['census']}`. */
export type Identifiers = Readonly<Record<string, readonly string[]>>;

/** Matches an identifier that is a whole string, YAML item or word. */
const IDENTIFIER =
  /(?<=^|["'`[,\s])([a-z][\w-]*)\/([a-z][\w-]*)(?=["'`\],.:;\s]|$)/gm;

const IDENTIFIERS = Joi.object<Identifiers>()
  .pattern(
    Joi.string(),
    Joi.array()
      .items(
        Joi.string().messages({
          'string.base': 'A name must be a string. Put it in quotation marks.',
        }),
      )
      .messages({'array.base': '{#label} must be a list of names.'}),
  )
  .messages({'object.base': 'must map owners to lists of names.'});

/**
 * Reads a list of identifiers: a YAML mapping from owners to lists of names.
 *
 * @throws Error if the file can't be read or isn't such a mapping.
 */
export function readIdentifiers(file: string): Promise<Identifiers> {
  return readYaml(file, IDENTIFIERS);
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
