import {findFenced, type ClassMember, type Docstring} from 'python-reader';

/** Returns the description of a class as one paragraph; '' if there is none. */
export function describeClass({docstring}: ClassMember): string {
  const first = docstring?.sections.find(({kind}) => kind === 'text');
  return first && 'text' in first ? unwrap(first.text) : '';
}

/** Collects the descriptions of fields in docstrings; the first one applies. */
export function describeFields(
  docstrings: readonly (Docstring | null)[],
): ReadonlyMap<string, string> {
  const descriptions = new Map<string, string>();
  for (const section of docstrings.flatMap((found) => found?.sections ?? [])) {
    if ('entries' in section) {
      for (const {name, description} of section.entries) {
        if (name !== null && !descriptions.has(name)) {
          descriptions.set(name, unwrap(description));
        }
      }
    }
  }
  return descriptions;
}

const LIST_OR_FENCE = /^\s*(?:[-*+|]|\d+\.|`{3,}|~{3,})/m;

/** Splits text at the blank lines that aren't in code. */
function splitBlocks(text: string): string[] {
  const lines = text.split('\n');
  const isCode = findFenced(lines);
  const blocks: string[][] = [[]];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' && !isCode[index]) {
      blocks.push([]);
    } else {
      blocks.at(-1)?.push(line);
    }
  }
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'));
}

/** Joins the lines of each paragraph, but keeps paragraphs and lists separate. */
function unwrap(text: string): string {
  return splitBlocks(text)
    .map((block) =>
      LIST_OR_FENCE.test(block) ? block : block.replaceAll(/\s+/g, ' ').trim(),
    )
    .join('\n\n');
}
