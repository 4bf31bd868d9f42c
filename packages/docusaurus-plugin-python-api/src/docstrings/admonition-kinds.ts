/** The admonitions of Docusaurus. */
export type AdmonitionKind = 'note' | 'tip' | 'info' | 'warning' | 'danger';

export interface Admonition {
  kind: AdmonitionKind;
  /** Its heading, '' for the default one. */
  title: string;
}

/** By name of the directive, or by heading in lower case. */
export const ADMONITIONS = new Map(
  Object.entries<Admonition>({
    abstract: {kind: 'info', title: 'Abstract'},
    attention: {kind: 'warning', title: 'Attention'},
    bug: {kind: 'danger', title: 'Bug'},
    caution: {kind: 'warning', title: 'Caution'},
    danger: {kind: 'danger', title: ''},
    error: {kind: 'danger', title: 'Error'},
    example: {kind: 'note', title: 'Example'},
    failure: {kind: 'danger', title: 'Failure'},
    hint: {kind: 'tip', title: 'Hint'},
    important: {kind: 'info', title: 'Important'},
    info: {kind: 'info', title: ''},
    note: {kind: 'note', title: ''},
    question: {kind: 'info', title: 'Question'},
    quote: {kind: 'note', title: 'Quote'},
    seealso: {kind: 'info', title: 'See also'},
    success: {kind: 'tip', title: 'Success'},
    tip: {kind: 'tip', title: ''},
    todo: {kind: 'note', title: 'To do'},
    warning: {kind: 'warning', title: ''},
  }),
);

/** Texts for directives such as `.. versionadded::`, by their last part. */
export const VERSIONS: Readonly<Record<string, string | undefined>> = {
  added: 'New in version',
  changed: 'Changed in version',
  deprecated: 'Deprecated since version',
  removed: 'Removed in version',
};
