import {BlockReader, type OnUnknown} from './markup/block-reader';
import {markFields} from './markup/fields';
import {joinCode} from './markup/lines';
import {
  collectReferences,
  convertLinks,
  convertLongNames,
  mergeReferences,
  type References,
} from './markup/references';

/**
 * Converts the text of a docstring to Markdown.
 *
 * @param onUnknown called with the name of each unknown directive
 * @param isExample whether the text may contain code without markup
 * @param docstring the definitions in the whole docstring
 */
export function toMarkdown(
  text: string,
  onUnknown: OnUnknown = () => undefined,
  isExample = false,
  docstring?: References,
): string {
  const linked = convertLinks(text);
  const own = collectReferences(linked);
  const references = docstring ? mergeReferences(docstring, own) : own;
  const named = convertLongNames(linked, references);
  const lines = joinCode(markFields(named.split('\n')));
  return new BlockReader(lines, references, onUnknown, isExample)
    .read()
    .join('\n');
}
