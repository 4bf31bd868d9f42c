/** Reads lists and settings that people write in YAML. */
export {Joi} from './joi';
export {
  parseYaml,
  type CustomHelpers,
  type YamlProblem,
  type YamlResult,
  type YamlSchema,
} from './parse-yaml';
