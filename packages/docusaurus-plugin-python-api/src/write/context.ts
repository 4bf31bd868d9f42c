import type {Reflection} from 'typedoc';
import {
  type MarkdownPageEvent,
  MarkdownThemeContext,
} from 'typedoc-plugin-markdown';
import type {PageWriter} from './page/writer';
import type {PythonTheme} from './theme';

/** The TypeDoc context of a page. */
export class PythonThemeContext
  extends MarkdownThemeContext
  implements PageWriter
{
  readonly indexUrl: string;

  constructor(theme: PythonTheme, page: MarkdownPageEvent<Reflection>) {
    super(theme, page, theme.application.options);
    this.indexUrl = theme.indexUrl;
  }

  /** A route instead of a file. Docusaurus adds the base URL. */
  override urlTo(reflection: Reflection): string {
    return this.router.hasUrl(reflection)
      ? this.router.getFullUrl(reflection)
      : '';
  }
}
