import type {ClassMember, Docstring} from 'python-reader';

/** What a class says of itself, as one paragraph; '' where it says nothing. */
export function describeClass({docstring}: ClassMember): string {
  const first = docstring?.sections.find(({kind}) => kind === 'text');
  return first && 'text' in first ? unwrap(first.text) : '';
}

/** What docstrings say of fields, by name; the first that says it wins. */
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

/** Lines of a paragraph are joined; paragraphs and lists stay apart. */
function unwrap(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) =>
      LIST_OR_FENCE.test(paragraph)
        ? paragraph
        : paragraph.replaceAll(/\s+/g, ' ').trim(),
    )
    .join('\n\n');
}
