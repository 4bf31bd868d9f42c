import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import type {HomePage} from '../../../config/identity/home-types';
import {validateHome} from '../../../config/identity/validate-home';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'home-'));
afterAll(() => {
  fs.rmSync(root, {recursive: true});
});

const good: HomePage = {
  description: 'About ships.',
  lead: 'Ships come and go.',
  actions: [{label: 'Begin', to: '/guides/begin'}],
};

function messageOf(candidate: object): string {
  try {
    validateHome(candidate as HomePage, root);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

describe('validateHome', () => {
  it('accepts a page with only the required parts', () => {
    expect(validateHome(good, root)).toBe(good);
  });

  it('reports all missing, unknown and empty fields at once', () => {
    fs.mkdirSync(path.join(root, 'config'), {recursive: true});
    fs.writeFileSync(
      path.join(root, 'config/home.ts'),
      "export const home = {\n  leed: 'A',\n};\n",
    );
    const message = messageOf({
      ...good,
      lead: undefined,
      leed: 'A',
      roles: {title: 'Roles', entries: []},
    });
    expect(message).toContain('lead: is missing: add it');
    expect(message).toContain('config/home.ts:2 — leed: is not a known field');
    expect(message).toContain('roles.entries: is empty: add an entry');
  });

  it('reports figures with an unknown count', () => {
    const figures = [
      {value: '{modules}', label: 'modules'},
      {value: '60 kB', label: 'at most', to: '/guides/size'},
      {value: '{kinds of BaseModel}', label: 'models'},
      {value: '{moduls}', label: 'modules'},
    ];
    expect(messageOf({...good, figures})).toContain(
      "figures.3.value: '{moduls}' is not a known count: write a number, " +
        'or one of {modules}, {symbols}, {samples}, {guides}, {notebooks}, ' +
        "{kinds of <a base class's name>}.",
    );
    expect(messageOf({...good, figures: figures.slice(0, 3)})).toBe('');
  });

  it('reports missing files', () => {
    const message = messageOf({
      ...good,
      picture: 'src/Boat.tsx',
      sample: {title: 'A', text: 'B', file: 'sample.mdx'},
    });
    expect(message).toContain("there is no file 'src/Boat.tsx'");
    expect(message).toContain(
      "there is no file 'sample.mdx': add it, or remove sample",
    );
  });

  it('rejects a link that is not a path of the site', () => {
    const actions = [{label: 'Begin', to: 'guides/begin'}];
    expect(messageOf({...good, actions})).toContain('begin it with a slash');
  });
});
