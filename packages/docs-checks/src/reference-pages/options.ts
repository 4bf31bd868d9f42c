/** What every generated page is given. */
interface PageOptions {
  /** Name of the file in the folder, as in `order-file.mdx`. */
  file: string;
  title: string;
  /** One sentence for search results. */
  description: string;
  /** Place in the sidebar of the folder. */
  position: number;
  /** MDX that opens the page, written by hand. */
  introduction: string;
  /** MDX that closes the page, such as the next steps. */
  ending?: string;
}

/** A page about a file that the SDK reads, made from its schema. */
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
   * Path, below the package, of the modules that each have one public
   * function, which is what the command calls.
   */
  module: string;
}

/** A page about the exceptions that the package declares. */
export interface ErrorPageOptions extends PageOptions {
  kind: 'errors';
}

export type ReferencePageOptions =
  FilePageOptions | CommandPageOptions | ErrorPageOptions;
