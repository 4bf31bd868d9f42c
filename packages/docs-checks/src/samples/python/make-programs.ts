import path from 'node:path';
import type {Program} from '../../pyright/make-project';
import {type CodeLine, writeProgram} from '../../pyright/write-program';
import type {Block} from '../pages/block';

/** A program on a page, with its original lines. */
export interface SampleProgram extends Program {
  /** The page. */
  file: string;
  lines: readonly CodeLine[];
}

/**
 * Creates the programs of each page: one from all its Python blocks in order,
 * and one from each block marked `separate`. They are in one folder per page,
 * so that a separate block with a title such as `model.py` can be imported by
 * the others.
 *
 * @param blocks - in order of pages and lines.
 */
export function makePrograms(blocks: readonly Block[]): SampleProgram[] {
  const python = blocks.filter(
    ({language, meta}) => language === 'python' && !meta.values.has('wrong'),
  );
  const files = [...new Set(python.map(({file}) => file))];
  return files.flatMap((file, index) =>
    makePagePrograms(
      file,
      `page_${index}`,
      python.filter((block) => block.file === file),
    ),
  );
}

function makePagePrograms(
  file: string,
  folder: string,
  blocks: readonly Block[],
): SampleProgram[] {
  const names = new Set<string>();
  const isSeparate = ({meta}: Block) => meta.flags.has('separate');
  const create = (name: string, lines: readonly CodeLine[]) => ({
    name: `${folder}/${name}`,
    text: writeProgram(lines),
    file,
    lines,
  });
  const joined = blocks
    .filter((block) => !isSeparate(block))
    .flatMap(({lines}) => lines);
  return [
    ...(joined.length > 0 ? [create('_page.py', joined)] : []),
    ...blocks
      .filter(isSeparate)
      .map((block) => create(nameOf(block, names), block.lines)),
  ];
}

function nameOf({line, meta}: Block, taken: Set<string>): string {
  const title = path.posix.basename(meta.values.get('title') ?? '');
  const name =
    title.endsWith('.py') && !taken.has(title) ? title : `_line_${line}.py`;
  taken.add(name);
  return name;
}
