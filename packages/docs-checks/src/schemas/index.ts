export {makeSchemas} from './make-schemas';
export type {JsonSchema} from './json-schema';
export type {
  ConfigFile,
  KeyChoice,
  Placeholder,
  SchemaOptions,
} from './options';
