import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isRecord} from 'docusaurus-plugin-page-exports/guards';
import {publishFiles} from 'docusaurus-plugin-page-exports/publish';
import {makeSchemas, type SchemaOptions} from 'docs-checks/schemas';
import type {PythonPackage} from 'python-reader';

export interface SchemasOptions {
  /** Which files of the SDK have a schema. */
  schemas: SchemaOptions;
  /** The file with the model of the SDK, relative to the site. */
  model: string;
}

function isPackage(value: unknown): value is PythonPackage {
  return isRecord(value) && Array.isArray(value.modules);
}

async function readModel(file: string): Promise<PythonPackage> {
  const value: unknown = JSON.parse(
    await fs.readFile(file, 'utf8').catch(() => 'null'),
  );
  if (!isPackage(value)) {
    throw new Error(
      `${file} does not contain the SDK: run 'npm run generate:api' first.`,
    );
  }
  return value;
}

/**
 * Publishes the JSON Schemas of the SDK's configuration files, if it has any,
 * as `/schemas/<name>.json`.
 */
export default function schemas(
  {siteDir, baseUrl}: LoadContext,
  {schemas: options, model}: SchemasOptions,
): Plugin {
  return {
    name: 'schemas',

    ...publishFiles({
      name: 'schemas',
      baseUrl,
      owns: /^schemas\//,
      async listFiles() {
        const sdk = await readModel(path.join(siteDir, model));
        const made = makeSchemas(sdk, options);
        return new Map(
          [...made].map(([name, schema]) => [
            `schemas/${name}.json`,
            () => `${JSON.stringify(schema, null, 2)}\n`,
          ]),
        );
      },
    }),
  };
}
