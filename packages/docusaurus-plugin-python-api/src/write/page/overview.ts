import {
  type DeclarationReflection,
  ReflectionKind,
  type SomeType,
} from 'typedoc';
import {jsLiteral} from '../../docstrings/js-string';
import {SEAMS} from '../../seams';
import type {Groups} from './groups';
import {element} from './jsx';
import {groupByKind, kindName} from './kind-name';
import {printLine} from './sentence';
import {printSentence} from './writer';

/** So many symbols that a reader wants to see them before their texts. */
const OVERVIEW_FROM = 3;

/** A function's docstring belongs to its first signature. */
function sentenceOf(symbol: DeclarationReflection): string {
  const comments = [symbol, ...(symbol.signatures ?? [])].map(
    ({comment}) => comment,
  );
  return comments.map((comment) => printSentence(comment)).find(Boolean) ?? '';
}

/** The symbols that a type names. */
function namedBy(type: SomeType | undefined): unknown[] {
  return type?.type === 'reference'
    ? [type.reflection]
    : type?.type === 'templateLiteral'
      ? type.tail.flatMap(([inner]) => namedBy(inner))
      : [];
}

function differInOneWord(one: string, other: string): boolean {
  const words = one.split(SEAMS);
  const others = other.split(SEAMS);
  return (
    words.length > 1 &&
    words.length === others.length &&
    words.filter((word, index) => word !== others[index]).length === 1
  );
}

/** An attribute of a class, and the class that is its type. */
interface Part {
  attribute: string;
  type: DeclarationReflection;
}

/**
 * The class that another one has as an attribute, where their names are alike
 * but for a word: `SqlQueryConfig` and `SqlArgumentsConfig`.
 */
function findPart(
  owner: DeclarationReflection,
  symbols: readonly DeclarationReflection[],
): Part | undefined {
  const attributes = (owner.children ?? []).filter((child) =>
    child.kindOf(ReflectionKind.Property),
  );
  for (const {name: attribute, type} of attributes) {
    const named = namedBy(type);
    const found = symbols.find(
      (symbol) =>
        named.includes(symbol) && differInOneWord(owner.name, symbol.name),
    );
    if (found) {
      return {attribute, type: found};
    }
  }
  return undefined;
}

/** Kind, name and summary; then the name of the attribute and of its type. */
function printRow(
  symbol: DeclarationReflection,
  part: Part | undefined,
): string {
  const row = [
    jsLiteral(kindName(symbol)),
    jsLiteral(symbol.name),
    printLine(sentenceOf(symbol)),
    ...(part ? [jsLiteral([part.attribute, part.type.name])] : []),
  ];
  return `[${row.join()}]`;
}

/** Symbols with a row each; a class that is part of another has that one's. */
function printRows(symbols: readonly DeclarationReflection[]): string {
  const parts = new Map(
    symbols.map((symbol) => [symbol, findPart(symbol, symbols)]),
  );
  const types = new Set([...parts.values()].map((part) => part?.type));
  const rows = symbols
    .filter((symbol) => parts.get(symbol) || !types.has(symbol))
    .map((symbol) => printRow(symbol, parts.get(symbol)));
  return `[${rows.join()}]`;
}

/** What a long module has, a line each, above all of it. */
export function printOverview(groups: Groups): string {
  const {classes, functions, aliases, constants} = groups;
  const titled = groupByKind([
    ...classes,
    ...functions,
    ...aliases,
    ...constants,
  ]);
  const count = titled.reduce((sum, {symbols}) => sum + symbols.length, 0);
  const printed = titled.map(
    ({title, symbols}) => `[${jsLiteral(title)},${printRows(symbols)}]`,
  );
  return count < OVERVIEW_FROM
    ? ''
    : element('Overview', {groups: {code: `[${printed.join()}]`}});
}
