/** A file that an SDK reads, and the classes that it may be read into. */
export interface ConfigFile {
  /** Name of the schema, as fences (`schema="order"`) and addresses give it. */
  name: string;
  /** Title of the schema. */
  title: string;
  /**
   * Paths of classes below the package; the first that exists is the one that
   * the file is read into.
   */
  classes: readonly string[];
  /** Keys that a sample of a whole file needs although they have a default. */
  expectedKeys?: readonly string[];
}

/** A choice between keys that types alone don't state. */
export interface KeyChoice {
  /** Groups of keys of which exactly one is used; its first key is required. */
  either: readonly (readonly [string, ...string[]])[];
  /** Explains the choice to whoever broke it. */
  sentence: string;
}

/** Text that may stand in for any value of a template. */
export interface Placeholder {
  /** The alias, as in `Templated[int]`, of a value that may be left open. */
  alias: string;
  /** What such a text looks like, as a regular expression. */
  pattern: string;
  /** Names it in a table, as in "placeholder". */
  title: string;
  /** Names it in messages, as in "a placeholder such as {{ name }}". */
  description: string;
}

/** How schemas are made of the classes of an SDK. */
export interface SchemaOptions {
  /** Where the schemas are published, with a slash at the end. */
  address: string;
  files: readonly ConfigFile[];
  /** By the name of the class, for classes that have all of the keys. */
  choices?: Readonly<Record<string, KeyChoice>>;
  placeholder?: Placeholder;
}

/** The part of the options that the writer of a schema needs. */
export type WriterOptions = Pick<SchemaOptions, 'choices' | 'placeholder'>;
