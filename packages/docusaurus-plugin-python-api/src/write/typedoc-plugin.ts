import {
  type Application,
  ConsoleLogger,
  LogLevel,
  type ProjectReflection,
} from 'typedoc';
import {MarkdownPageEvent} from 'typedoc-plugin-markdown';
import {createPythonRouter} from './router';
import {PythonTheme} from './theme';

/** What the plugin needs to know beside the reflections. */
export interface PythonPluginOptions {
  /** Route of the reference without a trailing slash. */
  basePath: string;
  /** Route of the page that lists all symbols. */
  indexUrl: string;
  /** Addresses of names outside the package, by their dotted paths. */
  external: ReadonlyMap<string, string>;
  /** Whether a page, by its file's name, is to be rendered. */
  isWanted: (file: string) => boolean;
  /** Called with what TypeDoc warns of, which is a bug in the reflections. */
  onProblem: (message: string) => void;
  /** Called with each page, by its file's name. */
  onPage: (file: string, mdx: string) => void;
}

const OUTPUT = 'python';

class CollectingLogger extends ConsoleLogger {
  constructor(private readonly onProblem: (message: string) => void) {
    super();
  }

  /** The caller shows problems; everything else is left out. */
  override log(message: string, level: LogLevel): void {
    if (level >= LogLevel.Warn) {
      this.onProblem(message);
    }
  }
}

/** Renders every page without a file: most of them are as they were. */
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
 * TypeDoc plugin that teaches it to write Python: pages by a theme and a router
 * of their own, and where names outside the SDK are documented.
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
