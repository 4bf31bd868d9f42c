import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import ts from 'typescript';
import {beforeAll, expect, it} from 'vitest';
import {root} from '../../../scripts/lib/paths';

/** The code that the bundler of a site compiles for browsers. */
const BROWSER_CODE = [
  'packages/docusaurus-plugin-{page-exports,python-api,static-first}/src/{client,theme}/**/*.{ts,tsx}',
  'packages/docusaurus-plugin-python-api/src/*.tsx',
  'packages/docusaurus-theme-static-search/src/{algolia,client,components,interface,theme}/**/*.{ts,tsx}',
  'packages/docusaurus-theme-static-search/src/engine/{format,search,text}/**/*.ts',
];

const EXAMPLE = path.join(root, 'tests', 'spreads.ts');
const CODE = `export const set = [...new Set([1, 2])];
export const nodes = [...document.querySelectorAll('p')];
export const most = Math.max(...new Map([[1, 2]]).keys());
export const letters = [...'abc'];
export const array = [...[1, 2], ...Array.from(new Set([3]))];
export const pair = (two: readonly [number, number]) => [...two];
export const either = (some: number[] | [string]) => [...some];
export const object = {...{a: 1}};
`;

let program: ts.Program;
let files: string[];

beforeAll(async () => {
  const found = await Globby(BROWSER_CODE, {cwd: root, absolute: true});
  files = found.map((file) => path.normalize(file));
  const config = path.join(root, 'tsconfig.json');
  const {options} = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, (file) => ts.sys.readFile(file)).config,
    ts.sys,
    root,
  );
  const base = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...base,
    getSourceFile: (file, target) =>
      file === EXAMPLE
        ? ts.createSourceFile(file, CODE, target)
        : base.getSourceFile(file, target),
  };
  program = ts.createProgram([...files, EXAMPLE], options, host);
});

function isArray(type: ts.Type): boolean {
  const checker = program.getTypeChecker();
  const known = checker.getBaseConstraintOfType(type) ?? type;
  return known.isUnion()
    ? known.types.every(isArray)
    : checker.isArrayType(known) || checker.isTupleType(known);
}

/** Lists the lines that spread anything but an array into an array or a call. */
function listSpreads(file: string): string[] {
  const source = program.getSourceFile(file);
  if (!source) {
    throw new Error(`${file} isn't compiled.`);
  }
  const lines: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isSpreadElement(node) &&
      !isArray(program.getTypeChecker().getTypeAtLocation(node.expression))
    ) {
      const {line} = source.getLineAndCharacterOfPosition(node.getStart());
      lines.push(`${path.relative(root, file)}:${line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}

// Docusaurus compiles the browser code of packages with Babel's loose mode. If a
// site has no `browserslist`, or one with old browsers, `[...set]` becomes
// `[].concat(set)`, which contains the set instead of its items.
it('code of packages for browsers only spreads arrays', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(listSpreads), 'Write Array.from(…).').toEqual([]);
});

it('spreads of sets, nodes, iterators and strings are found', () => {
  const lines = [1, 2, 3, 4].map((line) => `tests/spreads.ts:${line}`);
  expect(listSpreads(EXAMPLE)).toEqual(lines);
});
