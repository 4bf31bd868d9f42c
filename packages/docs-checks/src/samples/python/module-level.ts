import {loadParser} from 'python-reader';

/** A position in a program, with both values from 0. */
export interface Position {
  row: number;
  column: number;
}

const INNER: ReadonlySet<string> = new Set([
  'class_definition',
  'function_definition',
  'lambda',
]);

/** Whether a position is outside every function and class of the program. */
export type IsModuleLevel = (text: string, position: Position) => boolean;

/**
 * Loads the parser, and returns a function that checks a position in a program.
 */
export async function loadIsModuleLevel(): Promise<IsModuleLevel> {
  const parse = await loadParser();
  return (text, position) => {
    const tree = parse(text);
    try {
      let node = tree.rootNode.descendantForPosition(position);
      while (node) {
        if (INNER.has(node.type)) {
          return false;
        }
        node = node.parent;
      }
      return true;
    } finally {
      tree.delete();
    }
  };
}
