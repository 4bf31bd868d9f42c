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

/** From this number of symbols on, there is an overview. */
const OVERVIEW_FROM = 3;

/** The summary of a symbol, which functions have in their first signature. */
function sentenceOf(symbol: DeclarationReflection): string {
  const comments = [symbol, ...(symbol.signatures ?? [])].map(
    ({comment}) => comment,
  );
  return comments.map((comment) => printSentence(comment)).find(Boolean) ?? '';
}

/** The symbols that a type refers to. */
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

/** An attribute of a class, and the class of its type. */
interface Part {
  attribute: string;
  type: DeclarationReflection;
}

/**
 * Finds the class that is the type of another one's attribute, if their names
 * differ only in one word: `SqlQueryConfig` and `SqlArgumentsConfig`.
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

/** Prints the kind, name and summary, then the attribute's name and its type. */
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

/** Prints one row for each symbol; a class that is part of another is in its row. */
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

/** Prints the overview of a long module, with one line per symbol. */
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
