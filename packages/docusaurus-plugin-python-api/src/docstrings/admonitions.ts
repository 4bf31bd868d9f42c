import {parseProse, type ProseSection} from 'python-reader';
import {ADMONITIONS, VERSIONS, type Admonition} from './admonition-kinds';
import {alert} from './markup/directives';
import type {OnUnknown} from './markup/block-reader';
import type {References} from './markup/references';
import {toMarkdown} from './to-markdown';

/** The admonition for a section of a docstring, undefined if there is none. */
export function admonitionOf({
  kind,
  title,
}: ProseSection): Admonition | undefined {
  // The title of examples is free text.
  return kind === 'examples'
    ? undefined
    : ADMONITIONS.get(title?.toLowerCase() ?? '');
}

/** The text for directives such as `.. versionadded::`, else undefined. */
export function versionWordsOf({title}: ProseSection): string | undefined {
  const [, change = ''] =
    /^(?:version-?)?(added|changed|deprecated|removed)$/.exec(title ?? '') ??
    [];
  return VERSIONS[change];
}

/** A note on the version of a change, as Markdown. */
export function versionNote(
  section: ProseSection,
  words: string,
  onUnknown?: OnUnknown,
  docstring?: References,
): string {
  const text = toMarkdown(section.text, onUnknown, false, docstring);
  const mark = text === '' ? '.' : ':';
  return `*${words} ${section.version ?? ''}${mark}* ${text}`.trim();
}

function printSection(
  section: ProseSection,
  onUnknown?: OnUnknown,
  isExample?: boolean,
  docstring?: References,
): string {
  const words = versionWordsOf(section);
  if (words !== undefined) {
    return versionNote(section, words, onUnknown, docstring);
  }
  const text = toMarkdown(section.text, onUnknown, isExample, docstring);
  const title = section.title ?? '';
  if (admonitionOf(section)) {
    return alert(title.toLowerCase(), '', text.split('\n')).join('\n').trim();
  }
  return title === '' ? text : `**${title}**\n\n${text}`;
}

/**
 * Converts the text of a section or an entry to Markdown.
 *
 * @param isExample whether the text may contain code without markup
 * @param docstring the definitions in the whole docstring
 */
export function proseToMarkdown(
  text: string,
  onUnknown?: OnUnknown,
  isExample?: boolean,
  docstring?: References,
): string {
  return parseProse(text)
    .map((section) => printSection(section, onUnknown, isExample, docstring))
    .join('\n\n');
}
