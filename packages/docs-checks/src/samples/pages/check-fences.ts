import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import type {Block} from './block';

const FLAGS = ['separate', 'showLineNumbers'];
const VALUES = ['schema', 'showLineNumbers', 'title', 'wrong'];

/**
 * Checks what fences say of their blocks.
 *
 * @param schemas - names of schemas, as in `schema="order"`.
 * @param ownWords - words of the site that fences may have, too.
 */
export function checkFences(
  blocks: readonly Block[],
  schemas: readonly string[],
  ownWords: readonly string[],
): Diagnostic[] {
  return blocks.flatMap((block) =>
    complaints(block, schemas, ownWords).map(([message, hint]) =>
      createDiagnostic({
        ruleId: 'fence',
        file: block.file,
        line: block.line,
        reason: message,
        note: hint,
      }),
    ),
  );
}

type Complaint = readonly [message: string, hint: string];

function complaints(
  block: Block,
  schemas: readonly string[],
  ownWords: readonly string[],
): Complaint[] {
  return [
    ...languageComplaints(block),
    ...wordComplaints(block, ownWords),
    ...wrongComplaints(block),
    ...schemaComplaints(block, schemas),
  ];
}

function languageComplaints({language}: Block): Complaint[] {
  return language === ''
    ? [
        [
          'The fence names no language',
          'Write it after the backticks; use `text` for what is no code.',
        ],
      ]
    : [];
}

function wordComplaints(
  {meta}: Block,
  ownWords: readonly string[],
): Complaint[] {
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

function wrongComplaints({meta}: Block): Complaint[] {
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

function schemaComplaints(
  {language, meta}: Block,
  schemas: readonly string[],
): Complaint[] {
  const schema = meta.values.get('schema');
  if (schema === undefined) {
    return [];
  }
  if (language !== 'yaml') {
    return [
      [
        'Only YAML has a schema',
        'Remove schema="…", or name the language yaml.',
      ],
    ];
  }
  return schemas.includes(schema)
    ? []
    : [
        [
          `There is no schema '${schema}'`,
          `Use one of ${schemas.join(', ')}, or leave it out.`,
        ],
      ];
}
