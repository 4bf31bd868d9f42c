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
  /** URL relative to the site that the inventory belongs to. */
  uri: string;
}

export interface Inventory {
  project: string;
  version: string;
  items: InventoryItem[];
}

const ITEM = /^(?<name>.+?)\s+(?<role>\S+:\S+)\s+-?\d+\s+(?<uri>\S*)\s+.*$/;

/** Prints the text after the header, with one item per line. */
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

/** Encodes version 2 of the format, which Sphinx's intersphinx downloads. */
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

/** Parses the decompressed lines of an inventory. */
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
 * @throws if the header is not that of version 2
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
    throw new Error('The file is not a Sphinx inventory of version 2.');
  }
  const field = (line = '') => line.replace(/^# \w+: /, '');
  return {
    project: field(lines[1]),
    version: field(lines[2]),
    items: parseItems(inflateSync(bytes.subarray(offset)).toString('utf8')),
  };
}
