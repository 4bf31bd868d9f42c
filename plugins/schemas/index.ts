import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {publishFiles} from 'docusaurus-plugin-page-exports/publish';
import {makeSchemas, type SchemaOptions} from 'docs-checks/schemas';
import type {PythonPackage} from 'python-reader';

export interface SchemasPluginOptions {
  /** Which files of the SDK have a schema. */
  schemas: Omit<SchemaOptions, 'address'>;
  /** The SDK as it was read for the reference. */
  modelFile?: string;
}

function isPackage(value: unknown): value is PythonPackage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'modules' in value &&
    Array.isArray(value.modules)
  );
}

async function readModel(file: string): Promise<PythonPackage> {
  const value: unknown = JSON.parse(
    await fs.readFile(file, 'utf8').catch(() => 'null'),
  );
  if (!isPackage(value)) {
    throw new Error(
      `${file} does not hold the SDK: run 'npm run generate:api' first.`,
    );
  }
  return value;
}

/**
 * Publishes the JSON Schemas of the files that the SDK reads, as
 * `/schemas/<name>.json`. An SDK that reads no such file has none.
 */
export default function schemas(options: SchemasPluginOptions) {
  return ({siteDir, siteConfig, baseUrl}: LoadContext): Plugin => {
    const model = path.resolve(
      siteDir,
      options.modelFile ?? '.cache/api/model.json',
    );
    return {
      name: 'schemas',

      ...publishFiles({
        name: 'schemas',
        baseUrl,
        owns: /^schemas\//,
        async listFiles() {
          const address = `${siteConfig.url}${baseUrl}schemas/`;
          const made = makeSchemas(await readModel(model), {
            ...options.schemas,
            address,
          });
          return new Map(
            [...made].map(([name, schema]) => [
              `schemas/${name}.json`,
              () => `${JSON.stringify(schema, null, 2)}\n`,
            ]),
          );
        },
      }),
    };
  };
}
