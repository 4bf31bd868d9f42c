import type {
  ClassMember,
  Construction,
  Expression,
  Parameter,
  Signature,
} from '../model';
import type {MemberIndex} from './link';

/** What type parameters stand for, by name. */
type Arguments = ReadonlyMap<string, Expression>;

/**
 * Replaces the type parameters of bases in the constructor of a class: with
 * `class IntBox(Box[int])`, `item: T` becomes `item: int`.
 */
export function withTypeArguments(
  {signatures, ...construction}: Construction,
  member: ClassMember,
  index: MemberIndex,
): Construction {
  const {path} = construction;
  const owner = path?.slice(0, path.lastIndexOf('.'));
  return {
    ...construction,
    signatures: signatures.map((signature) => ({
      ...signature,
      parameters: signature.parameters.map((parameter) =>
        applied(
          parameter,
          argumentsFor(
            member,
            owner ?? fieldOwner(parameter, member, index),
            index,
          ),
          signature,
        ),
      ),
    })),
  };
}

function applied(
  parameter: Parameter,
  given: Arguments | null,
  {typeParameters}: Signature,
): Parameter {
  const {annotation} = parameter;
  const isOwn = typeParameters.some(({name}) => given?.has(name) === true);
  return annotation && given && !isOwn
    ? {...parameter, annotation: replaced(annotation, given)}
    : parameter;
}

/** The class that declares the field behind a parameter. */
function fieldOwner(
  {name}: Parameter,
  member: ClassMember,
  index: MemberIndex,
): string {
  const declares = (path: string): boolean => {
    const one = index.get(path);
    return (
      one?.kind === 'class' &&
      one.members.some((field) => field.name === name && 'type' in field)
    );
  };
  const order = [member.path, ...member.mro.map(({path}) => path)];
  return order.find(declares) ?? member.path;
}

/**
 * What the type parameters of a base stand for in a class.
 *
 * @returns null if the class is not derived from the base, or doesn't say
 */
function argumentsFor(
  member: ClassMember,
  base: string,
  index: MemberIndex,
  seen: readonly string[] = [],
): Arguments | null {
  // Broken sources have classes that inherit from themselves.
  if (member.path === base || seen.includes(member.path)) {
    return null;
  }
  for (const written of member.bases) {
    const [head] = written;
    const target = head?.kind === 'name' ? head.target : null;
    const parent = target === null ? undefined : index.get(target);
    if (parent?.kind !== 'class') {
      continue;
    }
    const own = argumentsIn(written, parent);
    if (parent.path === base) {
      return own;
    }
    const further =
      own && argumentsFor(parent, base, index, [...seen, member.path]);
    if (further) {
      return new Map(
        [...further].map(([name, type]) => [name, replaced(type, own)]),
      );
    }
  }
  return null;
}

/** The arguments in `Box[int, str]`, null if they don't fit the parameters. */
function argumentsIn(
  written: Expression,
  {typeParameters}: ClassMember,
): Arguments | null {
  const given = splitArguments(written.slice(1));
  const isPlain = typeParameters.every(({kind}) => kind === 'typeVar');
  return isPlain && given.length === typeParameters.length
    ? new Map(typeParameters.map(({name}, index) => [name, given[index] ?? []]))
    : null;
}

/** A string, a bracket, a comma, or other text. */
const PART = /"[^"]*"|'[^']*'|[[\](){}]|, ?|[^[\](){},"']+|["']/g;

/** Splits `[int, dict[str, int]]` at its outer commas. */
function splitArguments(brackets: Expression): Expression[] {
  const split: Expression[] = [];
  let depth = 0;
  for (const piece of brackets) {
    if (piece.kind === 'name') {
      split.at(-1)?.push(piece);
      continue;
    }
    for (const text of piece.text.match(PART) ?? []) {
      depth -= /^[\])}]$/.test(text) ? 1 : 0;
      if (depth === 0 && text === '[') {
        split.push([]);
      } else if (depth === 1 && text.startsWith(',')) {
        split.push([]);
      } else if (depth > 0) {
        split.at(-1)?.push({kind: 'text', text});
      }
      depth += /^[[({]$/.test(text) ? 1 : 0;
    }
  }
  return split;
}

function replaced(type: Expression, given: Arguments): Expression {
  return type.flatMap((piece) =>
    piece.kind === 'name' ? (given.get(piece.text) ?? [piece]) : [piece],
  );
}
