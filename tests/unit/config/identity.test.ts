import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {product} from '../../../config/product';
import {isClone} from '../support/is-clone';

const root = path.join(__dirname, '..', '..', '..');
const ALLOWED = /^(?:config\/|README\.md$|CHANGELOG\.md$)/;

it.runIf(isClone)(
  'only the configuration, the SDK, README and changelog contain the default identity',
  () => {
    const sdk = `${product.sdk.path}/`;
    const files = execFileSync('git', ['ls-files'], {
      cwd: root,
      encoding: 'utf8',
    })
      .split('\n')
      .filter((file) => file !== '' && !ALLOWED.test(file))
      .filter((file) => !file.startsWith(sdk))
      .filter((file) => fs.existsSync(path.join(root, file)));
    const name = new RegExp(`(?<![\\w])${product.slug}(?![\\w])`, 'i');
    const traces = files.filter((file) =>
      name.test(fs.readFileSync(path.join(root, file), 'utf8')),
    );
    expect(files.length).toBeGreaterThan(50);
    expect(traces).toEqual([]);
  },
);
