import type {PrivacyOptions, ResultKeyOptions} from 'docs-checks/samples';
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

/** The folder of the SDK with a module for each of its commands. */
export const COMMAND_MODULE = 'scripts';

/** How samples ask for private training, as the census data would be used. */
export const PRIVACY: PrivacyOptions = {
  className: 'DPModellerConfig',
  key: 'dp_config',
  rows: 26_000,
  defaults: {batchSize: 32, noise: 0.4, delta: 1e-6},
};

/** Where the keys of results are documented, and what shows a model's kind. */
export const RESULTS: ResultKeyOptions = {
  documentedBy:
    'federated.algorithms.model_algorithms.evaluate.ModelEvaluation',
  kinds: {
    classifier: ['PyTorchClassifierMixIn', 'ClassifierMixIn', 'IncomeModel'],
    regressor: ['PyTorchRegressorMixIn', 'RegressorMixIn'],
  },
};
