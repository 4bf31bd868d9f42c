import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseFenceMeta} from 'docusaurus-plugin-page-exports/page/fence-meta';
import {parsePage} from 'docusaurus-plugin-page-exports/page/parse-page';
import type {Identity} from 'docusaurus-plugin-page-exports/page/tokens';
import type {Block} from './block';

const FULL_NAMES: Readonly<Record<string, string>> = {
  py: 'python',
  python3: 'python',
  yml: 'yaml',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  ps1: 'powershell',
  pwsh: 'powershell',
};

/**
 * Reads the blocks of code of a page in order.
 *
 * @param file - the page's path, to be named in faults.
 * @param source - the page as written.
 * @throws MarkdownError when MDX refuses the page.
 */
export function readBlocks(
  file: string,
  source: string,
  identity: Identity,
): Block[] {
  const lines = source.split('\n');
  const blocks: Block[] = [];
  visit(parsePage(source, identity), 'code', (node) => {
    // Code by indentation has no fence that could say anything.
    if (isFenced(node, lines)) {
      blocks.push(createBlock(file, node));
    }
  });
  return blocks;
}

function isFenced(node: Code, lines: readonly string[]): boolean {
  const {line = 1, column = 1} = node.position?.start ?? {};
  return /^(?:```|~~~)/.test((lines[line - 1] ?? '').slice(column - 1));
}

function createBlock(file: string, {lang, meta, value, position}: Code): Block {
  const line = position?.start.line ?? 1;
  const language = (lang ?? '').toLowerCase();
  return {
    file,
    line,
    language: FULL_NAMES[language] ?? language,
    meta: parseFenceMeta(meta ?? ''),
    lines: value
      .split('\n')
      .map((code, index) => ({code, line: line + 1 + index})),
  };
}
