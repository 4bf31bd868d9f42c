import type {PythonPackage} from 'python-reader';
import type {JsonSchema} from './json-schema';
import {Symbols} from './python/symbols';
import {SchemaWriter} from './schema-writer';

/** A file that the SDK reads, and the classes that it may be read into. */
interface ConfigFile {
  /** Name of the schema, as fences and addresses give it. */
  name: string;
  title: string;
  /** Below the package; of several, the first that exists says most. */
  classes: readonly string[];
}

const FILES: readonly ConfigFile[] = [
  {
    name: 'pod',
    title: 'Pod file',
    classes: ['runners.config_schemas.pod_schemas.PodConfig'],
  },
  {
    name: 'task',
    title: 'Task file',
    classes: [
      'runners.config_schemas.modeller_schemas.TemplatedModellerConfig',
      'runners.config_schemas.modeller_schemas.ModellerConfig',
    ],
  },
];

/**
 * Makes the JSON Schemas (draft 2020-12) of the files that the SDK reads.
 *
 * @param address - where the schemas are published, with a slash at the end.
 * @returns by name, `pod` and `task`; a file whose class the package does not
 * have is left out.
 */
export function makeSchemas(
  sdk: PythonPackage,
  address: string,
): ReadonlyMap<string, JsonSchema> {
  const symbols = new Symbols(sdk);
  return new Map(
    FILES.flatMap(({name, title, classes}) => {
      const [found] = classes.flatMap(
        (path) => symbols.findClass(`${sdk.name}.${path}`) ?? [],
      );
      if (!found) {
        return [];
      }
      const writer = new SchemaWriter(symbols);
      const root = writer.write(found);
      const schema: JsonSchema = {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $id: `${address}${name}.json`,
        title,
        ...root,
        $defs: writer.definitions,
      };
      return [[name, schema] as const];
    }),
  );
}
