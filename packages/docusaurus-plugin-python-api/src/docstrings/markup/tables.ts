import {dedent, indentOf, isBlank, trimLines} from './lines';

/** Cells by row; the first row is the header. */
type Rows = string[][];

/** A formula as a block, which is the rest of the cell: its lines are joined. */
const FORMULA = /(^| )\.\. +math ?:: *(\S.*)$/;

/** A cell holds no block, so a formula becomes inline. */
function inlineFormula(_: string, space: string, formula: string): string {
  // The bar would end the cell.
  const tex = formula.replace(/\\\|/g, '\\Vert ').replaceAll('|', '\\vert ');
  const isAligned = /\\\\|&/.test(tex) && !tex.includes('\\begin{');
  return `${space}:math:\`${isAligned ? `\\begin{aligned}${tex}\\end{aligned}` : tex}\``;
}

function clean(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim().replace(FORMULA, inlineFormula);
}

/** Prints a GitHub-flavored Markdown table with rows of equal length. */
export function printTable(rows: Rows, hasHead = true): string[] {
  const width = Math.max(...rows.map(({length}) => length));
  const line = (cells: readonly string[]): string => {
    const filled = Array.from({length: width}, (_, index) =>
      clean(cells[index] ?? '').replace(/(?<!\\)\|/g, '\\|'),
    );
    return `| ${filled.join(' | ')} |`;
  };
  const [head = [], ...body] = hasHead ? rows : [[], ...rows];
  const rule = `|${' --- |'.repeat(width)}`;
  return ['', line(head), rule, ...body.map(line), ''];
}

const GRID_RULE = /^\+(?:[-=]+\+)+$/;

export function isGridRule(line: string): boolean {
  return GRID_RULE.test(line.trim());
}

/**
 * Reads a grid table, with `+---+---+` around each row.
 *
 * @returns null if cells span rows or columns, which Markdown doesn't support
 */
export function readGridTable(lines: readonly string[]): string[] | null {
  const table = dedent(lines).map((line) => line.trimEnd());
  const [first = ''] = table;
  const edges = [...first.matchAll(/\+/g)].map(({index}) => index);
  const rows: Rows = [];
  let cells: string[] = [];
  let headEnd = 0;
  for (const line of table.slice(1)) {
    if (GRID_RULE.test(line)) {
      if (line.length !== first.length || !sameEdges(line, edges)) {
        return null;
      }
      rows.push(cells);
      cells = [];
      headEnd = line.includes('=') ? rows.length : headEnd;
    } else {
      if (edges.some((at) => line.charAt(at) !== '|')) {
        return null;
      }
      edges.slice(0, -1).forEach((at, column) => {
        const part = line.slice(at + 1, edges[column + 1]);
        cells[column] = `${cells[column] ?? ''} ${part.trim()}`;
      });
    }
  }
  return rows.length > 0
    ? printTable(joinHead(rows, headEnd), headEnd > 0)
    : null;
}

function sameEdges(line: string, edges: readonly number[]): boolean {
  return edges.every((at) => line.charAt(at) === '+');
}

/** Joins several header rows, since Markdown supports only one. */
function joinHead(rows: Rows, count: number): Rows {
  const [first = [], ...more] = rows.slice(0, count);
  return count > 1
    ? [
        first.map((cell, column) =>
          [cell, ...more.map((row) => row[column] ?? '')].join(' '),
        ),
        ...rows.slice(count),
      ]
    : rows;
}

const SIMPLE_RULE = /^=+(?: +=+)+$/;

export function isSimpleRule(line: string): boolean {
  return SIMPLE_RULE.test(line.trim());
}

/**
 * Whether a rule followed by a blank line ends a header: the next rule is then the
 * end of this table, not the start of another.
 */
function isAboveRows(lines: readonly string[], rule: number): boolean {
  const next = lines.findIndex((line, at) => at > rule && isSimpleRule(line));
  return (
    next > 0 &&
    lines[next]?.trim() === lines[rule]?.trim() &&
    isBlank(lines[next + 1])
  );
}

/** The line after the last one of the table that starts at a line. */
export function tableEnd(lines: readonly string[], start: number): number {
  const first = lines[start] ?? '';
  const isGrid = isGridRule(first);
  const isOver = (line: string, index: number): boolean =>
    isGrid
      ? !/^ *[+|]/.test(line)
      : isSimpleRule(line) &&
        index > start &&
        isBlank(lines[index + 1]) &&
        !isAboveRows(lines, index);
  const found = lines.findIndex(
    (line, index) => index >= start && isOver(line, index),
  );
  return found === -1 ? lines.length : found + (isGrid ? 0 : 1);
}

/** Reads a simple table: columns below `=== ===`, with the header between two rules. */
export function readSimpleTable(lines: readonly string[]): string[] | null {
  const table = dedent(lines);
  const [first = ''] = table;
  const starts = [...first.matchAll(/=+/g)].map(({index}) => index);
  const rules = table.flatMap((line, index) =>
    isSimpleRule(line) ? [index] : [],
  );
  const hasHead = rules.length > 2;
  const rows: Rows = [];
  for (const line of table.slice(1, rules.at(-1))) {
    if (isBlank(line) || isSimpleRule(line) || /^[- ]+$/.test(line)) {
      continue;
    }
    const cells = starts.map((at, column) =>
      line.slice(at, starts[column + 1]).trim(),
    );
    const last = rows.at(-1);
    if (cells[0] === '' && last && rows.length > (hasHead ? 1 : 0)) {
      cells.forEach((cell, column) => {
        last[column] = `${last[column] ?? ''} ${cell}`;
      });
    } else {
      rows.push(cells);
    }
  }
  return rows.length > 0 ? printTable(rows, hasHead) : null;
}

/** Reads `.. list-table::`, a list in which each item is a list of cells. */
export function readListTable(
  body: readonly string[],
  headRows: number,
): string[] | null {
  const rows: Rows = [];
  let row: string[] = [];
  let column = 0;
  for (const line of dedent(trimLines(body))) {
    const [, mark = '', opened] =
      /^([*-]\s+)[*-](?:\s+(.*))?$/.exec(line) ?? [];
    // A deeper item belongs to a list in the cell.
    const cell =
      indentOf(line) === column ? /^\s+[*-](?:\s+(.*))?$/.exec(line) : null;
    if (mark !== '') {
      column = mark.length;
      row = [opened ?? ''];
      rows.push(row);
    } else if (cell) {
      row.push(cell[1] ?? '');
    } else if (row.length > 0) {
      row[row.length - 1] = `${row.at(-1) ?? ''} ${line.trim()}`;
    }
  }
  return rows.length > 0
    ? printTable(joinHead(rows, headRows), headRows > 0)
    : null;
}

/** Whether a quoted value begins on a line, but doesn't end there. */
function isOpenCsv(line: string): boolean {
  const others = line.replace(/(^|,)\s*"(?:[^"]|"")*"\s*(?=,|$)/g, '$1');
  return /(?:^|,)\s*"/.test(others);
}

/** Joins the lines of a quoted value, which may contain line breaks. */
function joinCsvLines(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1) ?? '';
    if (isOpenCsv(last)) {
      joined[joined.length - 1] = `${last} ${line.trim()}`;
    } else {
      joined.push(line);
    }
  }
  // A value without its second quotation mark would include all other rows.
  return isOpenCsv(joined.at(-1) ?? '') ? [...lines] : joined;
}

function readCsvLine(line: string): string[] {
  const cells = line.matchAll(/\s*(?:"((?:[^"]|"")*)"|([^,]*))\s*(?:,|$)/g);
  const values = [...cells].map(([, quoted, plain = '']) =>
    (quoted ?? plain).replaceAll('""', '"'),
  );
  // The pattern also matches the empty string after the last cell.
  return line.trimEnd().endsWith(',') ? values : values.slice(0, -1);
}

/** Reads `.. csv-table::` with its rows in the text. */
export function readCsvTable(
  body: readonly string[],
  header: string | undefined,
  headRows: number,
): string[] | null {
  const lines = dedent(trimLines(body)).filter((line) => !isBlank(line));
  const rows = joinCsvLines(lines).map(readCsvLine);
  if (rows.length === 0) {
    return null;
  }
  return header === undefined
    ? printTable(joinHead(rows, headRows), headRows > 0)
    : printTable([readCsvLine(header), ...rows]);
}
