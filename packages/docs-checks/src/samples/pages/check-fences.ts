import type {Fault} from '../../sdk/finding';
import {createFault} from '../../pages/create-fault';
import type {Block} from './block';

/** Files that a fence can say its YAML to be: `schema="pod"`. */
const SCHEMAS = ['pod', 'task'] as const;

const FLAGS: ReadonlySet<string> = new Set(['separate', 'showLineNumbers']);
const VALUES: ReadonlySet<string> = new Set([
  'schema',
  'showLineNumbers',
  'title',
  'wrong',
]);

/** Checks what fences say of their blocks. */
export function checkFences(blocks: readonly Block[]): Fault[] {
  return blocks.flatMap((block) =>
    complaints(block).map(([message, hint]) =>
      createFault('fence', block, message, hint),
    ),
  );
}

type Complaint = readonly [message: string, hint: string];

function complaints(block: Block): Complaint[] {
  return [
    ...languageComplaints(block),
    ...wordComplaints(block),
    ...wrongComplaints(block),
    ...schemaComplaints(block),
  ];
}

function languageComplaints({language}: Block): Complaint[] {
  return language === ''
    ? [
        [
          'the fence names no language',
          'write it behind the backticks; `text` is for what is none',
        ],
      ]
    : [];
}

function wordComplaints({meta}: Block): Complaint[] {
  const unknown = [
    ...[...meta.flags].filter((word) => !FLAGS.has(word)),
    ...[...meta.values.keys()].filter((word) => !VALUES.has(word)),
  ];
  return unknown
    .filter((word) => word !== 'wrong')
    .map((word) => [
      `the fence says '${word}', which nobody understands`,
      `use one of ${[...new Set([...FLAGS, ...VALUES])].join(', ')}`,
    ]);
}

function wrongComplaints({meta}: Block): Complaint[] {
  const isWrong = meta.flags.has('wrong') || meta.values.has('wrong');
  return isWrong && (meta.values.get('wrong') ?? '').trim() === ''
    ? [
        [
          'the fence says that the code is wrong, and not why',
          'give the reason: wrong="the pod has no such table"',
        ],
      ]
    : [];
}

function schemaComplaints({language, meta}: Block): Complaint[] {
  const schema = meta.values.get('schema');
  if (schema === undefined) {
    return [];
  }
  if (language !== 'yaml') {
    return [
      ['only YAML has a schema', 'remove schema="…" or name the language yaml'],
    ];
  }
  return SCHEMAS.some((known) => known === schema)
    ? []
    : [
        [
          `there is no schema '${schema}'`,
          `use one of ${SCHEMAS.join(', ')}, or leave it out`,
        ],
      ];
}
