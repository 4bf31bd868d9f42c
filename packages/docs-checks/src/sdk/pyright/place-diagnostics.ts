import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import path from 'node:path';
import {hintFor} from '../../pyright/hints';
import {onOneLine} from '../../pyright/on-one-line';
import type {PyrightDiagnostic} from '../../pyright/parse-report';
import {type ExampleProgram, findExampleLine} from '../examples/write-programs';

export interface DiagnosticSource {
  /** Absolute path of the SDK's folder. */
  sdk: string;
  /** Absolute path of the folder that contains the programs. */
  programFolder: string;
  programs: readonly ExampleProgram[];
}

export interface SortedDiagnostics {
  /** Diagnostics of the package and the stubs of other libraries. */
  types: Diagnostic[];
  /** Diagnostics of the examples, with their place in the package. */
  examples: Diagnostic[];
  /** Names of the programs that have diagnostics. */
  failedPrograms: Set<string>;
}

/** Converts the type checker's diagnostics and maps them to their files. */
export function placeDiagnostics(
  diagnostics: readonly PyrightDiagnostic[],
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
      sorted.examples.push(exampleDiagnostic(diagnostic, program));
      sorted.failedPrograms.add(program.name);
    } else {
      sorted.types.push(typeDiagnostic(diagnostic, sdk));
    }
  }
  return sorted;
}

function typeDiagnostic(
  diagnostic: PyrightDiagnostic,
  sdk: string,
): Diagnostic {
  const relative = path.relative(sdk, path.normalize(diagnostic.file));
  return createDiagnostic({
    ruleId: diagnostic.rule ?? 'syntax',
    file: relative.split(path.sep).join('/'),
    line: diagnostic.line,
    reason: onOneLine(diagnostic.message),
    note: hintFor(diagnostic.rule),
  });
}

function exampleDiagnostic(
  diagnostic: PyrightDiagnostic,
  program: ExampleProgram,
): Diagnostic {
  const {owner, file} = program.example;
  return createDiagnostic({
    ruleId: diagnostic.rule ?? 'syntax',
    file,
    line: findExampleLine(program, diagnostic.line),
    reason: `In the example of ${owner}: ${onOneLine(diagnostic.message)}`,
    note: hintFor(diagnostic.rule),
  });
}
