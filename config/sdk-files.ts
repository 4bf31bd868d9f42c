import type {
  LineLengths,
  PrivacyOptions,
  ResultKeyOptions,
} from 'docs-checks/samples';
import type {SchemaOptions} from 'docs-checks/schemas';
import type {Product} from './identity/types';

/** Maps each configuration file of the SDK to the classes that parse it. */
export function createSdkFiles(product: Product): SchemaOptions {
  return {
    address: `${product.url}${product.baseUrl}schemas/`,
    files: [
      {
        name: 'pod',
        title: 'Pod file',
        classes: ['runners.config_schemas.pod_schemas.PodConfig'],
        expectedKeys: ['version'],
      },
      {
        name: 'task',
        title: 'Task file',
        classes: [
          'runners.config_schemas.modeller_schemas.TemplatedModellerConfig',
          'runners.config_schemas.modeller_schemas.ModellerConfig',
        ],
        expectedKeys: ['version'],
      },
    ],
    choices: {
      PodConfig: {
        either: [
          ['datasources'],
          ['datasource', 'data_config', 'pod_details_config'],
        ],
        sentence:
          'Use either `datasources` or `datasource`, never both. `data_config` and `pod_details_config` go with `datasource` only.',
      },
      ModelConfig: {
        either: [['name'], ['model_reference']],
        sentence: 'Use either `name` or `model_reference`.',
      },
    },
    placeholder: {
      alias: 'TemplatedOrTyped',
      pattern: '^\\s*\\{\\{.*\\}\\}\\s*$',
      title: 'placeholder',
      description: 'a placeholder such as {{ name }}',
    },
  };
}

/** Facts about the SDK, beyond its types, that the sample checks use. */
export interface SampleFacts {
  /** The SDK's folder that has a module per command. */
  commandModule?: string;
  /** A YAML list of the names that samples may use, by owner. */
  identifiers?: string;
  /** The maximum line length by language. */
  lineLengths?: LineLengths;
  /** How samples configure private training. */
  privacy?: PrivacyOptions;
  /** Where result keys are documented, and the base classes of model kinds. */
  results?: ResultKeyOptions;
}

export const sampleFacts: SampleFacts = {
  commandModule: 'scripts',
  identifiers: 'docs/identifiers.yml',
  // The narrowest code block in a 1440-pixel window fits this many characters.
  lineLengths: {python: 72},
  // Values for the census data.
  privacy: {
    className: 'DPModellerConfig',
    key: 'dp_config',
    rows: 26_000,
    defaults: {batchSize: 32, noise: 0.4, delta: 1e-6},
  },
  results: {
    documentedBy:
      'federated.algorithms.model_algorithms.evaluate.ModelEvaluation',
    kinds: {
      classifier: ['PyTorchClassifierMixIn', 'ClassifierMixIn', 'IncomeModel'],
      regressor: ['PyTorchRegressorMixIn', 'RegressorMixIn'],
    },
  },
};
