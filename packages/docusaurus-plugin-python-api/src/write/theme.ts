import {DeclarationReflection, type Reflection, type Renderer} from 'typedoc';
import {type MarkdownPageEvent, MarkdownTheme} from 'typedoc-plugin-markdown';
import {PythonThemeContext} from './context';
import {renderPage} from './page/page';

/** Writes reflections as Python rather than TypeScript. */
export class PythonTheme extends MarkdownTheme {
  constructor(
    renderer: Renderer,
    /** Route of the page that lists all symbols. */
    readonly indexUrl: string,
  ) {
    super(renderer);
  }

  override getRenderContext(
    page: MarkdownPageEvent<Reflection>,
  ): PythonThemeContext {
    return new PythonThemeContext(this, page);
  }

  /**
   * Doesn't use the default templates, which write TypeScript, or the default
   * method, which also removes blank lines in code.
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
