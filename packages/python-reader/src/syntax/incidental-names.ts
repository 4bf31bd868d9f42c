import type {Node} from 'web-tree-sitter';
import type {ParsedAttribute} from './parsed-module';
import {plainAttribute} from './plain-attribute';
import type {SourceFile} from './source-file';

/**
 * Lists the names that a compound statement binds itself: the targets of `for`
 * and `with`, and of `:=` in conditions.
 */
export function readIncidentalNames(
  statement: Node,
  file: SourceFile,
): ParsedAttribute[] {
  return targetsOf(statement, file)
    .flatMap((target) => namesIn(target))
    .map((name) => attributeOf(name, file));
}

/** Lists the names that functions bind in their module with `global`. */
export function readGlobalNames(
  root: Node,
  file: SourceFile,
): ParsedAttribute[] {
  // Searching the tree is slow, and few files have one.
  return /^[ \t]+global\s/m.test(file.text)
    ? root
        .descendantsOfType('global_statement')
        .flatMap(({namedChildren}) => namedChildren)
        .filter(({type}) => type === 'identifier')
        .map((name) => attributeOf(name, file))
    : [];
}

function targetsOf(statement: Node, file: SourceFile): Node[] {
  switch (statement.type) {
    case 'for_statement':
      return statement.childrenForFieldName('left');
    case 'with_statement':
      return statement.namedChildren
        .filter(({type}) => type === 'with_clause')
        .flatMap((clause) => clause.descendantsOfType('as_pattern_target'))
        .flatMap(({namedChildren}) => namedChildren);
    case 'if_statement':
    case 'while_statement':
      return [statement, ...statement.childrenForFieldName('alternative')]
        .flatMap((clause) => clause.childrenForFieldName('condition'))
        .filter((condition) => file.textOf(condition).includes(':='))
        .flatMap((condition) => condition.descendantsOfType('named_expression'))
        .flatMap((named) => named.childrenForFieldName('name'));
    default:
      return [];
  }
}

/** What can contain several targets, as in `for key, (*rest, last) in pairs`. */
const GROUPS =
  /^(?:pattern_list|(?:tuple|list|list_splat)_pattern|tuple|list|list_splat|parenthesized_expression)$/;

/** The names in a target; attributes and items of objects bind none. */
function namesIn(target: Node): Node[] {
  if (GROUPS.test(target.type)) {
    return target.namedChildren.flatMap(namesIn);
  }
  return target.type === 'identifier' ? [target] : [];
}

function attributeOf(name: Node, file: SourceFile): ParsedAttribute {
  return plainAttribute(file.textOf(name), file.lineOf(name));
}
