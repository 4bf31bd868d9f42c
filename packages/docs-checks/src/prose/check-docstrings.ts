import type {Docstring, PythonPackage} from 'python-reader';
import {type Diagnostic, sortDiagnostics} from '../diagnostics';
import {ownDocstrings} from '../sdk/package/docstrings';
import {docstringLines} from '../sdk/package/docstring-lines';
import {listSymbols} from '../sdk/package/list-symbols';
import {readSources} from '../sdk/package/read-sources';
import {listParagraphs} from './docstring-paragraphs';
import {findWords} from './rules/words';
import type {AvoidedWord} from './words';

const CODE = /`+[^`]+`+/g;

/**
 * Checks the prose of a package's docstrings.
 *
 * @param root - the folder that the package's paths are relative to.
 * @throws Error if a file of the package is missing.
 */
export async function checkDocstrings(
  root: string,
  sdk: PythonPackage,
  words: readonly AvoidedWord[],
): Promise<Diagnostic[]> {
  const avoided = words.filter(({inDocstrings}) => inDocstrings);
  const sources = await readSources(root, sdk);
  const docstrings = new Set([
    ...sdk.modules.map(({docstring}) => docstring),
    ...listSymbols(sdk).flatMap(({member}) => ownDocstrings(member)),
  ]);
  return sortDiagnostics(
    [...docstrings].flatMap((docstring) =>
      docstring
        ? checkDocstring(docstring, sources.get(docstring.file) ?? [], avoided)
        : [],
    ),
  );
}

function checkDocstring(
  docstring: Docstring,
  source: readonly string[],
  words: readonly AvoidedWord[],
): Diagnostic[] {
  const paragraphs = listParagraphs(docstringLines(docstring, source));
  return paragraphs.flatMap(({text, lines}) =>
    findWords(text.replaceAll(CODE, maskCode), words, {
      file: docstring.file,
      lineAt: (row) => lines[row] ?? docstring.line,
    }),
  );
}

/** Replaces code, but keeps its line breaks, by which lines are counted. */
function maskCode(code: string): string {
  return code.replaceAll(/[^\n]+/g, '…');
}
