import {readFile} from 'node:fs/promises';
import path from 'node:path';
import createDocs, {type PluginOptions} from '@docusaurus/plugin-content-docs';
import {validateOptions as validateDocs} from '@docusaurus/plugin-content-docs/lib/options.js';
import type {LoadContext} from '@docusaurus/types';
import {trimRoute} from './trim-route';

/** What this plugin adds to the options of docs; paths are relative to the site. */
export interface ReferenceDocsOptions {
  /** A file that changes with what docs know of their pages. */
  pages: string;
  /** Files that other plugins read again when docs are loaded. */
  watch: readonly string[];
}

type DocsContext = Parameters<typeof validateDocs>[0];

type Docs = Awaited<ReturnType<typeof createDocs>>;

type LoadContent = NonNullable<Docs['loadContent']>;

/** Loads anew only what a file of the site says is new. */
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
 * Docs whose pages a plugin writes. The stock plugin reads all of them again
 * after each one that was written, which takes seconds where there are a
 * thousand; the bundler alone shows another text. Each page would also load the
 * descriptions of all.
 */
export default async function referenceDocs(
  context: LoadContext,
  {pages, watch, ...options}: PluginOptions & ReferenceDocsOptions,
): Promise<Docs> {
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

/** Checks the options as the stock plugin does; Docusaurus calls it. */
export function validateOptions({
  validate,
  options: {pages, watch, ...options},
}: DocsContext & {options: ReferenceDocsOptions}): PluginOptions &
  ReferenceDocsOptions {
  return {...validateDocs({validate, options}), pages, watch};
}
