import {createMemory} from './memory';
import type {GenerateOptions, GenerateReport} from './settings';

export {createMemory} from './memory';
export {type GenerateOptions, type GenerateReport} from './settings';
export {reportGeneration, showProgress} from './terminal';

/**
 * Generates the API reference of a Python package: a page for each module, the
 * index of symbols, the sidebar, and the files that other tools read.
 *
 * @param memory state of earlier runs in the same process
 * @returns what was written, and diagnostics; if one of them is an error, the
 * pages are not changed unless `force` is set
 * @throws if a file can't be written, or if Docusaurus compiles the
 * docusaurus.config that calls it
 */
export async function generateApi(
  options: GenerateOptions,
  memory = createMemory(),
): Promise<GenerateReport> {
  // In a CommonJS script, tsx compiles static imports to `require`. TypeDoc, which
  // its plugins load with `import`, would then be loaded twice and refuse to work.
  const {generate} = await import('./generate-api').catch((cause: unknown) => {
    // What a compiled import of an ES module causes.
    if (!(cause instanceof SyntaxError)) {
      throw cause;
    }
    throw new Error(
      "docusaurus-plugin-python-api/generate can't be loaded here. In " +
        'docusaurus.config, whose imports Docusaurus compiles, use the plugin ' +
        'docusaurus-plugin-python-api instead, or call generateApi in a script ' +
        'that Node.js runs.',
      {cause},
    );
  });
  return generate(options, memory);
}
