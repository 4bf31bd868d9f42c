import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {own} from '../../../scripts/lib/bench-site/generators';
import {
  makeMorePages,
  readPages,
  type Page,
} from '../../../scripts/lib/bench-site/pages';

describe('the pages that each generator builds', () => {
  let build: string;

  beforeAll(() => {
    build = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-pages-'));
    const write = (file: string, text: string) => {
      fs.mkdirSync(path.dirname(path.join(build, file)), {recursive: true});
      fs.writeFileSync(path.join(build, file), text);
    };
    write('guides/SDK/models.md', '# Models\n\nSee [pods][1] and more.\n');
    write(
      'guides/pods.md',
      '# Pods\n\nSee [models](https://docs.test/base/guides/SDK/models).\n\n# Not a title\n',
    );
    write('guides/pods.html', '<h1>Pods</h1>');
    write('tutorials/introduction.md', '# Introduction\n\nBegin.\n');
  });

  afterAll(() => {
    fs.rmSync(build, {recursive: true});
  });

  it('are the Markdown copies of guides and tutorials, with links within the site', () => {
    expect(readPages(build, 'https://docs.test/base/')).toEqual([
      {
        path: 'guides/SDK/models',
        title: 'Models',
        text: 'See [pods][1] and more.',
      },
      {
        path: 'guides/pods',
        title: 'Pods',
        text: 'See [models](/guides/SDK/models).\n\n# Not a title',
      },
      {path: 'tutorials/introduction', title: 'Introduction', text: 'Begin.'},
    ]);
  });

  it('are as many as requested, each with its own path and title', () => {
    const pages = readPages(build, 'https://docs.test/base/');
    const more = makeMorePages(pages, 100);
    expect(more).toHaveLength(97);
    const distinct = (read: (page: Page) => string) =>
      new Set([...pages, ...more].map(read)).size;
    expect(distinct(({path: place}) => place)).toBe(100);
    expect(distinct(({title}) => title)).toBe(100);
    expect(more.every(({path: place}) => place.startsWith('guides/'))).toBe(
      true,
    );
    expect(makeMorePages(pages, 2)).toEqual([]);
  });

  it('link to files in the syntax of this project’s pages', () => {
    const text = 'See [the schema](/schemas/pod.json) of [pods](/guides/pods).';
    const files = own.files([{path: 'guides/more', title: 'More', text}]);
    expect(files['docs/more.md']).toContain(
      'See [the schema](pathname:///schemas/pod.json) of [pods](/guides/pods).',
    );
  });
});
