import {parseProse, type ProseSection} from 'python-reader';
import {toMarkdown} from './to-markdown';

/** The admonitions of Docusaurus. */
export type AdmonitionKind = 'note' | 'tip' | 'info' | 'warning' | 'danger';

export interface Admonition {
  kind: AdmonitionKind;
  /** Its heading, '' for the usual one. */
  title: string;
}

/** By the name of the directive, or by the heading in lower case. */
const ADMONITIONS: Readonly<Record<string, Admonition>> = {
  attention: {kind: 'warning', title: 'Attention'},
  caution: {kind: 'warning', title: 'Caution'},
  danger: {kind: 'danger', title: ''},
  error: {kind: 'danger', title: 'Error'},
  hint: {kind: 'tip', title: 'Hint'},
  important: {kind: 'info', title: 'Important'},
  note: {kind: 'note', title: ''},
  seealso: {kind: 'info', title: 'See also'},
  tip: {kind: 'tip', title: ''},
  todo: {kind: 'note', title: 'To do'},
  warning: {kind: 'warning', title: ''},
};

const VERSIONS: Readonly<Record<string, string>> = {
  added: 'New in version',
  changed: 'Changed in version',
  deprecated: 'Deprecated since version',
  removed: 'Removed in version',
};

/** The admonition that a section of a docstring is shown as, if it is one. */
export function admonitionOf({title}: ProseSection): Admonition | undefined {
  return ADMONITIONS[title?.toLowerCase() ?? ''];
}

/** The words of `.. versionadded::` and its kin, undefined for others. */
export function versionWordsOf({title}: ProseSection): string | undefined {
  const [, change = ''] =
    /^(?:version-?)?(added|changed|deprecated|removed)$/.exec(title ?? '') ??
    [];
  return VERSIONS[change];
}

/** Since when something exists or works differently, as Markdown. */
export function versionNote(section: ProseSection, words: string): string {
  const text = toMarkdown(section.text);
  const mark = text === '' ? '.' : ':';
  return `*${words} ${section.version ?? ''}${mark}* ${text}`.trim();
}

function printSection(section: ProseSection): string {
  const words = versionWordsOf(section);
  if (words !== undefined) {
    return versionNote(section, words);
  }
  const text = toMarkdown(section.text);
  return section.title === null || admonitionOf(section)
    ? text
    : `**${section.title}**\n\n${text}`;
}

/**
 * Markdown of a text within a section or an entry. Admonitions
 * become paragraphs there.
 */
export function proseToMarkdown(text: string): string {
  return parseProse(text).map(printSection).join('\n\n');
}
