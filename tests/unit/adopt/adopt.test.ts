import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {needsBrand} from '../../../scripts/lib/adopt/identity-files';
import {describeNextStep} from '../../../scripts/lib/adopt/plan';
import {readState} from '../../../scripts/lib/adopt/state';
import {completeAnswers} from '../../../scripts/lib/adopt/answers';
import {createSmallSite, type SmallSite} from './small-site';
import {hasGit} from '../support/git';

let site: SmallSite;

beforeEach(() => {
  site = createSmallSite();
  return site.remove;
});

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n';

/** Writes a logo next to the site. */
function writeLogo(name: string, text = LOGO): string {
  const file = path.join(site.temporary, name);
  fs.writeFileSync(file, text);
  return file;
}

describe.runIf(hasGit)('files that an adopter has created', () => {
  const own = [
    'tests/e2e/own/x.spec.ts',
    'tests/e2e/mine.spec.ts',
    'tests/integration/mine.test.ts',
    'src/components/diagrams/Mine/index.tsx',
    '.changeset/mine.md',
    'CHANGELOG.md',
  ];

  it('stay when the command runs again', async () => {
    await site.adopt();
    for (const file of own) {
      site.write(file, '// Mine.\n');
    }
    site.commit();
    expect((await site.plan()).removals).toEqual([]);
  });

  it('stay in tests/e2e/own on the first run', async () => {
    site.write('tests/e2e/own/x.spec.ts', '// Mine.\n');
    site.commit();
    await site.adopt();
    expect(site.has('tests/e2e/own/x.spec.ts')).toBe(true);
    expect(site.has('tests/e2e/chrome.spec.ts')).toBe(false);
  });

  it('stay during the merge of a feature branch', async () => {
    await site.adopt();
    site.commit();
    site.git('checkout', '--quiet', '-b', 'colleague');
    site.write('tests/e2e/theirs.spec.ts', '// Theirs.\n');
    site.commit();
    site.git('checkout', '--quiet', 'main');
    site.git('merge', '--quiet', '--no-commit', '--no-ff', 'colleague');
    expect((await site.plan()).removals).toEqual([]);
  });

  it('are distinguished from files that an upgrade restores', async () => {
    const {length} = await site.adopt().then(({removals}) => removals);
    expect(length).toBeGreaterThan(0);
    site.write('tests/e2e/own/x.spec.ts', '// Mine.\n');
    site.commit();
    site.git('checkout', '--quiet', '-b', 'portal', 'HEAD~1');
    site.write('tests/e2e/chrome.spec.ts', '// A new version.\n');
    site.write('tests/e2e/new.spec.ts', '// New.\n');
    site.commit();
    site.git('checkout', '--quiet', 'main');
    expect(() =>
      site.git('merge', '--quiet', '--no-commit', '--no-ff', 'portal'),
    ).toThrow();
    const {removals} = await site.plan();
    expect([...removals].sort()).toEqual([
      'tests/e2e/chrome.spec.ts',
      'tests/e2e/new.spec.ts',
    ]);
  });
});

describe.runIf(hasGit)('--keep-guides', () => {
  it('rewrites a template that is identical to a guide it moves', async () => {
    const file = 'docs/getting-started/introduction.mdx';
    const {writes} = await site.plan();
    site.write(file, writes.get(file)?.bytes.toString() ?? '');
    site.commit();
    await site.adopt({}, true);
    expect(site.has(`examples/${file}`)).toBe(true);
    expect(site.has(file)).toBe(true);
  });
});

describe.runIf(hasGit)('the logo', () => {
  it('can be changed by a later run', async () => {
    await site.adopt({logo: writeLogo('one.svg')});
    const other = LOGO.replace('0 0 1 1', '0 0 2 2');
    await site.adopt({logo: writeLogo('two.svg', other)});
    expect(site.read('static/img/logo.svg')).toBe(other);
    expect(site.read('static/img/logo-dark.svg')).toBe(other);
  });

  it('is kept if it was given, and redrawn if it was not', async () => {
    await site.adopt();
    const drawn = site.read('static/img/logo.svg');
    await site.adopt({name: 'Weed', package: 'kelp'});
    expect(site.read('static/img/logo.svg')).not.toBe(drawn);
    await site.adopt({logo: writeLogo('one.svg')});
    await site.adopt({name: 'Alga'});
    expect(site.read('static/img/logo.svg')).toBe(LOGO);
  });

  it('is kept with a note if it was edited', async () => {
    await site.adopt();
    site.write('static/img/logo.svg', '<svg viewBox="0 0 3 3"/>');
    const {notes} = await site.adopt({logo: writeLogo('one.svg')});
    expect(site.read('static/img/logo.svg')).toContain('0 0 3 3');
    expect(notes).toEqual([
      'Keeps static/img/logo.svg, which was edited: update it by hand (changed: --logo).',
    ]);
  });

  it('is kept with a note that names the answers to apply', async () => {
    await site.adopt();
    site.write('README.md', 'Mine.\n');
    const changed = {name: 'Weed', package: 'kelp', tagline: 'Weeds.'};
    const {notes} = await site.adopt(changed);
    expect(notes).toEqual([
      'Keeps README.md, which was edited: update it by hand (changed: --name, --tagline).',
    ]);
    site.write('templates/README.md.txt', '# Another template\n');
    expect((await site.adopt(changed)).notes).toEqual([
      'Keeps README.md, which was edited: update it by hand.',
    ]);
  });

  it('is drawn on a new social card when the text of the card changes', async () => {
    await site.adopt({logo: writeLogo('one.svg')});
    const earlier = await readState(site.folder);
    const draws = (given: object) =>
      needsBrand(
        new Map(),
        completeAnswers(given, earlier?.answers ?? {}),
        earlier,
      );
    expect(draws({})).toBe(false);
    expect(draws({url: 'https://other.test'})).toBe(false);
    expect(draws({name: 'Weed'})).toBe(true);
    expect(draws({tagline: 'Other.'})).toBe(true);
    expect(draws({accent: '#112233'})).toBe(true);
    expect(needsBrand(new Map(), completeAnswers({}), undefined)).toBe(true);
  });
});

describe.runIf(hasGit)('the last message', () => {
  it('calls the site finished only if no edited file was kept', async () => {
    const done = await site.adopt();
    expect(describeNextStep('Kelp', done)).toMatch(/^This is now the site/);
    site.write('config/product.ts', '// Edited');
    const kept = await site.adopt({name: 'Weed', package: 'kelp'});
    expect(describeNextStep('Weed', kept)).toMatch(
      /^Make sure that the kept files listed above suit Weed/,
    );
  });
});

describe.runIf(hasGit)('adopt.json', () => {
  it('contains no path of this machine', async () => {
    await site.adopt({logo: writeLogo('one.svg')});
    const text = site.read('adopt.json');
    expect(text).not.toContain(site.temporary);
    expect(text).not.toContain('one.svg');
    expect(text).toContain('"sdk": "../kelp-sdk"');
    expect((await site.plan()).writes.size).toBe(0);
  });

  it.each([
    'https://ann:s3cret@git.kelp.test/kelp.git',
    'https://s3cret@git.kelp.test/kelp.git',
    'ssh://ann:s3cret@git.kelp.test/kelp.git',
  ])('rejects a URL with a secret, and never prints it', async (sdk) => {
    const said = await site.plan({sdk}).then(() => '', String);
    expect(said).toContain('a Git credential helper');
    expect(said).not.toContain('s3cret');
  });
});

describe.runIf(hasGit)('invalid answers', () => {
  it('are reported by option, each only once', async () => {
    const said = await site
      .plan({hub: 'hub', forum: 'forum', company: 'Kelp', companyUrl: 'kelp'})
      .then(() => '', String);
    for (const flag of ['--hub', '--forum', '--company-url']) {
      expect(said.split(`${flag}: `)).toHaveLength(2);
    }
    expect(said).not.toContain('footer');
  });

  it('include a folder in place of a file, and the reverse', async () => {
    await expect(site.plan({logo: site.temporary})).rejects.toThrow(
      `--logo: there is no file '${site.temporary}'.`,
    );
    const file = writeLogo('sdk.svg');
    await expect(site.plan({sdk: file})).rejects.toThrow(
      `--sdk: '${file}' is a file: name the folder that contains the package.`,
    );
  });

  it('include the website of a company without a name', async () => {
    await expect(site.plan({companyUrl: 'https://x.test'})).rejects.toThrow(
      '--company-url: needs the name of the company: add --company.',
    );
  });

  it('include a dark logo without a light one', async () => {
    await expect(site.plan({logoDark: writeLogo('dark.svg')})).rejects.toThrow(
      '--logo-dark: needs a logo for light mode: add --logo.',
    );
  });

  it('include a URL that looks like an option', async () => {
    await expect(
      site.plan({sdk: '--upload-pack=touch /tmp/x;.git'}),
    ).rejects.toThrow('begins with a hyphen');
  });
});

describe.runIf(hasGit)('an SDK in sdk/', () => {
  it('keeps its README and its typings', async () => {
    for (const file of ['kelp/__init__.py', 'README.md', 'typings/x.pyi']) {
      site.write(`sdk/${file}`, '');
    }
    site.commit();
    expect(
      (await site.plan({sdk: 'sdk', package: 'kelp'})).removals.filter((file) =>
        file.startsWith('sdk/'),
      ),
    ).toEqual([]);
  });
});

describe.runIf(hasGit)('the generated pages', () => {
  it('are ignored by Git where the adopted configuration writes them', async () => {
    await site.adopt();
    expect(site.read('.gitignore')).toContain(
      '\n/docs/reference/*.mdx\n!/docs/reference/index.mdx',
    );
    expect(site.read('.gitignore')).not.toContain('/docs/SDK/');
  });
});

it.runIf(hasGit)('keeps dollar signs in the name of the product', async () => {
  await site.adopt({name: "Kelp $& $' $$", slug: 'kelp', package: 'kelp'});
  expect(site.read('README.md')).toContain("# Kelp $& $' $$");
});
