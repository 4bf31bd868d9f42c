import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import type {FunctionMember} from 'python-reader';
import {suggest} from '../suggest';
import {type Block, placeOf, textOf} from '../pages/block';
import {type Shell, splitCommands} from './split-commands';

/** Options of the program itself. */
const OWN_OPTIONS: ReadonlySet<string> = new Set(['--help', '--version']);

/**
 * Checks that each call of the SDK's program in a shell block uses an existing
 * command and its options.
 *
 * @param program - the program's name.
 * @param commands - see `listCommands`.
 */
export function checkCommands(
  block: Block,
  shell: Shell,
  program: string,
  commands: ReadonlyMap<string, FunctionMember>,
): Diagnostic[] {
  return splitCommands(textOf(block), shell)
    .filter(({words}) => words[0] === program)
    .flatMap(({words: [, command = '', ...args], line}) => {
      const problem = findProblem(command, args, commands);
      return problem
        ? [
            createDiagnostic({
              ruleId: 'command',
              ...placeOf(block, line),
              reason: problem.reason.replaceAll('$program', program),
              note: problem.note,
            }),
          ]
        : [];
    });
}

interface Problem {
  reason: string;
  note: string;
}

function findProblem(
  command: string,
  args: readonly string[],
  commands: ReadonlyMap<string, FunctionMember>,
): Problem | null {
  if (OWN_OPTIONS.has(command)) {
    return null;
  }
  const called = commands.get(command);
  if (!called) {
    return {
      reason:
        command === ''
          ? '$program is called without a command'
          : `$program has no command '${command}'`,
      note: suggest(command, [...commands.keys(), ...OWN_OPTIONS]),
    };
  }
  const options = (called.signature?.parameters ?? []).map(({name}) => name);
  const unknown = args
    .map((arg) => /^--([^=]+)/.exec(arg)?.[1])
    .find(
      (name) =>
        name !== undefined &&
        name !== 'help' &&
        !options.includes(name.replaceAll('-', '_')),
    );
  return unknown === undefined
    ? null
    : {
        reason: `$program ${command} has no option '--${unknown}'`,
        note: suggest(unknown, options),
      };
}
