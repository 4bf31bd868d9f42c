import type {JSONOutput} from 'typedoc';
import type {EntrySectionKind, ProseSection} from 'python-reader';

type TagName = JSONOutput.CommentTag['tag'];

/** The tag for each entry of a section. */
export const ENTRY_TAGS: Readonly<Record<EntrySectionKind, TagName>> = {
  parameters: '@param',
  otherParameters: '@param',
  typeParameters: '@typeParam',
  returns: '@returns',
  yields: '@yields',
  receives: '@receives',
  raises: '@throws',
  warns: '@warns',
  attributes: '@property',
  methods: '@method',
};

/** The tag for the text of a section. */
export const PROSE_TAGS: Readonly<Record<ProseSection['kind'], TagName>> = {
  text: '@text',
  examples: '@example',
  notes: '@note',
  warnings: '@warning',
  deprecated: '@deprecated',
  seeAlso: '@see',
  references: '@references',
  other: '@section',
};
