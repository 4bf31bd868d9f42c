import type {Reflection} from 'typedoc';
import {MarkdownThemeContext} from 'typedoc-plugin-markdown';
import type {PageWriter} from './page/writer';

/** TypeDoc's context of a page. */
export class PythonThemeContext
  extends MarkdownThemeContext
  implements PageWriter
{
  /** Routes of the site, not files: Docusaurus adds the base URL itself. */
  override urlTo(reflection: Reflection): string {
    return this.router.hasUrl(reflection)
      ? this.router.getFullUrl(reflection)
      : '';
  }
}
