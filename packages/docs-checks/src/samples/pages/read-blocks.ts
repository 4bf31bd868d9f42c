import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {
  fullNameOf,
  parseFenceMeta,
  type Page,
} from 'docusaurus-plugin-page-exports/page';
import type {Block} from './block';

/** Reads the code blocks of a page, in order. */
export async function readBlocks({
  file,
  text,
  readTree,
}: Page): Promise<Block[]> {
  const blocks: Block[] = [];
  // Markdown drops a byte order mark, and its offsets don't count it.
  const parsed = text.replace(/^\uFEFF/, '');
  visit(await readTree(), 'code', (node) => {
    // Indented code has no fence with a meta string.
    if (isFenced(node, parsed)) {
      blocks.push(createBlock(file, node));
    }
  });
  return blocks;
}

/** Reads the inline code of a page, each piece as a block of one line. */
export async function readInlineCode({file, readTree}: Page): Promise<Block[]> {
  const blocks: Block[] = [];
  visit(await readTree(), 'inlineCode', ({value, position}) => {
    const line = position?.start.line ?? 1;
    blocks.push({
      file,
      line,
      language: '',
      meta: parseFenceMeta(''),
      lines: [{code: value, line}],
    });
  });
  return blocks;
}

function isFenced({position}: Code, text: string): boolean {
  return /^(?:`{3}|~{3})/.test(text.slice(position?.start.offset ?? 0));
}

/** Like in Markdown, which keeps the line ends of the file in code. */
const LINE_END = /\r\n?|\n/;

function createBlock(file: string, {lang, meta, value, position}: Code): Block {
  const line = position?.start.line ?? 1;
  return {
    file,
    line,
    language: fullNameOf(lang ?? ''),
    meta: parseFenceMeta(meta ?? ''),
    lines: value
      .split(LINE_END)
      .map((code, index) => ({code, line: line + 1 + index})),
  };
}
