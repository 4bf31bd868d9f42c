import type {PythonPackage} from 'python-reader';
import type {JsonSchema} from './json-schema';
import type {ConfigFile, SchemaOptions} from './options';
import {Symbols} from './python/symbols';
import {SchemaWriter} from './schema-writer';

/**
 * Creates JSON Schemas (draft 2020-12) for the files that an SDK reads.
 *
 * @param sdk - the package as read by `python-reader`.
 * @returns the schemas by name; files without a class in the package are
 * omitted.
 */
export function makeSchemas(
  sdk: PythonPackage,
  {address, files, ...options}: SchemaOptions,
): ReadonlyMap<string, JsonSchema> {
  const symbols = new Symbols(sdk);
  return new Map(
    files.flatMap((file) => {
      const found = findFileClass(symbols, sdk, file);
      if (!found) {
        return [];
      }
      const writer = new SchemaWriter(symbols, options);
      const root = writer.write(found);
      const schema: JsonSchema = {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $id: `${address}${file.name}.json`,
        title: file.title,
        ...root,
        $defs: writer.definitions,
      };
      return [[file.name, schema] as const];
    }),
  );
}

function findFileClass(
  symbols: Symbols,
  {name}: PythonPackage,
  {classes}: ConfigFile,
) {
  const [found] = classes.flatMap(
    (path) => symbols.findClass(`${name}.${path}`) ?? [],
  );
  return found;
}
