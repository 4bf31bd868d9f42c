/** The options of every generated page. */
interface PageOptions {
  /** The file name, as in `order-file.mdx`. */
  file: string;
  title: string;
  /** One sentence for search results. */
  description: string;
  /** The position in the folder's sidebar. */
  position: number;
  /** MDX before the generated part. */
  introduction: string;
  /** MDX after the generated part, such as the next steps. */
  ending?: string;
}

/** A page about a file that the SDK reads, generated from its schema. */
export interface FilePageOptions extends PageOptions {
  kind: 'file';
  /** Name of the schema. */
  schema: string;
}

/** A page about the commands of the SDK's program. */
export interface CommandPageOptions extends PageOptions {
  kind: 'commands';
  /** The program's name. */
  program: string;
  /**
   * Path, below the package, of modules with one public function each, which is
   * what the command calls.
   */
  module: string;
}

/** A page about the exceptions in the package. */
export interface ErrorPageOptions extends PageOptions {
  kind: 'errors';
}

export type ReferencePageOptions =
  | FilePageOptions
  | CommandPageOptions
  | ErrorPageOptions;
