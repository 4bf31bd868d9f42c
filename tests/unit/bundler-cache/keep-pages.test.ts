import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {
  CompiledPage,
  PageSource,
} from 'docusaurus-plugin-python-api/bundler/list-processors';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {keepPages} from '../../../plugins/bundler-cache/keep-pages';
import {
  openPageStore,
  type PageStore,
} from '../../../plugins/bundler-cache/page-store';

const pageOf = (content: string): PageSource => ({
  content,
  filePath: '/site/docs/pods.mdx',
  compilerName: 'client',
});

/** A site's page loader that counts what it compiles. */
function createLoader() {
  const compile = vi.fn(({content}: PageSource): Promise<CompiledPage> =>
    content === 'wrong'
      ? Promise.reject(new Error('No such syntax.'))
      : Promise.resolve({
          content: `made of ${content}`,
          data: {contentTitle: 'Pods'},
        }),
  );
  const mdxProcessor = {process: compile as (page: PageSource) => unknown};
  const rules = [
    {test: /\.css$/},
    {use: [{loader: 'mdx', options: {processors: {mdxProcessor}}}]},
  ];
  return {
    compile,
    rules,
    run: (page: PageSource) => mdxProcessor.process(page),
  };
}

describe('the pages of a build', () => {
  let folder: string;

  /** Builds with the pages that earlier builds have kept. */
  async function build(pages: readonly PageSource[]) {
    const store: PageStore = openPageStore(folder);
    const {compile, rules, run} = createLoader();
    keepPages(rules, store);
    // Like the compilers for the browser and the server.
    keepPages(rules, store);
    const results = [];
    for (const page of pages) {
      results.push(await run(page));
    }
    await store.prune();
    return {
      results,
      compiled: compile.mock.calls.map(([{content}]) => content),
    };
  }

  beforeEach(() => {
    folder = path.join(
      fs.mkdtempSync(path.join(os.tmpdir(), 'page-store-')),
      'pages',
    );
  });

  afterEach(() => {
    fs.rmSync(path.dirname(folder), {recursive: true, force: true});
  });

  it('are compiled once, until they change', async () => {
    const first = await build([pageOf('one'), pageOf('two')]);
    expect(first.compiled).toEqual(['one', 'two']);
    const second = await build([pageOf('one'), pageOf('other')]);
    expect(second.compiled).toEqual(['other']);
    expect(second.results[0]).toEqual(first.results[0]);
    expect(first.results[0]).toEqual({
      content: 'made of one',
      data: {contentTitle: 'Pods'},
    });
  });

  it('are kept separately by file and bundle', async () => {
    await build([pageOf('one')]);
    const others = [
      {...pageOf('one'), filePath: '/site/docs/tasks.mdx'},
      {...pageOf('one'), compilerName: 'server'},
    ];
    expect((await build(others)).compiled).toEqual(['one', 'one']);
  });

  it('are dropped once a build no longer contains them', async () => {
    await build([pageOf('one')]);
    await build([pageOf('two')]);
    expect(fs.readdirSync(folder)).toHaveLength(1);
    expect((await build([pageOf('one')])).compiled).toEqual(['one']);
  });

  it('are compiled again if one was kept incompletely', async () => {
    await build([pageOf('one')]);
    const [name = ''] = fs.readdirSync(folder);
    fs.writeFileSync(path.join(folder, name), '{"content":"made');
    expect((await build([pageOf('one')])).compiled).toEqual(['one']);
    expect((await build([pageOf('one')])).compiled).toEqual([]);
  });

  it('fail each time as long as they cannot be compiled', async () => {
    const wrong = () => build([pageOf('wrong')]);
    await expect(wrong()).rejects.toThrow('No such syntax.');
    await expect(wrong()).rejects.toThrow('No such syntax.');
  });
});
