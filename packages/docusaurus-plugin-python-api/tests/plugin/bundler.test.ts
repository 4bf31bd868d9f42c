import {describe, expect, it} from 'vitest';
import {suitManyPages} from '../../src/bundler';

/** Lets everything happen that waits for nothing else. */
const settle = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

function applyPlugins(
  {plugins = []}: ReturnType<typeof suitManyPages>,
  rules: readonly unknown[],
) {
  for (const plugin of plugins) {
    if (plugin && typeof plugin === 'object') {
      plugin.apply({options: {module: {rules}}} as never);
    }
  }
}

describe('a site of many pages', () => {
  it('compiles a few at a time, of all its docs and in both bundles', async () => {
    let running = 0;
    let most = 0;
    const compile = async (page: string) => {
      running += 1;
      most = Math.max(most, running);
      await settle();
      running -= 1;
      return `compiled ${page}`;
    };
    const docs = () => ({
      mdProcessor: {process: compile},
      mdxProcessor: {process: compile},
    });
    const [guides, api] = [docs(), docs()];
    const rules = [
      {test: /\.js$/, use: ['babel-loader', {loader: 'other', options: {}}]},
      null,
      {use: [{loader: 'mdx', options: {processors: guides}}]},
      {use: [{loader: 'mdx', options: {processors: api}}]},
    ];
    for (const isServer of [false, true]) {
      applyPlugins(suitManyPages(isServer), rules);
    }
    const pages = Array.from({length: 20}, (_, index) => `page ${index}`);
    const compiled = await Promise.all(
      pages.map((page, index) =>
        (index % 2 === 0 ? guides : api).mdxProcessor.process(page),
      ),
    );
    expect(compiled).toEqual(pages.map((page) => `compiled ${page}`));
    expect(most).toBe(4);
  });

  it('joins modules for readers alone, and renders with each module once', () => {
    expect(suitManyPages(true).optimization).toMatchObject({
      concatenateModules: false,
      splitChunks: {cacheGroups: {shared: {minChunks: 2}}},
    });
    expect(suitManyPages(false).optimization).toBeUndefined();
  });
});
