import type {
  LoadContext,
  OptionValidationContext,
  Plugin,
} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {Joi} from '@docusaurus/utils-validation';

export interface SectionRootsOptions {
  /** From a section's bare path to the path of the page that it leads to. */
  roots: Readonly<Record<string, string>>;
}

/**
 * Makes a section's bare address lead to its first page. The docs plugin
 * serves nothing there, and a reader who shortens an address would get the
 * not-found page.
 */
export default function sectionRoots(
  {baseUrl}: LoadContext,
  {roots}: SectionRootsOptions,
): Plugin {
  return {
    name: 'section-roots',
    contentLoaded({actions}) {
      for (const [from, to] of Object.entries(roots)) {
        actions.addRoute({
          path: normalizeUrl([baseUrl, from]),
          exact: true,
          component: '@site/src/components/SectionRoot',
          props: {to},
        });
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
  return validate(
    Joi.object({roots: Joi.object().pattern(address, address).required()}),
    options,
  );
}
