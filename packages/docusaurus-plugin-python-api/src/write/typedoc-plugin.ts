import {type Application, ConsoleLogger, LogLevel} from 'typedoc';
import {createPythonRouter} from './router';
import {PythonTheme} from './theme';

/** What the plugin needs to know beside the reflections. */
export interface PythonPluginOptions {
  /** Route of the reference without a trailing slash. */
  basePath: string;
  /** Addresses of names outside the package, by their dotted paths. */
  external: ReadonlyMap<string, string>;
  /** Called with what TypeDoc warns of, which is a bug in the reflections. */
  onProblem: (message: string) => void;
}

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

/**
 * TypeDoc plugin that teaches it to write Python: a theme, a router, and where
 * names outside the SDK are documented.
 */
export function createPythonPlugin(options: PythonPluginOptions) {
  return (app: Application): void => {
    app.logger = new CollectingLogger(options.onProblem);
    app.renderer.defineRouter('python', createPythonRouter(options.basePath));
    app.renderer.defineTheme('python', PythonTheme);
    app.converter.addUnknownSymbolResolver((_ref, _owner, _part, symbol) =>
      symbol ? options.external.get(symbol.qualifiedName) : undefined,
    );
  };
}
