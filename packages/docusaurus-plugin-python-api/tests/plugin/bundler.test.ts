import {createRequire} from 'node:module';
import {runInThisContext} from 'node:vm';
import {compile} from '@mdx-js/mdx';
import {transformSync} from 'esbuild';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {configureForManyPages} from '../../src/bundler';
import {bindJsx} from '../../src/bundler/bind-jsx';

/** Runs a compiled page and returns its HTML. */
function render(script: string): string {
  const {code} = transformSync(script, {format: 'cjs'});
  const module = {exports: {} as {default: ComponentType}};
  const run = runInThisContext(`(module, require) => {${code}}`) as (
    ...given: unknown[]
  ) => void;
  run(module, createRequire(import.meta.url));
  return renderToStaticMarkup(createElement(module.exports.default));
}

/** Waits for all pending promises. */
const settle = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

function applyPlugins(
  {plugins = []}: ReturnType<typeof configureForManyPages>,
  rules: readonly unknown[],
) {
  for (const plugin of plugins) {
    if (plugin && typeof plugin === 'object') {
      plugin.apply({options: {module: {rules}}} as never);
    }
  }
}

describe('a site with many pages', () => {
  it('compiles a few pages at a time, across all docs and both bundles', async () => {
    let running = 0;
    let most = 0;
    const compilePage = async ({content}: {content: string}) => {
      running += 1;
      most = Math.max(most, running);
      await settle();
      running -= 1;
      return {content: `compiled ${content}`, data: {}};
    };
    const docs = () => ({
      mdProcessor: {process: compilePage},
      mdxProcessor: {process: compilePage},
    });
    const [guides, api] = [docs(), docs()];
    const rules = [
      {test: /\.js$/, use: ['babel-loader', {loader: 'other', options: {}}]},
      null,
      {use: [{loader: 'mdx', options: {processors: guides}}]},
      {use: [{loader: 'mdx', options: {processors: api}}]},
    ];
    for (const isServer of [false, true]) {
      applyPlugins(configureForManyPages(isServer), rules);
    }
    const pages = Array.from({length: 20}, (_, index) => `page ${index}`);
    const compiled = await Promise.all(
      pages.map((page, index) =>
        (index % 2 === 0 ? guides : api).mdxProcessor.process({content: page}),
      ),
    );
    expect(compiled.map(({content}) => content)).toEqual(
      pages.map((page) => `compiled ${page}`),
    );
    expect(most).toBe(4);
  });

  it('creates elements with variables, which the bundler does not track', async () => {
    const page = String(
      await compile('# Boats\n\nA *boat* or a [quay](#q).\n'),
    );
    const script = bindJsx(page);
    expect(script.match(/\b_jsxs?\(/g)?.length).toBeGreaterThan(3);
    // Each is imported, and assigned to a variable.
    expect(script.match(/\b_\w+Import\b/g)).toHaveLength(6);
    expect(render(script)).toBe(render(page));
    expect(render(script)).toContain('<em>boat</em>');
  });

  it('does not change a script that creates no elements', () => {
    expect(bindJsx('export default 1;\n')).toBe('export default 1;\n');
  });

  it('concatenates modules only for browsers, and has each module once on the server', () => {
    expect(configureForManyPages(true).optimization).toMatchObject({
      concatenateModules: false,
      splitChunks: {cacheGroups: {shared: {minChunks: 2}}},
    });
    expect(configureForManyPages(false).optimization).toBeUndefined();
  });
});
