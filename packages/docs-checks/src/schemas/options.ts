/** A file that an SDK reads, and the classes that may represent it. */
export interface ConfigFile {
  /** Name of the schema in fences (`schema="order"`) and URLs. */
  name: string;
  /** Title of the schema. */
  title: string;
  /**
   * Paths of classes below the package. The first that exists represents the
   * file.
   */
  classes: readonly string[];
  /** Keys that complete files in samples need although they have defaults. */
  expectedKeys?: readonly string[];
}

/** A choice between keys that types can't express. */
export interface KeyChoice {
  /** Groups of keys, exactly one of which is used; its first key is required. */
  either: readonly (readonly [string, ...string[]])[];
  /** The explanation shown if the choice is violated. */
  sentence: string;
}

/** Text that can replace any value in a template. */
export interface Placeholder {
  /** The alias for a value that can be a placeholder, as in `Templated[int]`. */
  alias: string;
  /** A regular expression for such text. */
  pattern: string;
  /** Its name in a table, as in "placeholder". */
  title: string;
  /** Its name in messages, as in "a placeholder such as {{ name }}". */
  description: string;
}

/** How to create schemas from the classes of an SDK. */
export interface SchemaOptions {
  /** The URL below which the schemas are published, with a trailing slash. */
  address: string;
  files: readonly ConfigFile[];
  /** By class name, for classes that have all of the keys. */
  choices?: Readonly<Record<string, KeyChoice>>;
  placeholder?: Placeholder;
}

/** The options that the writer of a schema needs. */
export type WriterOptions = Pick<SchemaOptions, 'choices' | 'placeholder'>;
