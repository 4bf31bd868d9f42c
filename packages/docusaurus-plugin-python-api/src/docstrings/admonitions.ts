import {parseProse, type ProseSection} from 'python-reader';
import {ADMONITIONS, VERSIONS, type Admonition} from './admonition-kinds';
import {alert} from './markup/directives';
import type {OnUnknown} from './markup/block-reader';
import {toMarkdown} from './to-markdown';

/** The admonition that a section of a docstring is shown as, if it is one. */
export function admonitionOf({
  kind,
  title,
}: ProseSection): Admonition | undefined {
  // Examples have a title of their own, unless mkdocs' markup asks for a box.
  return kind === 'examples'
    ? undefined
    : ADMONITIONS[title?.toLowerCase() ?? ''];
}

/** The words of `.. versionadded::` and its kin, undefined for others. */
export function versionWordsOf({title}: ProseSection): string | undefined {
  const [, change = ''] =
    /^(?:version-?)?(added|changed|deprecated|removed)$/.exec(title ?? '') ??
    [];
  return VERSIONS[change];
}

/** Since when something exists or works differently, as Markdown. */
export function versionNote(
  section: ProseSection,
  words: string,
  onUnknown?: OnUnknown,
): string {
  const text = toMarkdown(section.text, onUnknown);
  const mark = text === '' ? '.' : ':';
  return `*${words} ${section.version ?? ''}${mark}* ${text}`.trim();
}

function printSection(
  section: ProseSection,
  onUnknown?: OnUnknown,
  isExample?: boolean,
): string {
  const words = versionWordsOf(section);
  if (words !== undefined) {
    return versionNote(section, words, onUnknown);
  }
  const text = toMarkdown(section.text, onUnknown, isExample);
  const title = section.title ?? '';
  if (admonitionOf(section)) {
    return alert(title.toLowerCase(), '', text.split('\n')).join('\n').trim();
  }
  return title === '' ? text : `**${title}**\n\n${text}`;
}

/**
 * Markdown of a text within a section or an entry.
 *
 * @param isExample whether code may stand in it that nothing marks as such
 */
export function proseToMarkdown(
  text: string,
  onUnknown?: OnUnknown,
  isExample?: boolean,
): string {
  return parseProse(text)
    .map((section) => printSection(section, onUnknown, isExample))
    .join('\n\n');
}
