import ts from 'typescript';

/** A test that names a line of the specification in its title. */
export interface Claim {
  line: string;
  /** `file:line` of the test. */
  where: string;
}

const TESTS = new Set(['test', 'it']);
const IDS = /\[(\d+\.\d+)\]/g;

/** The title that a call gives to a test, or nothing if it is no test. */
function titleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) {
    return undefined;
  }
  // `test(…)` and `it.each(…)(…)` run; `test.skip(…)` and the like do not.
  const callee = ts.isCallExpression(node.expression)
    ? node.expression.expression
    : node.expression;
  const [name, modifier] = callee.getText().split('.');
  if (!TESTS.has(name ?? '') || (modifier && modifier !== 'each')) {
    return undefined;
  }
  const [title] = node.arguments;
  return title &&
    (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))
    ? title.getText()
    : undefined;
}

/**
 * Finds the lines of the specification that the tests of a file claim.
 *
 * @param file - the file's path, as it is to be shown.
 * @param text - its source, in TypeScript.
 */
export function findClaims(file: string, text: string): Claim[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const claims: Claim[] = [];
  const visit = (node: ts.Node): void => {
    const title = titleOf(node);
    if (title !== undefined) {
      const start = node.getStart();
      const {line} = source.getLineAndCharacterOfPosition(start);
      for (const [, id = ''] of title.matchAll(IDS)) {
        claims.push({line: id, where: `${file}:${line + 1}`});
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return claims;
}
