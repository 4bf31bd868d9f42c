import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

const UNITS =
  '% kB MB GB TB KiB MiB GiB TiB s ms µs ns min h m km cm mm µm nm px Hz kHz MHz GHz';

/** A space between a number and the symbol of a unit: `16 GB`, `80 %`. */
const SPACE = new RegExp(
  `(?<=\\d) (?=(?:${UNITS.replaceAll(' ', '|')})(?![\\w/]))`,
  'g',
);

/**
 * Keeps a number and its unit on one line. Headings stay as they are, because
 * their addresses are made from their text.
 */
export function unitSpaces() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'text') {
        node.value = node.value.replace(SPACE, '\u00A0');
      }
      return node.type === 'heading' ? SKIP : undefined;
    });
  };
}
