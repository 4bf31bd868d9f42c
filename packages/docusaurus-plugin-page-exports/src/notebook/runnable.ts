import type {Code, Nodes} from 'mdast';
import {parseFenceMeta} from '../page/fence-meta';
import {fullNameOf} from '../page/languages';

const PIP = /^(?:python3? -m )?pip3? install /;

/**
 * Returns the cell for a block of code: Python as it is, a file that the
 * program imports, or an installation.
 *
 * @returns null if the block is only to be read.
 */
export function cellOf({lang, meta, value}: Code): string | null {
  const {flags, values} = parseFenceMeta(meta ?? '');
  const language = fullNameOf(lang ?? '');
  if (language === 'bash') {
    return installCellOf(value);
  }
  if (language !== 'python' || values.has('wrong') || flags.has('wrong')) {
    return null;
  }
  if (!flags.has('separate')) {
    return value;
  }
  const file = fileOf(meta);
  return file === undefined ? null : `%%writefile ${file}\n${value}`;
}

/** Returns the file that a program imports and that a fence contains. */
function fileOf(meta: Code['meta']): string | undefined {
  const {flags, values} = parseFenceMeta(meta ?? '');
  const title = flags.has('separate') ? values.get('title') : undefined;
  return title?.endsWith('.py') ? title : undefined;
}

/**
 * Returns the cell that creates the folder of a file, which `%%writefile` takes
 * for granted.
 *
 * @returns null if no cell is needed.
 */
export function folderCellOf({meta}: Code): string | null {
  const [, folder] = /^(.+)\//.exec(fileOf(meta) ?? '') ?? [];
  return folder === undefined
    ? null
    : `from pathlib import Path\n\nPath(${JSON.stringify(folder)}).mkdir(parents=True, exist_ok=True)`;
}

/** The shell of Windows, which runs `%pip` there, doesn't know single quotes. */
function quoteForAll(line: string): string {
  return line.replace(/"[^"]*"|'([^']*)'/g, (whole, inner?: string) =>
    inner === undefined || /["$`\\]/.test(inner) ? whole : `"${inner}"`,
  );
}

function installCellOf(script: string): string | null {
  const lines = script.split('\n').filter((line) => line.trim() !== '');
  const isInstallation = lines.every(
    (line) => PIP.test(line) && !line.endsWith('\\'),
  );
  return lines.length > 0 && isInstallation
    ? lines
        .map((line) => quoteForAll(line.replace(PIP, '%pip install ')))
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
