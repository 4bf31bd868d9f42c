import {type Document, isMap, isNode, isPair, isScalar, isSeq} from 'yaml';

/**
 * Finds the position of a value in the source.
 *
 * @param path - a JSON pointer, as in ajv's `instancePath`.
 * @param key - a key of the value to find instead of the value itself.
 * @returns the offset of the key or value, or of its parent if it is missing.
 */
export function findOffset(
  document: Document.Parsed,
  path: string,
  key: string | null,
): number {
  const steps = path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const step of [...steps, ...(key === null ? [] : [key])]) {
    const next = stepInto(node, step);
    if (next === null) {
      break;
    }
    offset = next.offset ?? offset;
    node = next.node;
  }
  return offset;
}

function stepInto(node: unknown, step: string) {
  if (isMap(node)) {
    const pair = node.items.find(
      (item) =>
        isPair(item) &&
        String(isScalar(item.key) ? item.key.value : item.key) === step,
    );
    return pair ? {node: pair.value, offset: startOf(pair.key)} : null;
  }
  if (isSeq(node)) {
    const item = node.items[Number(step)];
    return item === undefined ? null : {node: item, offset: startOf(item)};
  }
  return null;
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}
