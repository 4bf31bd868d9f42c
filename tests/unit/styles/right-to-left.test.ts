import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {root} from '../../../scripts/lib/paths';

const require = createRequire(import.meta.url);
const fromTheme = createRequire(
  require.resolve('@docusaurus/theme-classic/package.json'),
);
/** What the classic theme mirrors all styles with, in locales read from the right. */
const rtlcss = fromTheme('rtlcss') as {
  process: (styles: string) => string;
};

const files = Globby.sync(['packages/*/src/**/*.css', 'src/**/*.css'], {
  cwd: root,
});

function read(file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8');
}

function listDirections(styles: string): string[] {
  return styles.match(/(?<=[\s;{])direction:[^;}]+/g) ?? [];
}

describe('styles that name a direction', () => {
  const named = files.filter((file) => listDirections(read(file)).length > 0);

  it('exist, or the next tests test nothing', () => {
    expect(named.length).toBeGreaterThan(0);
  });

  it.each(named)('keep it in a mirrored site: %s', (file) => {
    const styles = read(file);
    expect(listDirections(rtlcss.process(styles))).toEqual(
      listDirections(styles),
    );
  });
});
