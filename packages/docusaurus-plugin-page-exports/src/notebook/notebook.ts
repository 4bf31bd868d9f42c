/** The content of one cell. */
export type Part =
  | {kind: 'markdown'; text: string}
  | {kind: 'code'; text: string; output: string | null};

interface Stream {
  output_type: 'stream';
  name: 'stdout';
  text: string[];
}

interface MarkdownCell {
  cell_type: 'markdown';
  id: string;
  metadata: Record<string, never>;
  source: string[];
}

interface CodeCell {
  cell_type: 'code';
  id: string;
  metadata: Record<string, never>;
  source: string[];
  outputs: Stream[];
  execution_count: null;
}

/** A notebook of the format nbformat 4.5. */
export interface Notebook {
  nbformat: 4;
  nbformat_minor: 5;
  metadata: {
    kernelspec: {display_name: string; language: string; name: string};
    language_info: {name: string};
    title: string;
  };
  cells: (MarkdownCell | CodeCell)[];
}

/** Creates a notebook. The same parts always produce the same notebook. */
export function createNotebook(
  title: string,
  parts: readonly Part[],
): Notebook {
  return {
    nbformat: 4,
    nbformat_minor: 5,
    metadata: {
      kernelspec: {
        display_name: 'Python 3',
        language: 'python',
        name: 'python3',
      },
      language_info: {name: 'python'},
      title,
    },
    cells: parts.map(createCell),
  };
}

function createCell(part: Part, index: number): MarkdownCell | CodeCell {
  const shared = {
    id: `cell-${index + 1}`,
    metadata: {},
    source: toLines(part.text),
  };
  return part.kind === 'markdown'
    ? {cell_type: 'markdown', ...shared}
    : {
        cell_type: 'code',
        ...shared,
        outputs: part.output === null ? [] : [createStream(part.output)],
        execution_count: null,
      };
}

function createStream(text: string): Stream {
  return {output_type: 'stream', name: 'stdout', text: toLines(`${text}\n`)};
}

/** Splits text into lines that keep their line feed, as nbformat requires. */
function toLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
