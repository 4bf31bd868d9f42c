import {fileURLToPath} from 'node:url';
import {readPackage} from 'python-reader';
import type {SchemaOptions} from '../../src/schemas/options';

/** The folder that contains the fixture's package. */
export const REEF_FOLDER = fileURLToPath(
  new URL('../fixtures/samples/sdk', import.meta.url),
);

/** The schema options of the fixture's package. */
export const REEF_SCHEMAS: SchemaOptions = {
  address: 'https://docs.example/schemas/',
  files: [
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
  ],
  choices: {
    PodConfig: {
      either: [
        ['datasources'],
        ['datasource', 'data_config', 'pod_details_config'],
      ],
      sentence: 'Use either `datasources` or `datasource`, never both.',
    },
  },
  placeholder: {
    alias: 'TemplatedOrTyped',
    pattern: '^\\s*\\{\\{.*\\}\\}\\s*$',
    title: 'placeholder',
    description: 'a placeholder such as {{ name }}',
  },
};

/** Reads the fixture's package. */
export async function readReef() {
  const {package: reef} = await readPackage({
    root: REEF_FOLDER,
    package: 'reef',
  });
  return reef;
}
