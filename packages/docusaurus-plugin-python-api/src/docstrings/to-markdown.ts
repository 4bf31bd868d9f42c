import {BlockReader, type OnUnknown} from './markup/block-reader';
import {collectReferences, convertLinks} from './markup/references';

/**
 * Turns a docstring's text into Markdown.
 *
 * @param onUnknown called with the name of each directive that isn't known
 * @param isExample whether code may stand in it that nothing marks as such
 */
export function toMarkdown(
  text: string,
  onUnknown: OnUnknown = () => undefined,
  isExample = false,
): string {
  const lines = convertLinks(text).split('\n');
  return new BlockReader(lines, collectReferences(lines), onUnknown, isExample)
    .read()
    .join('\n');
}
