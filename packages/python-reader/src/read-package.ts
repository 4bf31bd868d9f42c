import {createContext, type Context} from './assemble/context';
import {assignHomes} from './assemble/homes';
import {indexMembers, linkMembers} from './assemble/link';
import {buildModule} from './assemble/module';
import {readingOrder} from './assemble/reading-order';
import type {ParsedFiles} from './files/parse-files';
import {parseSources} from './files/private-siblings';
import type {PythonModule, ReadOptions, ReadResult} from './model';
import {ExportResolver} from './resolve/exports';
import {Registry} from './resolve/registry';

/**
 * Reads a Python package without executing it.
 *
 * @param options where the package is and how to read it
 * @returns the package's model, and diagnostics for problems in its source,
 * which never throw
 */
export async function readPackage(options: ReadOptions): Promise<ReadResult> {
  const {discoveries, parsedFiles} = await parseSources(options);
  const leftOut = discoveries.flatMap((one) => one.leftOut);
  const registry = new Registry(
    parsedFiles.flatMap(({modules}) => modules),
    new Set([...discoveries.flatMap(({compiled}) => compiled), ...leftOut]),
  );
  for (const {diagnostics} of [...discoveries, ...parsedFiles]) {
    diagnostics.forEach((diagnostic) => {
      registry.diagnostics.add(diagnostic);
    });
  }
  const exports = new ExportResolver(registry);
  for (const module of registry.modules.values()) {
    exports.expand(module);
  }
  const modules = buildModules(createContext(registry, exports, options));
  return {
    package: {name: options.package, modules, leftOut},
    diagnostics: registry.diagnostics.sorted(),
    statistics: {
      parsed: total(parsedFiles, 'parsed'),
      cached: total(parsedFiles, 'cached'),
    },
  };
}

function total(
  parsedFiles: ParsedFiles[],
  what: keyof ParsedFiles['statistics'],
): number {
  return parsedFiles.reduce((sum, {statistics}) => sum + statistics[what], 0);
}

function buildModules(context: Context): PythonModule[] {
  const modules = readingOrder(
    [...context.registry.modules.values()].map((module) =>
      buildModule(module, context),
    ),
  );
  const index = indexMembers(modules);
  linkMembers(modules, index, context);
  assignHomes(modules, index, context.options);
  return modules;
}
