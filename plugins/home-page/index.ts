import type {
  LoadContext,
  OptionValidationContext,
  Plugin,
} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import type {HomePage} from '../../config/identity/home-types';

export interface HomePageOptions {
  /** What the page says, checked. */
  home: HomePage;
  /** The file that says so, relative to the site. */
  source: string;
}

/**
 * Serves the home page. What its configuration names by path, a drawing or a
 * sample, becomes part of the page: one that is left out needs no file.
 */
export default function homePage(
  {baseUrl}: LoadContext,
  {home, source}: HomePageOptions,
): Plugin {
  const {picture, sample} = home;
  return {
    name: 'home-page',
    contentLoaded({actions}) {
      actions.addRoute({
        path: baseUrl,
        exact: true,
        component: '@site/src/components/home/HomePage',
        props: {home},
        modules: {
          ...(picture !== undefined && {Picture: `@site/${picture}`}),
          ...(sample && {Program: `@site/${sample.file}`}),
        },
        metadata: {sourceFilePath: source},
      });
    },
  };
}

/** Checks the options; Docusaurus calls it. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<HomePageOptions, HomePageOptions>): HomePageOptions {
  return validate(
    Joi.object({
      home: Joi.object().required(),
      source: Joi.string().required(),
    }),
    options,
  );
}
