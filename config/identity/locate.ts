import {createRequire} from 'node:module';
import type typescript from 'typescript';

type Typescript = typeof typescript;

/** Loaded only when there is an error: it would double the loading time. */
function loadTypescript(): Typescript {
  return createRequire(__filename)('typescript') as Typescript;
}

/** Finds the first constant that a file exports. */
function findExported(
  ts: Typescript,
  file: typescript.SourceFile,
): typescript.VariableDeclaration | undefined {
  return file.statements
    .filter(ts.isVariableStatement)
    .find(({modifiers}) =>
      modifiers?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword),
    )?.declarationList.declarations[0];
}

/** Strips parentheses and type syntax such as `satisfies Product`. */
function unwrap(
  ts: Typescript,
  value: typescript.Expression,
): typescript.Expression {
  return ts.isParenthesizedExpression(value) ||
    ts.isAsExpression(value) ||
    ts.isSatisfiesExpression(value)
    ? unwrap(ts, value.expression)
    : value;
}

/** Finds a field of an object or an entry of an array. */
function findInner(
  ts: Typescript,
  value: typescript.Expression,
  key: string,
): typescript.Node | undefined {
  if (ts.isArrayLiteralExpression(value)) {
    return value.elements[Number(key)];
  }
  return ts.isObjectLiteralExpression(value)
    ? value.properties.find(
        ({name}) => name !== undefined && 'text' in name && name.text === key,
      )
    : undefined;
}

function valueOf(
  ts: Typescript,
  inner: typescript.Node,
): typescript.Expression | undefined {
  if (ts.isPropertyAssignment(inner)) {
    return inner.initializer;
  }
  return ts.isExpression(inner) ? inner : undefined;
}

/**
 * Finds the line on which a field of an object literal is written.
 *
 * @param source - the TypeScript source that exports the literal.
 * @param path - the field's keys and indices from the outermost to the
 * innermost.
 * @returns the line, counted from 1; the line of the nearest enclosing field
 * if the innermost is missing.
 */
export function locateField(source: string, path: readonly string[]): number {
  const ts = loadTypescript();
  const file = ts.createSourceFile('fields.ts', source, ts.ScriptTarget.Latest);
  const exported = findExported(ts, file);
  let nearest: typescript.Node | undefined = exported;
  let value = exported?.initializer;
  for (const key of path) {
    const inner = value && findInner(ts, unwrap(ts, value), key);
    if (!inner) {
      break;
    }
    nearest = inner;
    value = valueOf(ts, inner);
  }
  const start = nearest?.getStart(file) ?? 0;
  return file.getLineAndCharacterOfPosition(start).line + 1;
}
