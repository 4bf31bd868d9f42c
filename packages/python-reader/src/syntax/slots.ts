import type {Node} from 'web-tree-sitter';
import type {RawDocstring} from './parsed-module';
import {plainAttribute} from './plain-attribute';
import {CERTAIN, type ScopeBuilder} from './scope-builder';
import type {SourceFile} from './source-file';

/**
 * Gives attributes the descriptions in `__slots__ = {"x": "…"}`, which `help()`
 * shows. A described slot is an attribute even if `__init__` doesn't assign it.
 */
export function describeSlots(
  block: Node,
  scope: ScopeBuilder,
  file: SourceFile,
): void {
  // Few classes have slots, and walking the tree is slow.
  if (scope.get('__slots__')?.kind !== 'attribute') {
    return;
  }
  for (const {name, docstring} of slotsIn(block, file)) {
    const existing = scope.get(name);
    if (!existing) {
      const {line, endLine} = docstring;
      const slot = {...plainAttribute(name, line), endLine, docstring};
      scope.define({...slot, isInstance: true}, CERTAIN);
    } else if (existing.kind === 'attribute') {
      existing.docstring ??= docstring;
    }
  }
}

interface Slot {
  name: string;
  docstring: RawDocstring;
}

function slotsIn(block: Node, file: SourceFile): Slot[] {
  return block.namedChildren.flatMap((statement) => {
    const assignment = statement.firstNamedChild;
    const left = assignment?.childForFieldName('left');
    const value = assignment?.childForFieldName('right');
    return left && file.textOf(left) === '__slots__' && value
      ? value.namedChildren.flatMap((pair) => slotIn(pair, file))
      : [];
  });
}

function slotIn(pair: Node, file: SourceFile): Slot[] {
  const key = pair.childForFieldName('key');
  const value = pair.childForFieldName('value');
  const name = key && file.stringValue(key)?.text;
  const docstring = value && file.docstringOf(value);
  return name && docstring?.text ? [{name, docstring}] : [];
}
