import createDocs, {type PluginOptions} from '@docusaurus/plugin-content-docs';
import {validateOptions as validateDocs} from '@docusaurus/plugin-content-docs/lib/options.js';
import type {LoadContext} from '@docusaurus/types';

/** What this plugin adds to the options of docs. */
export interface ReferenceDocsOptions {
  /** Files that change with what docs know of their pages. */
  watch: readonly string[];
}

type DocsContext = Parameters<typeof validateDocs>[0];

type Docs = Awaited<ReturnType<typeof createDocs>>;

/**
 * Docs whose pages a plugin writes. The stock plugin reads all of them again
 * after each one that was written, which takes seconds where there are a
 * thousand; the bundler alone shows another text.
 */
export default async function referenceDocs(
  context: LoadContext,
  {watch, ...options}: PluginOptions & ReferenceDocsOptions,
): Promise<Docs> {
  const stock = await createDocs(context, options);
  return {...stock, getPathsToWatch: () => [...watch]};
}

/** Checks the options as the stock plugin does; Docusaurus calls it. */
export function validateOptions({
  validate,
  options: {watch, ...options},
}: DocsContext & {options: ReferenceDocsOptions}): PluginOptions &
  ReferenceDocsOptions {
  return {...validateDocs({validate, options}), watch};
}
