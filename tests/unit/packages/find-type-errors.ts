import path from 'node:path';
import ts from 'typescript';
import {root} from '../../../scripts/lib/paths';

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
    getSourceFile: (one, target) =>
      one === file
        ? ts.createSourceFile(one, code, target)
        : base.getSourceFile(one, target),
  };
  const program = ts.createProgram([file], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
