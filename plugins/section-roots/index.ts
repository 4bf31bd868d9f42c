import type {
  LoadContext,
  OptionValidationContext,
  Plugin,
} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {Joi} from '@docusaurus/utils-validation';

/** Where a section begins. */
export interface SectionRoot {
  /** The path of its first page. */
  to: string;
  /** What the section is called. */
  label: string;
}

export interface SectionRootsOptions {
  /** The sections by their bare paths. */
  roots: Readonly<Record<string, SectionRoot>>;
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
      for (const [from, root] of Object.entries(roots)) {
        actions.addRoute({
          path: normalizeUrl([baseUrl, from]),
          exact: true,
          component: '@site/src/components/SectionRoot',
          props: {...root},
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
  const root = Joi.object({
    to: address.required(),
    label: Joi.string().required(),
  });
  return validate(
    Joi.object({roots: Joi.object().pattern(address, root).required()}),
    options,
  );
}
