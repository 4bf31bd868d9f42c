import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import type {Block} from './block';

const FLAGS = ['separate', 'showLineNumbers'];
const VALUES = ['schema', 'showLineNumbers', 'title', 'wrong'];

/**
 * Checks the meta strings of fences.
 *
 * @param schemas - names of schemas, as in `schema="order"`.
 * @param ownWords - further words that the site allows.
 */
export function checkFences(
  blocks: readonly Block[],
  schemas: readonly string[],
  ownWords: readonly string[],
): Diagnostic[] {
  return blocks.flatMap((block) =>
    problems(block, schemas, ownWords).map(([reason, note]) =>
      createDiagnostic({
        ruleId: 'fence',
        file: block.file,
        line: block.line,
        reason,
        note,
      }),
    ),
  );
}

type Problem = readonly [reason: string, note: string];

function problems(
  block: Block,
  schemas: readonly string[],
  ownWords: readonly string[],
): Problem[] {
  return [
    ...languageProblems(block),
    ...wordProblems(block, ownWords),
    ...wrongProblems(block),
    ...schemaProblems(block, schemas),
  ];
}

function languageProblems({language}: Block): Problem[] {
  return language === ''
    ? [
        [
          'The fence has no language',
          'Add it after the backticks; use `text` for plain text.',
        ],
      ]
    : [];
}

function wordProblems({meta}: Block, ownWords: readonly string[]): Problem[] {
  const flags = new Set([...FLAGS, ...ownWords]);
  const values = new Set([...VALUES, ...ownWords]);
  const unknown = [
    ...[...meta.flags].filter((word) => !flags.has(word)),
    ...[...meta.values.keys()].filter((word) => !values.has(word)),
  ];
  return unknown
    .filter((word) => word !== 'wrong')
    .map((word) => [
      `The fence has the unknown word '${word}'`,
      `Use one of ${[...new Set([...FLAGS, ...VALUES, ...ownWords])].join(', ')}; allow others with the option \`fenceWords\`.`,
    ]);
}

function wrongProblems({meta}: Block): Problem[] {
  const isWrong = meta.flags.has('wrong') || meta.values.has('wrong');
  return isWrong && (meta.values.get('wrong') ?? '').trim() === ''
    ? [
        [
          'The fence marks the code as wrong without a reason',
          'Give the reason, as in wrong="the table is missing".',
        ],
      ]
    : [];
}

function schemaProblems(
  {language, meta}: Block,
  schemas: readonly string[],
): Problem[] {
  const schema = meta.values.get('schema');
  if (schema === undefined) {
    return [];
  }
  if (language !== 'yaml') {
    return [
      [
        'Only YAML blocks can have a schema',
        'Remove schema="…", or set the language to yaml.',
      ],
    ];
  }
  return schemas.includes(schema)
    ? []
    : [
        [
          `There is no schema '${schema}'`,
          schemas.length === 0
            ? 'There are no schemas. Remove it.'
            : `Use one of ${schemas.join(', ')}, or remove it.`,
        ],
      ];
}
