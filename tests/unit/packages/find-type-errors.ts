import path from 'node:path';
import ts from 'typescript';
import {root} from '../../../scripts/lib/paths';

/** Parsed files, which take most of the time and are the same for all code. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Compiles a file of a site that imports types of a package. */
export function findTypeErrors(code: string): string[] {
  const file = path.join(root, 'tests', 'file-of-a-site.tsx');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const base = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...base,
    fileExists: (one) => one === file || base.fileExists(one),
    getSourceFile(one, target) {
      if (one === file) {
        return ts.createSourceFile(one, code, target);
      }
      if (!parsed.has(one)) {
        parsed.set(one, base.getSourceFile(one, target));
      }
      return parsed.get(one);
    },
  };
  const program = ts.createProgram([file], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
