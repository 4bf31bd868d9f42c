import path from 'node:path';
import {hintFor} from '../../pyright/hints';
import {onOneLine} from '../../pyright/on-one-line';
import type {Diagnostic} from '../../pyright/parse-report';
import {type ExampleProgram, findExampleLine} from '../examples/write-programs';
import type {Fault} from '../finding';

export interface DiagnosticSource {
  /** Absolute path of the SDK's folder. */
  sdk: string;
  /** Absolute path of the folder that the programs were written to. */
  programFolder: string;
  programs: readonly ExampleProgram[];
}

export interface SortedDiagnostics {
  /** About the package and the stubs of outside libraries. */
  types: Fault[];
  /** About the examples, at their place in the package. */
  examples: Fault[];
  /** Names of the programs that have faults. */
  failedPrograms: Set<string>;
}

/** Words the type checker's complaints and puts them where they belong. */
export function sortDiagnostics(
  diagnostics: readonly Diagnostic[],
  {sdk, programFolder, programs}: DiagnosticSource,
): SortedDiagnostics {
  const byFile = new Map(
    programs.map((program) => [
      path.join(programFolder, program.name),
      program,
    ]),
  );
  const sorted: SortedDiagnostics = {
    types: [],
    examples: [],
    failedPrograms: new Set(),
  };
  for (const diagnostic of diagnostics) {
    if (diagnostic.severity === 'information') {
      continue;
    }
    const program = byFile.get(path.normalize(diagnostic.file));
    if (program) {
      sorted.examples.push(exampleFault(diagnostic, program));
      sorted.failedPrograms.add(program.name);
    } else {
      sorted.types.push(typeFault(diagnostic, sdk));
    }
  }
  return sorted;
}

function typeFault(diagnostic: Diagnostic, sdk: string): Fault {
  const relative = path.relative(sdk, path.normalize(diagnostic.file));
  return {
    rule: diagnostic.rule ?? 'syntax',
    file: relative.split(path.sep).join('/'),
    line: diagnostic.line,
    message: onOneLine(diagnostic.message),
    hint: hintFor(diagnostic.rule),
  };
}

function exampleFault(diagnostic: Diagnostic, program: ExampleProgram): Fault {
  const {owner, file} = program.example;
  return {
    rule: diagnostic.rule ?? 'syntax',
    file,
    line: findExampleLine(program, diagnostic.line),
    message: `in the example of ${owner}: ${onOneLine(diagnostic.message)}`,
    hint: hintFor(diagnostic.rule),
  };
}
