import {createRequire} from 'node:module';
import {runInThisContext} from 'node:vm';
import {compile} from '@mdx-js/mdx';
import {transformSync} from 'esbuild';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {suitManyPages} from '../../src/bundler';
import {bindJsx} from '../../src/bundler/bind-jsx';

/** Runs a compiled page, and gives its HTML. */
function render(script: string): string {
  const {code} = transformSync(script, {format: 'cjs'});
  const module = {exports: {} as {default: ComponentType}};
  const run = runInThisContext(`(module, require) => {${code}}`) as (
    ...given: unknown[]
  ) => void;
  run(module, createRequire(import.meta.url));
  return renderToStaticMarkup(createElement(module.exports.default));
}

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
      applyPlugins(suitManyPages(isServer), rules);
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

  it('calls variables to create elements, of which the bundler keeps no record', async () => {
    const page = String(
      await compile('# Boats\n\nA *boat* or a [quay](#q).\n'),
    );
    const script = bindJsx(page);
    expect(script.match(/\b_jsxs?\(/g)?.length).toBeGreaterThan(3);
    // Each is imported, and handed over to a variable.
    expect(script.match(/\b_\w+Import\b/g)).toHaveLength(6);
    expect(render(script)).toBe(render(page));
    expect(render(script)).toContain('<em>boat</em>');
  });

  it('leaves a script alone that creates no elements', () => {
    expect(bindJsx('export default 1;\n')).toBe('export default 1;\n');
  });

  it('joins modules for readers alone, and renders with each module once', () => {
    expect(suitManyPages(true).optimization).toMatchObject({
      concatenateModules: false,
      splitChunks: {cacheGroups: {shared: {minChunks: 2}}},
    });
    expect(suitManyPages(false).optimization).toBeUndefined();
  });
});
