import ts from 'typescript';

/** A test whose title claims a line of the specification. */
export interface Claim {
  line: string;
  /** `file:line` of the test. */
  where: string;
}

const TESTS = new Set(['test', 'testIsolated', 'testInResetWindow', 'it']);
const IDS = /\[(\d+\.\d+)\]/g;

/** The title of the test that a call defines, or nothing if it isn't a test. */
function titleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) {
    return undefined;
  }
  // `test(…)` and `it.each(…)(…)` run; `test.skip(…)` and similar calls don't.
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

/** A test's title as written in the source, and its line. */
interface Title {
  text: string;
  line: number;
}

/**
 * Lists the titles of the tests of a file that run.
 *
 * @param file - the file's path for messages.
 * @param text - its source, in TypeScript.
 */
export function listTitles(file: string, text: string): Title[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const titles: Title[] = [];
  const visit = (node: ts.Node): void => {
    const title = titleOf(node);
    if (title !== undefined) {
      const start = node.getStart();
      const {line} = source.getLineAndCharacterOfPosition(start);
      titles.push({text: title.slice(1, -1), line: line + 1});
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** Finds the lines of the specification that the tests of a file claim. */
export function findClaims(file: string, source: string): Claim[] {
  return listTitles(file, source).flatMap(({text, line}) =>
    [...text.matchAll(IDS)].map(([, id = '']) => ({
      line: id,
      where: `${file}:${line}`,
    })),
  );
}
