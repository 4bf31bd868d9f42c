import type {Code, Nodes} from 'mdast';
import {parseFenceMeta} from '../page/fence-meta';

const PIP = /^(?:python3? -m )?pip install /;

/**
 * Returns the cell for a block of code: Python as it is, a file that the
 * program imports, or an installation.
 *
 * @returns null if the block is only to be read.
 */
export function cellOf({lang, meta, value}: Code): string | null {
  const {flags, values} = parseFenceMeta(meta ?? '');
  if (lang === 'bash') {
    return installCellOf(value);
  }
  if (lang !== 'python' || values.has('wrong') || flags.has('wrong')) {
    return null;
  }
  if (!flags.has('separate')) {
    return value;
  }
  const title = values.get('title') ?? '';
  return title.endsWith('.py') ? `%%writefile ${title}\n${value}` : null;
}

function installCellOf(script: string): string | null {
  const lines = script.split('\n').filter((line) => line.trim() !== '');
  const isInstallation = lines.every(
    (line) => PIP.test(line) && !line.endsWith('\\'),
  );
  return lines.length > 0 && isInstallation
    ? lines
        // The shell of Windows that runs `%pip` doesn't know single quotes.
        .map((line) => line.replace(PIP, '%pip install ').replaceAll("'", '"'))
        .join('\n')
    : null;
}

/** Whether a node is the output of the code before it. */
export function isOutput(node: Nodes | undefined): node is Code {
  return (
    node?.type === 'code' &&
    node.lang === 'text' &&
    parseFenceMeta(node.meta ?? '').values.get('title') === 'Output'
  );
}

/** Whether a notebook runs any part of a node. */
export function isRunnable(node: Nodes): boolean {
  if (node.type === 'code') {
    return cellOf(node) !== null;
  }
  return 'children' in node && node.children.some(isRunnable);
}
