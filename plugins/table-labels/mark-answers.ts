import type {Element, Text} from 'hast';

// Not before a semicolon: the clause after it needs the word.
const ANSWER = /^(yes|no)(?:,\s+|$)/i;

/** The first words of cells in a column with answers other than yes and no. */
const WORDED = /^(yes|no|possibly|depends)\b/i;

/** The text at the start of a cell, if any. */
function startOf(cell: Element): string {
  const [first] = cell.children;
  return first?.type === 'text' ? first.value : '';
}

/**
 * Wraps a "yes" or "no" at the start of a cell, so that styles can show it as a
 * glyph. Screen readers still read the word.
 */
function markAnswer(cell: Element): void {
  const start = startOf(cell);
  const [whole, answer] = ANSWER.exec(start) ?? [];
  if (whole === undefined || answer === undefined) {
    return;
  }
  const others = cell.children.slice(1);
  const rest = start.slice(whole.length);
  cell.children = [
    {
      type: 'element',
      tagName: 'span',
      properties: {className: [`answer-${answer.toLowerCase()}`]},
      children: [{type: 'text', value: answer}],
    },
    ...(rest || others.length > 0
      ? [{type: 'text', value: ` ${rest}`} satisfies Text]
      : []),
    ...others,
  ];
}

/** Puts the glyph of an answer before its word, which stays visible. */
function putGlyphBefore(cell: Element): void {
  const word = WORDED.exec(startOf(cell))?.[1]?.toLowerCase();
  const kind = word === 'yes' || word === 'no' ? word : 'maybe';
  cell.children = [
    {
      type: 'element',
      tagName: 'span',
      properties: {ariaHidden: 'true', className: [`answer-${kind}`]},
      children: [],
    },
    {type: 'text', value: ' '},
    ...cell.children,
  ];
}

/** Longer answers are sentences, which aren't centred. */
const LONGEST = 12;

function isShortAnswer(cell: Element): boolean {
  const start = startOf(cell);
  return (
    cell.children.length === 1 && ANSWER.test(start) && start.length <= LONGEST
  );
}

/** Whether a cell contains nothing but an answer. */
function isPlainAnswer(cell: Element): boolean {
  return isShortAnswer(cell) && /^(yes|no)$/i.test(startOf(cell));
}

/** Marks the cells of a column that consists of short answers. */
function markColumn(head: Element, cells: readonly Element[]): void {
  for (const cell of [head, ...cells]) {
    cell.properties.className =
      startOf(cell).toLowerCase() === 'no'
        ? ['answers', 'answers-no']
        : ['answers'];
  }
}

/**
 * Marks the answers in a table, and the columns that consist of short answers
 * unless another one mixes answers with text, beside which they would stand in
 * another place. Skips the first column, which is the heading of each row.
 */
export function markAnswers(
  heads: readonly Element[],
  rows: readonly (readonly Element[])[],
): void {
  const columns = heads
    .map((head, column) => ({
      head,
      cells: rows.flatMap((row) => row[column] ?? []),
    }))
    .slice(1);
  const isMixed = columns.some(
    ({cells}) => cells.some(isPlainAnswer) && !cells.every(isShortAnswer),
  );
  for (const {head, cells} of columns) {
    if (!isMixed && cells.length > 0 && cells.every(isShortAnswer)) {
      markColumn(head, cells);
    }
    const areWorded =
      cells.every((cell) => WORDED.test(startOf(cell))) &&
      !cells.every((cell) => /^(yes|no)\b/i.test(startOf(cell)));
    cells.forEach(areWorded ? putGlyphBefore : markAnswer);
  }
}
