import {loadParser} from 'python-reader';

/** A place in a program; both count from 0. */
export interface Position {
  row: number;
  column: number;
}

const INNER: ReadonlySet<string> = new Set([
  'class_definition',
  'function_definition',
  'lambda',
]);

/** Whether a place is in no function and no class of the program. */
export type IsModuleLevel = (text: string, position: Position) => boolean;

/** Loads what tells whether a place of a program is in no function or class. */
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
