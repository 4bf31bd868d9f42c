import type {
  LineLengths,
  PrivacyOptions,
  ResultKeyOptions,
} from 'docs-checks/samples';
import type {SchemaOptions} from 'docs-checks/schemas';
import type {Product} from './identity/types';

/** The classes of the SDK that its files are read into. */
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

/** What checks of samples know of the SDK beyond its types. */
export interface SampleFacts {
  /** The folder of the SDK with a module for each of its commands. */
  commandModule?: string;
  /** A YAML list of the names that samples may use, by owner. */
  identifiers?: string;
  /** Characters that a line may have, by language. */
  lineLengths?: LineLengths;
  /** How samples ask for private training. */
  privacy?: PrivacyOptions;
  /** Where the keys of results are documented, and what shows a model's kind. */
  results?: ResultKeyOptions;
}

export const sampleFacts: SampleFacts = {
  commandModule: 'scripts',
  identifiers: 'docs/identifiers.yml',
  // As many as the narrowest frame at 1440 pixels shows.
  lineLengths: {python: 72},
  // As the census data would be used.
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
