import type {Node} from 'web-tree-sitter';
import {readAssignment} from './assignments';
import type {Body} from './body';
import {readImport} from './imports';
import type {
  ParsedAttribute,
  ParsedFunction,
  ParsedImport,
  ParsedStar,
  RawDocstring,
} from './parsed-module';
import {nameOf, type RawExpression} from './raw-expression';
import type {Frame} from './scope-builder';
import type {SourceFile} from './source-file';

/**
 * Defines the attributes that `__init__` assigns on `self`. Declarations in the
 * class body take precedence; `self.x = x` gets the annotation of the parameter.
 */
export function defineInstanceAttributes(
  init: Node,
  parsed: ParsedFunction,
  body: Body,
  frame: Frame,
): void {
  const receiver = parsed.signature?.parameters[0]?.name;
  const block = init.childForFieldName('body');
  if (receiver === undefined || !block) {
    return;
  }
  const imports = importsIn(block, body.file);
  const locals = namesWhenUsed(block, body.file);
  for (const attribute of assignmentsIn(block, receiver, body.file)) {
    attribute.imports = imports.filter(
      ({name}) => uses(attribute.type, name) || uses(attribute.value, name),
    );
    // `except ImportError: name = None` does not replace the import.
    attribute.locals = locals(attribute.type).filter(
      (local) => !imports.some(({name}) => name === local),
    );
    const existing = body.scope.get(attribute.name);
    if (existing?.kind === 'attribute') {
      existing.docstring ??= attribute.docstring;
      if (existing.type === null) {
        existing.type = attribute.type;
        existing.imports.push(...attribute.imports);
        existing.locals.push(...attribute.locals);
      }
    } else if (!existing) {
      body.scope.define(withParameterType(attribute, parsed), frame);
    }
  }
}

function withParameterType(
  attribute: ParsedAttribute,
  init: ParsedFunction,
): ParsedAttribute {
  const assigned = attribute.value ? nameOf(attribute.value) : null;
  const parameter = init.signature?.parameters.find(
    ({name, kind}) => name === assigned && !kind.startsWith('variadic'),
  );
  return {...attribute, type: attribute.type ?? parameter?.annotation ?? null};
}

function uses(expression: RawExpression | null, name: string): boolean {
  return (expression ?? []).some(
    (piece) => typeof piece === 'object' && piece.name.split('.')[0] === name,
  );
}

/** Imports inside a function. */
function importsIn(block: Node, file: SourceFile): ParsedImport[] {
  // Few functions have imports, and walking the tree is slow.
  return /\bimport\b/.test(file.textOf(block))
    ? block.namedChildren.flatMap((statement) =>
        /^import_/.test(statement.type)
          ? readImport(statement, file, false).filter(isNamed)
          : nestedBlocks(statement).flatMap((inner) => importsIn(inner, file)),
      )
    : [];
}

/** Finds the names of a function in a type, and collects them for the first one. */
function namesWhenUsed(
  block: Node,
  file: SourceFile,
): (type: RawExpression | null) => string[] {
  let names: string[] | null = null;
  return (type) => {
    // Few types are stated here, and walking the tree is slow.
    if (!type?.some((piece) => typeof piece === 'object')) {
      return [];
    }
    names ??= [...new Set(namesIn(block, file))];
    return names.filter((name) => uses(type, name));
  };
}

/** Names of the classes and variables that a function defines. */
function namesIn(block: Node, file: SourceFile): string[] {
  return block.namedChildren.flatMap((statement) => {
    const name = definedBy(statement);
    return name
      ? [file.textOf(name)]
      : nestedBlocks(statement).flatMap((inner) => namesIn(inner, file));
  });
}

/** The name that a statement defines as a class or by an assignment. */
function definedBy(statement: Node): Node | null {
  switch (statement.type) {
    case 'class_definition':
      return statement.childForFieldName('name');
    case 'decorated_definition': {
      const definition = statement.childForFieldName('definition');
      return definition && definedBy(definition);
    }
    case 'expression_statement': {
      const assignment = statement.namedChild(0);
      const left =
        assignment?.type === 'assignment'
          ? assignment.childForFieldName('left')
          : null;
      return left?.type === 'identifier' ? left : null;
    }
    default:
      return null;
  }
}

function isNamed(one: ParsedImport | ParsedStar): one is ParsedImport {
  return one.kind === 'import';
}

function assignmentsIn(
  block: Node,
  receiver: string,
  file: SourceFile,
): ParsedAttribute[] {
  const statements = block.namedChildren.filter(({type}) => type !== 'comment');
  return statements.flatMap((statement, index) => {
    if (statement.type !== 'expression_statement') {
      return nestedBlocks(statement).flatMap((inner) =>
        assignmentsIn(inner, receiver, file),
      );
    }
    const assignment = statement.namedChild(0);
    const next = statements[index + 1];
    const following: RawDocstring | null = next
      ? file.stringStatement(next)
      : null;
    return assignment?.type === 'assignment'
      ? readAssignment(assignment, following, file, receiver)
      : [];
  });
}

/** Blocks of `if`, `with`, `try` and the like, but not of inner functions. */
function nestedBlocks(statement: Node): Node[] {
  const isOwnScope = /definition$/.test(statement.type);
  return isOwnScope
    ? []
    : statement.namedChildren.flatMap((child) =>
        child.type === 'block'
          ? [child]
          : /_clause$/.test(child.type)
            ? nestedBlocks(child)
            : [],
      );
}
