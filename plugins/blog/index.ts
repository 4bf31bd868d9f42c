import path from 'node:path';
import createBlog, {
  type BlogContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {completeFeeds} from './complete-feeds';
import {createFeedItems} from './create-feed-items';
import {listNewest} from './list-newest';
import {listByAuthor} from './list-posts';

export {validateOptions} from '@docusaurus/plugin-content-blog/lib/options.js';

type Blog = Awaited<ReturnType<typeof createBlog>>;

/**
 * The Docusaurus blog plugin, extended: feeds include their own address, an author
 * and no controls, and the pages of tags and authors receive their posts. Other plugins
 * can't wait for its files or change its routes.
 */
export default async function blog(
  context: LoadContext,
  options: PluginOptions,
): Promise<Blog> {
  const stock = await createBlog(context, {
    ...options,
    feedOptions: {...options.feedOptions, createFeedItems},
  });
  const {url, baseUrl} = context.siteConfig;
  const {routeBasePath, feedOptions} = options;
  /** The properties that pages receive, by their component. */
  const list: Record<string, ((content: BlogContent) => object) | undefined> = {
    [options.blogTagsListComponent]: (content) => ({
      newest: listNewest(content),
    }),
    [options.blogAuthorsListComponent]: (content) => ({
      posts: listByAuthor(content),
    }),
  };
  const types = (feedOptions.type ?? []).filter((type) => type !== 'json');
  return {
    ...stock,
    async contentLoaded({content, actions}) {
      await stock.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute(route) {
            const added = list[route.component]?.(content);
            actions.addRoute(
              added ? {...route, props: {...route.props, ...added}} : route,
            );
          },
        },
      });
    },
    async postBuild(props) {
      await stock.postBuild?.(props);
      await completeFeeds(
        path.join(props.outDir, routeBasePath),
        normalizeUrl([url, baseUrl, routeBasePath]),
        types,
      );
    },
  };
}
