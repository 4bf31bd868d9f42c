import type {Node} from 'web-tree-sitter';
import type {ParsedAttribute, RawCall, RawDocstring} from './parsed-module';
import {toExpression} from './expression';
import {annotationOf} from './functions';
import type {SourceFile} from './source-file';
import {callOf, usefulShape} from './values';

/** A target of an assignment, and its value if it can be determined. */
interface Pair {
  target: Node;
  value: Node | null;
}

/**
 * Reads the names that an assignment binds: attributes of the receiver
 * (`self.x`) if one is given, else plain names.
 *
 * @param node an `assignment`
 * @param following docstring in the next statement
 */
export function readAssignment(
  node: Node,
  following: RawDocstring | null,
  file: SourceFile,
  receiver: string | null = null,
): ParsedAttribute[] {
  const docstring = following ?? file.commentDocstring(node);
  const type = annotationOf(node.childForFieldName('type'), file);
  const metadata = metadataOf(node.childForFieldName('type'), file);
  const line = file.lineOf(node);
  const endLine = file.endLineOf(node);
  return pairsOf(node, file).flatMap(({target, value}) => {
    const name = nameOf(target, receiver, file);
    return name === null
      ? []
      : [
          {
            kind: 'attribute',
            name,
            line,
            endLine,
            docstring,
            decorators: [],
            condition: null,
            type,
            value: value ? toExpression(file.textOf(value)) : null,
            shape: value ? usefulShape(value, file) : null,
            metadata,
            isInstance: receiver !== null,
            imports: [],
            locals: [],
          },
        ];
  });
}

/** The outermost calls in `Annotated[int, Field(gt=0)]`. */
function metadataOf(type: Node | null, file: SourceFile): RawCall[] {
  if (!type || !/\bAnnotated\s*\[/.test(file.textOf(type))) {
    return [];
  }
  const calls = type.descendantsOfType('call');
  return calls
    .filter(
      (call) =>
        !calls.some(
          (other) =>
            other.id !== call.id &&
            other.startIndex <= call.startIndex &&
            other.endIndex >= call.endIndex,
        ),
    )
    .map((call) => callOf(call, file));
}

/** Most targets; matching the text is faster than asking the tree. */
const PLAIN_NAME = /^[A-Za-z_]\w*$/;

function nameOf(
  target: Node,
  receiver: string | null,
  file: SourceFile,
): string | null {
  if (receiver === null) {
    const text = file.textOf(target);
    return PLAIN_NAME.test(text) || target.type === 'identifier' ? text : null;
  }
  const object = target.childForFieldName('object');
  const attribute = target.childForFieldName('attribute');
  return target.type === 'attribute' &&
    object?.type === 'identifier' &&
    file.textOf(object) === receiver &&
    attribute
    ? file.textOf(attribute)
    : null;
}

/** `a = b = 1` and `a, b = 1, 2` bind several names. */
function pairsOf(assignment: Node, file: SourceFile): Pair[] {
  const targets: Node[] = [];
  let value: Node | null = assignment;
  do {
    const left: Node | null = value.childForFieldName('left');
    if (left) {
      targets.push(left);
    }
    value = value.childForFieldName('right');
  } while (value?.type === 'assignment');
  const [only] = targets;
  return only && targets.length === 1 && PLAIN_NAME.test(file.textOf(only))
    ? [{target: only, value}]
    : targets.flatMap((target) => unpack(target, value));
}

const SEQUENCES = [
  'pattern_list',
  'tuple_pattern',
  'list_pattern',
  'expression_list',
  'tuple',
  'list',
];

function unpack(target: Node, value: Node | null): Pair[] {
  const {type} = target;
  if (!SEQUENCES.includes(type)) {
    return [{target, value}];
  }
  const [only] = target.namedChildren;
  if (only && type === 'tuple_pattern' && target.childCount === 3) {
    // `(name) = value` has brackets but no comma, so it isn't a tuple.
    return unpack(only, value);
  }
  const targets = target.namedChildren;
  const values =
    value && SEQUENCES.includes(value.type) ? value.namedChildren : [];
  const isParallel =
    values.length === targets.length &&
    ![...targets, ...values].some(({type}) => /splat/.test(type));
  return targets.flatMap((inner, index) =>
    unpack(
      inner.type === 'list_splat_pattern'
        ? (inner.namedChild(0) ?? inner)
        : inner,
      isParallel ? (values[index] ?? null) : null,
    ),
  );
}
