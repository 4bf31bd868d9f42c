import {DeclarationReflection, type Reflection} from 'typedoc';
import {type MarkdownPageEvent, MarkdownTheme} from 'typedoc-plugin-markdown';
import {PythonThemeContext} from './context';
import {renderPage} from './page/page';

/** Writes reflections as Python rather than TypeScript. */
export class PythonTheme extends MarkdownTheme {
  override getRenderContext(
    page: MarkdownPageEvent<Reflection>,
  ): PythonThemeContext {
    return new PythonThemeContext(this, page, this.application.options);
  }

  /**
   * All of the stock templates speak TypeScript, and the stock method squeezes
   * blank lines in code as well: neither is used.
   */
  override render(page: MarkdownPageEvent): string {
    return page.isReflectionEvent() &&
      page.model instanceof DeclarationReflection
      ? `${renderPage(page.model, this.getRenderContext(page))}\n`
      : '';
  }

  /** The sidebar is made from the outline, see `sidebar.ts`. */
  override getNavigation(): [] {
    return [];
  }
}
