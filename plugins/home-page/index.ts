import type {LoadContext, Plugin} from '@docusaurus/types';
import type {HomePage} from '../../config/identity/home-types';
import {countFigures} from './count-figures';

export interface HomePageOptions {
  /** The validated content of the page. */
  home: HomePage;
  /** The file with the content, relative to the site. */
  source: string;
  /** The list of the SDK's symbols, relative to the site. */
  symbols: string;
  /** The model of the SDK, relative to the site. */
  model: string;
  /** The folders of the pages, relative to the site. */
  folders: string[];
  /** The folder of the guides, one of `folders`. */
  guides: string;
}

/**
 * Adds the home page. The picture and the sample, which the configuration gives
 * as paths, are loaded as modules of the route, so that no file is needed for
 * those that are left out.
 */
export default function homePage(
  {baseUrl, siteDir}: LoadContext,
  {home, source, ...sources}: HomePageOptions,
): Plugin {
  const {picture, sample} = home;
  return {
    name: 'home-page',
    async contentLoaded({actions}) {
      const {figures} = home;
      const counts =
        figures &&
        (await countFigures(
          siteDir,
          sources,
          figures.map(({value}) => value),
        ));
      actions.addRoute({
        path: baseUrl,
        exact: true,
        component: '@site/src/components/home/HomePage',
        props: {
          home: {
            ...home,
            ...(counts && {
              figures: figures.map((figure) => ({
                ...figure,
                value: counts[figure.value] ?? figure.value,
              })),
            }),
          },
        },
        modules: {
          ...(picture !== undefined && {Picture: `@site/${picture}`}),
          ...(sample && {Program: `@site/${sample.file}`}),
        },
        metadata: {sourceFilePath: source},
      });
    },
  };
}
