import ts from 'typescript';

/** One import of a source file. */
export interface Import {
  /** What is imported, such as `./paths` or `vitest/config`. */
  specifier: string;
  /** Whether it is gone when the program runs. */
  typeOnly: boolean;
  /** Counted from 1. */
  line: number;
}

function isTypeOnlyClause(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) {
    return false;
  }
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) {
    return true;
  }
  const names = clause.namedBindings;
  return (
    clause.name === undefined &&
    names !== undefined &&
    ts.isNamedImports(names) &&
    names.elements.every(({isTypeOnly}) => isTypeOnly)
  );
}

function readImport(node: ts.Node): [ts.Expression, boolean] | undefined {
  if (ts.isImportDeclaration(node)) {
    return [node.moduleSpecifier, isTypeOnlyClause(node.importClause)];
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    return [node.moduleSpecifier, node.isTypeOnly];
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return ts.isStringLiteral(node.argument.literal)
      ? [node.argument.literal, true]
      : undefined;
  }
  if (ts.isCallExpression(node)) {
    const {expression: callee} = node;
    const loads =
      callee.kind === ts.SyntaxKind.ImportKeyword ||
      (ts.isIdentifier(callee) && callee.text === 'require') ||
      callee.getText() === 'require.resolve';
    const [argument] = node.arguments;
    return loads && argument ? [argument, false] : undefined;
  }
  return undefined;
}

/** Lists what a configuration of TypeScript builds on. */
function listBases(name: string, source: string): Import[] {
  const file = ts.readJsonConfigFile(name, () => source);
  const imports: Import[] = [];
  ts.forEachChild(file.statements[0]?.expression ?? file, (node) => {
    if (
      ts.isPropertyAssignment(node) &&
      ts.isStringLiteral(node.name) &&
      node.name.text === 'extends' &&
      ts.isStringLiteral(node.initializer)
    ) {
      const {line} = file.getLineAndCharacterOfPosition(node.getStart(file));
      imports.push({
        specifier: node.initializer.text,
        typeOnly: false,
        line: line + 1,
      });
    }
  });
  return imports;
}

/**
 * Lists what a file of TypeScript or JavaScript imports: by declaration, by
 * re-export, by call and by type. Of a configuration, what it extends.
 *
 * @param name - the file's name; its ending says how to read it.
 * @param source - its text.
 */
export function listImports(name: string, source: string): Import[] {
  if (name.endsWith('.json')) {
    return listBases(name, source);
  }
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const imports: Import[] = [];
  const visit = (node: ts.Node): void => {
    const found = readImport(node);
    if (found && ts.isStringLiteralLike(found[0])) {
      const [literal, typeOnly] = found;
      const {line} = file.getLineAndCharacterOfPosition(node.getStart());
      imports.push({specifier: literal.text, typeOnly, line: line + 1});
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return imports;
}
