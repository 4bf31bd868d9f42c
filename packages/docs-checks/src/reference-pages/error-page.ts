import type {RootContent} from 'mdast';
import type {ClassMember, PythonModule, PythonPackage} from 'python-reader';
import {listSymbols} from '../sdk/package/list-symbols';
import {introductionOf, summaryOf} from './docstring';
import {
  bulletList,
  heading,
  type Inline,
  inlineCode,
  paragraph,
  parseBlocks,
  parseInline,
  strong,
} from './markdown';

/** A message of an exception, its cause, and how to fix it. */
interface Problem {
  message: string;
  cause: string;
  fix: string;
}

const FIELD = /^(Message|Cause|Fix):\s+(.*)$/s;
const KEYS = {Message: 'message', Cause: 'cause', Fix: 'fix'} as const;

/**
 * Writes the meaning of each exception of a package, by module. The docstring
 * of an exception has paragraphs that begin with `Message:`, each followed by
 * one with `Cause:` and one with `Fix:`.
 */
export function writeErrorPage(sdk: PythonPackage): RootContent[] {
  const exceptions = listSymbols(sdk).flatMap(({member, module, owner}) =>
    member.kind === 'class' &&
    owner === null &&
    member.flags.includes('exception')
      ? [{member, module}]
      : [],
  );
  const modules = [...new Set(exceptions.map(({module}) => module))];
  const anchors = new Map<string, string>();
  for (const {member} of exceptions) {
    const isTaken = [...anchors.values()].includes(member.name);
    anchors.set(member.path, isTaken ? member.path : member.name);
  }
  return modules.flatMap((module) => [
    ...writeModule(module),
    ...exceptions
      .filter((exception) => exception.module === module)
      .flatMap(({member}) =>
        writeException(member, anchors.get(member.path) ?? member.path),
      ),
  ]);
}

function writeModule({path, docstring}: PythonModule): RootContent[] {
  return [
    heading(2, path.replaceAll('.', '-'), inlineCode(path)),
    paragraph(...parseInline(summaryOf(docstring))),
  ];
}

function writeException(member: ClassMember, anchor: string): RootContent[] {
  const {text, problems} = readProblems(introductionOf(member.docstring));
  return [
    heading(3, anchor, inlineCode(member.name)),
    ...parseBlocks(text),
    paragraph('Class: ', inlineCode(member.path), '.'),
    ...problems.flatMap(writeProblem),
  ];
}

function writeProblem({message, cause, fix}: Problem): RootContent[] {
  const field = (name: string, text: string): Inline[][] =>
    text === '' ? [] : [[strong(name), ' ', ...parseInline(text)]];
  return [
    paragraph(strong('Message:'), ' ', ...parseInline(message)),
    bulletList([...field('Cause:', cause), ...field('Fix:', fix)]),
  ];
}

/** Divides the text of a docstring into general text and problems. */
export function readProblems(opening: string): {
  text: string;
  problems: Problem[];
} {
  const text: string[] = [];
  const problems: Problem[] = [];
  for (const block of opening.split(/\n\s*\n/)) {
    const [, name, value = ''] = FIELD.exec(block.trim()) ?? [];
    const key = Object.entries(KEYS).find(([known]) => known === name)?.[1];
    const current = problems.at(-1);
    if (key === 'message') {
      problems.push({message: value, cause: '', fix: ''});
    } else if (key && current) {
      current[key] = value;
    } else {
      text.push(block);
    }
  }
  return {text: text.join('\n\n'), problems};
}
