import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext} from '@docusaurus/types';
import Ajv2020 from 'ajv/dist/2020';
import {describe, expect, it} from 'vitest';
import schemas from '../../../../../plugins/schemas';
import {readPackage} from 'python-reader';
import {readReef, REEF_SCHEMAS} from '../../support/reef';
import {makeSchemas} from '../../../src/schemas/make-schemas';

const reef = await readReef();
const made = makeSchemas(reef, REEF_SCHEMAS);
const pod = made.get('pod');

describe('the schemas of the files that an SDK reads', () => {
  it('are schemas of draft 2020-12', () => {
    for (const schema of made.values()) {
      const ajv = new Ajv2020({strict: true, strictRequired: false});
      expect(() => ajv.compile(schema)).not.toThrow();
    }
    expect([...made.keys()]).toEqual(['pod', 'task']);
    expect(pod?.$id).toBe('https://docs.example/schemas/pod.json');
  });

  it('reject keys that the class does not have', () => {
    expect(pod?.additionalProperties).toBe(false);
    expect(pod?.$defs?.Keys?.additionalProperties).toBe(false);
  });

  it('require keys without a default', () => {
    expect(pod?.required).toEqual(['name']);
    expect(pod?.$defs?.Keys?.required).toEqual(['key_id', 'key']);
  });

  it('include descriptions from docstrings', () => {
    expect(pod?.description).toBe('The whole pod file.');
    expect(pod?.$defs?.DataConfig?.properties?.ignore).toMatchObject({
      description: 'Columns that nobody may see.',
    });
  });

  it('resolve aliases, constants and members of enumerations', () => {
    expect(pod?.$defs?.DataConfig?.properties?.ignore).toMatchObject({
      anyOf: [{type: 'string'}, {type: 'array', items: {type: 'string'}}],
      default: [],
    });
    expect(pod?.properties?.hub).toEqual({
      type: 'string',
      default: 'https://hub.reef.example',
    });
    expect(pod?.properties?.service).toEqual({
      enum: ['hub', 'relay'],
      default: 'relay',
    });
  });

  it('include the length of tuples and the keys of mappings by enumeration', () => {
    expect(pod?.properties?.bounds).toMatchObject({
      anyOf: [{type: 'array', minItems: 2, maxItems: 2}, {type: 'null'}],
    });
    const keys = pod?.properties?.keys;
    expect(keys).toMatchObject({
      anyOf: [
        {$ref: '#/$defs/Keys'},
        {
          properties: {
            hub: {$ref: '#/$defs/Keys'},
            relay: {$ref: '#/$defs/Keys'},
          },
          additionalProperties: false,
        },
        {type: 'null'},
      ],
    });
  });

  it('allow any value for a recursive type', () => {
    expect(pod?.$defs?.DataConfig?.properties?.args).toMatchObject({
      anyOf: [{type: 'object', additionalProperties: {}}, {type: 'null'}],
    });
  });

  it('are empty for an SDK without such files', async () => {
    const root = fileURLToPath(
      new URL('../../fixtures/sdk/clean', import.meta.url),
    );
    const {package: lagoon} = await readPackage({root, package: 'lagoon'});
    expect(makeSchemas(lagoon, REEF_SCHEMAS).size).toBe(0);
  });
});

describe('the plugin that publishes them', () => {
  async function publish(model: unknown): Promise<Record<string, string>> {
    const siteDir = await mkdtemp(path.join(tmpdir(), 'schemas-'));
    try {
      await writeFile(path.join(siteDir, 'model.json'), JSON.stringify(model));
      // The plugin reads only these fields of the site.
      const site = {siteDir, baseUrl: '/docs/'};
      const address = 'https://docs.example/docs/schemas/';
      const plugin = schemas(site as LoadContext, {
        schemas: {...REEF_SCHEMAS, address},
        model: 'model.json',
      });
      const outDir = path.join(siteDir, 'build');
      await mkdir(path.join(outDir, 'schemas'), {recursive: true});
      await plugin.postBuild?.({outDir} as Parameters<
        NonNullable<typeof plugin.postBuild>
      >[0]);
      const folder = path.join(outDir, 'schemas');
      const files = await readdir(folder);
      const texts = await Promise.all(
        files.map((file) => readFile(path.join(folder, file), 'utf8')),
      );
      return Object.fromEntries(
        files.map((file, index) => [file, texts[index] ?? '']),
      );
    } finally {
      await rm(siteDir, {recursive: true, force: true});
    }
  }

  it('writes one file per schema, with its URL below the configured one', async () => {
    const files = await publish(reef);
    expect(Object.keys(files).sort()).toEqual(['pod.json', 'task.json']);
    expect(JSON.parse(files['pod.json'] ?? '')).toMatchObject({
      $id: 'https://docs.example/docs/schemas/pod.json',
    });
  });

  it('writes nothing for an SDK without such files', async () => {
    expect(await publish({name: 'other', modules: [], leftOut: []})).toEqual(
      {},
    );
  });

  it('requires an SDK that has been read', async () => {
    await expect(publish(null)).rejects.toThrow("run 'npm run generate:api'");
  });
});
