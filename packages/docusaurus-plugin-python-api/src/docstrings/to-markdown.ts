import {BlockReader, type OnUnknown} from './markup/block-reader';
import {markFields} from './markup/fields';
import {joinCode} from './markup/lines';
import {collectReferences, convertLinks} from './markup/references';

/**
 * Converts the text of a docstring to Markdown.
 *
 * @param onUnknown called with the name of each unknown directive
 * @param isExample whether the text may contain code without markup
 */
export function toMarkdown(
  text: string,
  onUnknown: OnUnknown = () => undefined,
  isExample = false,
): string {
  const lines = joinCode(markFields(convertLinks(text).split('\n')));
  return new BlockReader(lines, collectReferences(lines), onUnknown, isExample)
    .read()
    .join('\n');
}
