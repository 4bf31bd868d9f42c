import type {CommentDisplayPart, Reflection} from 'typedoc';
import {MarkdownThemeContext} from 'typedoc-plugin-markdown';
import {firstSentence} from '../../reference/summary';
import {toSafeMdx, toSafeMdxLine} from '../markdown/safe-mdx';
import type {PageWriter} from './writer';

/** TypeDoc's context of a page, with what the templates for Python ask. */
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

  prose(parts: readonly CommentDisplayPart[] = []): string {
    return toSafeMdx(this.helpers.getCommentParts([...parts]));
  }

  sentence(parts: readonly CommentDisplayPart[] = []): string {
    return toSafeMdxLine(
      firstSentence(this.helpers.getCommentParts([...parts])),
    );
  }
}
