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

/** A section whose bare path leads on. */
export interface SectionRoot {
  /** The docs instance of its pages. */
  instance: string;
  /** What the section is called. */
  label: string;
  /** The path of its first page; without it, the first of its sidebar. */
  to?: string;
}

export interface SectionRootsOptions {
  /** The sections by their bare paths. */
  roots: Readonly<Record<string, SectionRoot>>;
}

/** The index of a folder ends with a slash before its route is made. */
function withoutSlash(permalink: string): string {
  return permalink.replace(/(?<=.)\/$/, '');
}

/** The latest version of a docs instance, if the site has it. */
function findDocs(content: AllContent, instance: string) {
  const loaded = content['docusaurus-plugin-content-docs']?.[instance];
  return isDocsContent(loaded)
    ? loaded.loadedVersions.find(({isLast}) => isLast)
    : undefined;
}

/**
 * Makes a section's bare address lead to its first page. The docs plugin
 * serves nothing there, unless a page asks for that path, and a reader who
 * shortens an address would get the not-found page.
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

/** Checks the options; Docusaurus calls it. */
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
