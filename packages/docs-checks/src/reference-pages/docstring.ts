import type {Code} from 'mdast';
import type {Docstring} from 'python-reader';
import {parseBlocks} from './markdown';

/**
 * Returns the text before the first section of a docstring; '' if there is
 * none.
 */
export function introductionOf(docstring: Docstring | null): string {
  const first = docstring?.sections[0];
  return first?.kind === 'text' ? first.text.trim() : '';
}

/** Returns the first paragraph of a docstring, on one line. */
export function summaryOf(docstring: Docstring | null): string {
  const [summary = ''] = introductionOf(docstring).split(/\n\s*\n/, 1);
  return summary.replaceAll(/\s+/g, ' ');
}

/** Returns the code blocks of a language in the examples of a docstring. */
export function examplesOf(
  docstring: Docstring | null,
  language: string,
): Code[] {
  return (docstring?.sections ?? []).flatMap((section) =>
    section.kind === 'examples' && 'text' in section
      ? parseBlocks(section.text).filter(
          (node): node is Code =>
            node.type === 'code' && node.lang === language,
        )
      : [],
  );
}
