import {deflateSync, inflateSync} from 'node:zlib';

/**
 * One line of a Sphinx inventory, see
 * https://sphobjinv.readthedocs.io/en/stable/syntax.html
 */
export interface InventoryItem {
  /** Dotted path, `torch.Tensor`. */
  name: string;
  /** `py:class`, `py:module`, … */
  role: string;
  /** Address relative to the site that the inventory belongs to. */
  uri: string;
}

export interface Inventory {
  project: string;
  version: string;
  items: InventoryItem[];
}

const ITEM = /^(?<name>.+?)\s+(?<role>\S+:\S+)\s+-?\d+\s+(?<uri>\S*)\s+.*$/;

/** Writes the text that follows the header, one item a line. */
function printItems(items: readonly InventoryItem[]): string {
  return items
    .map(({name, role, uri}) => {
      const short = uri.endsWith(`#${name}`)
        ? `${uri.slice(0, -name.length)}$`
        : uri;
      return `${name} ${role} 1 ${short} -\n`;
    })
    .join('');
}

/** Encodes version 2 of the format, as Sphinx' intersphinx downloads it. */
export function encodeInventory(inventory: Inventory): Buffer {
  const header = [
    '# Sphinx inventory version 2',
    `# Project: ${inventory.project}`,
    `# Version: ${inventory.version}`,
    '# The remainder of this file is compressed using zlib.',
    '',
  ].join('\n');
  return Buffer.concat([
    Buffer.from(header, 'utf8'),
    deflateSync(Buffer.from(printItems(inventory.items), 'utf8'), {level: 9}),
  ]);
}

/** Reads the lines of an inventory once they are plain text. */
export function parseItems(text: string): InventoryItem[] {
  return text.split('\n').flatMap((line) => {
    const {name, role, uri} = ITEM.exec(line.trim())?.groups ?? {};
    return name === undefined || role === undefined || uri === undefined
      ? []
      : [{name, role, uri: uri.replace(/\$$/, name)}];
  });
}

/**
 * Decodes an inventory.
 *
 * @throws when the header is not that of version 2
 */
export function decodeInventory(bytes: Buffer): Inventory {
  const lines: string[] = [];
  let offset = 0;
  while (lines.length < 4) {
    const end = bytes.indexOf(0x0a, offset);
    if (end === -1) {
      break;
    }
    lines.push(bytes.toString('utf8', offset, end));
    offset = end + 1;
  }
  if (lines[0] !== '# Sphinx inventory version 2') {
    throw new Error('This is no Sphinx inventory of version 2.');
  }
  const field = (line = '') => line.replace(/^# \w+: /, '');
  return {
    project: field(lines[1]),
    version: field(lines[2]),
    items: parseItems(inflateSync(bytes.subarray(offset)).toString('utf8')),
  };
}
