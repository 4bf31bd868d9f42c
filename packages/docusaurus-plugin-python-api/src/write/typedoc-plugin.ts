import {
  type Application,
  ConsoleLogger,
  LogLevel,
  type ProjectReflection,
} from 'typedoc';
import {MarkdownPageEvent} from 'typedoc-plugin-markdown';
import {createPythonRouter} from './router';
import {PythonTheme} from './theme';

/** The input of the plugin in addition to the reflections. */
export interface PythonPluginOptions {
  /** Route of the reference without a trailing slash. */
  basePath: string;
  /** Route of the page that lists all symbols. */
  indexUrl: string;
  /** URLs of names outside the package, by dotted path. */
  external: ReadonlyMap<string, string>;
  /** Whether to render a page, given its file name. */
  isWanted: (file: string) => boolean;
  /** Called with TypeDoc's warnings, which are bugs in the reflections. */
  onProblem: (message: string) => void;
  /** Called with each page and its file name. */
  onPage: (file: string, mdx: string) => void;
}

const OUTPUT = 'python';

class CollectingLogger extends ConsoleLogger {
  constructor(private readonly onProblem: (message: string) => void) {
    super();
  }

  /** Passes problems to the caller; other messages are dropped. */
  override log(message: string, level: LogLevel): void {
    if (level >= LogLevel.Warn) {
      this.onProblem(message);
    }
  }
}

/** Renders pages without writing files, since most of them are unchanged. */
function renderPages(
  app: Application,
  project: ProjectReflection,
  {basePath, indexUrl, isWanted, onPage}: PythonPluginOptions,
): void {
  const router = new (createPythonRouter(basePath))(app);
  app.renderer.router = router;
  const theme = new PythonTheme(app.renderer, indexUrl);
  for (const {model, kind, url} of router.buildPages(project)) {
    if (isWanted(url)) {
      const page = new MarkdownPageEvent(model);
      page.pageKind = kind;
      page.url = url;
      page.project = project;
      onPage(url, theme.render(page));
    }
  }
}

/**
 * TypeDoc plugin for Python, with its own theme and router, and links for names
 * outside the package.
 */
export function createPythonPlugin(options: PythonPluginOptions) {
  return (app: Application): void => {
    app.logger = new CollectingLogger(options.onProblem);
    app.outputs.addOutput(OUTPUT, (_, project) => {
      renderPages(app, project, options);
      return Promise.resolve();
    });
    app.outputs.setDefaultOutputName(OUTPUT);
    app.converter.addUnknownSymbolResolver((_ref, _owner, _part, symbol) =>
      symbol ? options.external.get(symbol.qualifiedName) : undefined,
    );
  };
}
