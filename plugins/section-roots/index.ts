import type {
  AllContent,
  LoadContext,
  OptionValidationContext,
  Plugin,
} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {Joi} from '@docusaurus/utils-validation';
import {isDocsContent} from 'docusaurus-plugin-page-exports/guards';
import {findFirstPage} from './first-page';

/** A section whose root path redirects to its first page. */
export interface SectionRoot {
  /** The docs instance of its pages. */
  instance: string;
  /** The title of the section. */
  label: string;
  /** The path of its first page; by default the first one in its sidebar. */
  to?: string;
}

export interface SectionRootsOptions {
  /** The sections by their root paths. */
  roots: Readonly<Record<string, SectionRoot>>;
}

/** Docusaurus drops the trailing slash of an index page only in its route. */
function withoutSlash(permalink: string): string {
  return permalink.replace(/(?<=.)\/$/, '');
}

/** Finds the latest version of a docs instance. */
function findDocs(content: AllContent, instance: string) {
  const loaded = content['docusaurus-plugin-content-docs']?.[instance];
  return isDocsContent(loaded)
    ? loaded.loadedVersions.find(({isLast}) => isLast)
    : undefined;
}

/**
 * Redirects a section's root path to its first page. The docs plugin serves
 * nothing there unless a page has that path as its slug, so readers who shorten
 * an address would get the not-found page.
 */
export default function sectionRoots(
  {baseUrl}: LoadContext,
  {roots}: SectionRootsOptions,
): Plugin {
  return {
    name: 'section-roots',
    allContentLoaded({allContent, actions}) {
      for (const [from, {instance, label, to}] of Object.entries(roots)) {
        const version = findDocs(allContent, instance);
        const path = normalizeUrl([baseUrl, from]);
        if (
          !version ||
          version.docs.some(({permalink}) => withoutSlash(permalink) === path)
        ) {
          continue;
        }
        const first = findFirstPage(version);
        if (first !== undefined) {
          actions.addRoute({
            path,
            exact: true,
            component: '@site/src/components/SectionRoot',
            props: {
              label,
              to: to ?? withoutSlash(first).slice(baseUrl.length - 1),
            },
          });
        }
      }
    },
  };
}

const address = Joi.string().pattern(/^\//, "path that starts with '/'");

/** Validates the options; called by Docusaurus. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<
  SectionRootsOptions,
  SectionRootsOptions
>): SectionRootsOptions {
  const root = Joi.object({
    instance: Joi.string().required(),
    label: Joi.string().required(),
    to: address,
  });
  return validate(
    Joi.object({roots: Joi.object().pattern(address, root).required()}),
    options,
  );
}
