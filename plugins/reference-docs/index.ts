import {mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import createDocs, {type PluginOptions} from '@docusaurus/plugin-content-docs';
import {validateOptions as validateDocs} from '@docusaurus/plugin-content-docs/lib/options.js';
import type {LoadContext} from '@docusaurus/types';
import {trimRoute} from './trim-route';

/** Options added to the docs plugin's; paths are relative to the site. */
export interface ReferenceDocsOptions {
  /** A file that changes whenever the metadata of a page changes. */
  pages: string;
  /** Files that other plugins reread when the docs are loaded. */
  watch: readonly string[];
}

type DocsContext = Parameters<typeof validateDocs>[0];

type Docs = Awaited<ReturnType<typeof createDocs>>;

type LoadContent = NonNullable<Docs['loadContent']>;

/** Reloads the content only if a file has changed. */
function loadOnChange(file: string, load: LoadContent): LoadContent {
  let known: string | undefined;
  let content: ReturnType<LoadContent>;
  return async () => {
    const text = await readFile(file, 'utf8');
    if (text !== known) {
      known = text;
      content = load();
    }
    try {
      return await content;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
}

/**
 * A docs plugin for generated pages. The stock plugin rereads all pages
 * whenever one is written, which takes seconds for a thousand pages; for a
 * changed text, recompiling the page is enough. Each page would also load the
 * descriptions of all others.
 */
export default async function referenceDocs(
  context: LoadContext,
  {pages, watch, ...options}: PluginOptions & ReferenceDocsOptions,
): Promise<Docs> {
  // Docusaurus starts all plugins at once, so the one that generates the pages
  // may not have created their folder yet.
  await mkdir(path.resolve(context.siteDir, options.path), {recursive: true});
  const stock = await createDocs(context, options);
  const {loadContent, contentLoaded} = stock;
  return {
    ...stock,
    getPathsToWatch: () => [pages, ...watch],
    ...(loadContent && {
      loadContent: loadOnChange(path.join(context.siteDir, pages), loadContent),
    }),
    ...(contentLoaded && {
      contentLoaded: ({actions, ...loaded}) =>
        contentLoaded({
          ...loaded,
          actions: {
            ...actions,
            addRoute: (route) => {
              actions.addRoute(trimRoute(route));
            },
          },
        }),
    }),
  };
}

/** Validates the options as the stock plugin does; called by Docusaurus. */
export function validateOptions({
  validate,
  options: {pages, watch, ...options},
}: DocsContext & {options: ReferenceDocsOptions}): PluginOptions &
  ReferenceDocsOptions {
  return {...validateDocs({validate, options}), pages, watch};
}
