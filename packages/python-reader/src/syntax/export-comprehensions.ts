import type {Node} from 'web-tree-sitter';
import type {SourceFile} from './source-file';

/** What a comprehension in `__all__` selects. */
export type Selection =
  /** The public names of the module itself. */
  | {kind: 'public'}
  /** All names of another list. */
  | {kind: 'all'; list: Node};

/** The names of the module itself: `dir()`, `list(globals())`, `vars().keys()`. */
const OWN_NAMES =
  /^(?:(?:list|sorted|tuple|set)\()?(?:dir|globals|vars|locals)\(\)(?:\.(?:keys|copy)\(\))?\)?$/;

/**
 * Reads `[name for name in dir() if not name.startswith('_')]` and
 * `[name for name in module.__all__]`.
 *
 * @returns null for comprehensions whose names depend on anything else
 */
export function readComprehension(
  node: Node,
  file: SourceFile,
): Selection | null {
  const body = node.childForFieldName('body');
  const [loop, filter, ...more] = node.namedChildren.filter(
    ({type}) => type === 'for_in_clause' || type === 'if_clause',
  );
  const name = loop?.childForFieldName('left');
  const list = loop?.childForFieldName('right');
  const isPlain =
    loop?.type === 'for_in_clause' &&
    filter?.type !== 'for_in_clause' &&
    more.length === 0;
  const written = name ? file.textOf(name) : '';
  if (!isPlain || !list || !body || file.textOf(body) !== written) {
    return null;
  }
  if (!filter) {
    return {kind: 'all', list};
  }
  const isOwn = OWN_NAMES.test(compact(list, file));
  return isOwn && dropsUnderscores(compact(filter, file), written)
    ? {kind: 'public'}
    : null;
}

function compact(node: Node, file: SourceFile): string {
  return file.textOf(node).replace(/\s+/g, '');
}

/** Whether a condition without spaces leaves out names with an underscore. */
function dropsUnderscores(condition: string, name: string): boolean {
  const plain = condition.replaceAll('"', "'");
  return [
    `ifnot${name}.startswith('_')`,
    `ifnot(${name}.startswith('_'))`,
    `if${name}[0]!='_'`,
    `if${name}[:1]!='_'`,
  ].includes(plain);
}
