import {type Application, ConsoleLogger, LogLevel} from 'typedoc';
import type {ExternalLookup} from '../reference/inventory/external';
import {createPythonRouter} from './router';
import {PythonTheme} from './theme/theme';

/** What the plugin needs to know beside the reflections. */
export interface PythonPluginOptions {
  /** Route of the reference without a trailing slash. */
  basePath: string;
  external: ExternalLookup;
  /** Told what TypeDoc finds wrong; any word of it is a fault of ours. */
  onProblem: (message: string) => void;
}

class CollectingLogger extends ConsoleLogger {
  constructor(private readonly onProblem: (message: string) => void) {
    super();
  }

  /** Faults are shown by whoever collects them, and the rest is chatter. */
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
      symbol ? options.external(symbol.qualifiedName) : undefined,
    );
  };
}
