import fs from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {needsBrand} from '../../../scripts/lib/adopt/identity-files';
import {readState} from '../../../scripts/lib/adopt/state';
import {completeAnswers} from '../../../scripts/lib/adopt/answers';
import {createSmallSite, makeFolder, type SmallSite} from './small-site';
import {hasGit} from '../support/git';

let temporary: string;
let site: SmallSite;

beforeEach(() => {
  temporary = makeFolder();
  site = createSmallSite(temporary);
});

afterEach(() => {
  fs.rmSync(temporary, {recursive: true, force: true});
});

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n';

/** Writes a logo beside the site. */
function writeLogo(name: string, text = LOGO): string {
  const file = path.join(temporary, name);
  fs.writeFileSync(file, text);
  return file;
}

describe.runIf(hasGit)('what an adopter has made', () => {
  const own = [
    'tests/e2e/own/x.spec.ts',
    'tests/e2e/mine.spec.ts',
    'tests/integration/mine.test.ts',
    'src/components/diagrams/Mine/index.tsx',
    '.changeset/mine.md',
    'CHANGELOG.md',
  ];

  it('stays at a further run', async () => {
    await site.adopt();
    for (const file of own) {
      site.write(file, '// Mine.\n');
    }
    site.commit();
    expect((await site.plan()).removals).toEqual([]);
  });

  it('stays in tests/e2e/own at the first run, too', async () => {
    site.write('tests/e2e/own/x.spec.ts', '// Mine.\n');
    site.commit();
    await site.adopt();
    expect(site.has('tests/e2e/own/x.spec.ts')).toBe(true);
    expect(site.has('tests/e2e/chrome.spec.ts')).toBe(false);
  });

  it('stays while a branch of a colleague is merged', async () => {
    await site.adopt();
    site.commit();
    site.git('checkout', '--quiet', '-b', 'colleague');
    site.write('tests/e2e/theirs.spec.ts', '// Theirs.\n');
    site.commit();
    site.git('checkout', '--quiet', 'main');
    site.git('merge', '--quiet', '--no-commit', '--no-ff', 'colleague');
    expect((await site.plan()).removals).toEqual([]);
  });

  it('is told from what an upgrade brings back', async () => {
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

describe.runIf(hasGit)('a removal that Git could not bring back', () => {
  it('is refused outside a repository', async () => {
    fs.rmSync(path.join(site.folder, '.git'), {recursive: true});
    await expect(site.plan()).rejects.toThrow('git init && git add --all');
  });

  it('is refused where Git can not say what has changed', async () => {
    site.write('.git/index', 'Not an index.');
    await expect(site.plan()).rejects.toThrow("'git status' fails");
  });

  it('is refused at a further run, by the name of the file', async () => {
    await site.adopt();
    // The copied SDK is in no commit yet, and another package replaces it.
    fs.writeFileSync(path.join(site.sdk, 'weed.py'), '"""Weed."""\n');
    await expect(site.plan({package: 'weed'})).rejects.toThrow(
      'sdk/kelp.py: would be removed, but is not committed.',
    );
    site.commit();
    expect((await site.plan({package: 'weed'})).removals).toEqual([
      'sdk/kelp.py',
    ]);
  });

  it('is refused for what Git ignores', async () => {
    site.write('.gitignore', `${site.read('.gitignore')}\n*.local.mdx\n`);
    site.commit();
    site.write('docs/mine.local.mdx', '# Mine\n');
    await expect(site.plan()).rejects.toThrow('docs/mine.local.mdx');
  });
});

describe.runIf(hasGit)('--keep-guides', () => {
  it('writes a template again that is equal to a guide it moves', async () => {
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
  it('can be changed at a further run', async () => {
    await site.adopt({logo: writeLogo('one.svg')});
    const other = LOGO.replace('0 0 1 1', '0 0 2 2');
    await site.adopt({logo: writeLogo('two.svg', other)});
    expect(site.read('static/img/logo.svg')).toBe(other);
    expect(site.read('static/img/logo-dark.svg')).toBe(other);
  });

  it('stays when it was given, and is drawn anew when it was not', async () => {
    await site.adopt();
    const drawn = site.read('static/img/logo.svg');
    await site.adopt({name: 'Weed', package: 'kelp'});
    expect(site.read('static/img/logo.svg')).not.toBe(drawn);
    await site.adopt({logo: writeLogo('one.svg')});
    await site.adopt({name: 'Alga'});
    expect(site.read('static/img/logo.svg')).toBe(LOGO);
  });

  it('stays with a note when somebody has edited it', async () => {
    await site.adopt();
    site.write('static/img/logo.svg', '<svg viewBox="0 0 3 3"/>');
    const {notes} = await site.adopt({logo: writeLogo('one.svg')});
    expect(site.read('static/img/logo.svg')).toContain('0 0 3 3');
    expect(notes).toEqual([
      'Keeps static/img/logo.svg, which was edited: update it by hand.',
    ]);
  });

  it('is drawn on a new card when what the card shows changes', async () => {
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

describe.runIf(hasGit)('adopt.json', () => {
  it('has no path of this machine', async () => {
    await site.adopt({logo: writeLogo('one.svg')});
    const text = site.read('adopt.json');
    expect(text).not.toContain(temporary);
    expect(text).not.toContain('one.svg');
    expect(text).toContain('"sdk": "../kelp-sdk"');
    expect((await site.plan()).writes.size).toBe(0);
  });

  it.each([
    'https://ann:s3cret@git.kelp.test/kelp.git',
    'https://s3cret@git.kelp.test/kelp.git',
    'ssh://ann:s3cret@git.kelp.test/kelp.git',
  ])('takes no address with a secret, and never prints it', async (sdk) => {
    const said = await site.plan({sdk}).then(() => '', String);
    expect(said).toContain('a Git credential helper');
    expect(said).not.toContain('s3cret');
  });
});

describe.runIf(hasGit)('wrong answers', () => {
  it('are named by their options, and none twice', async () => {
    const said = await site
      .plan({hub: 'hub', forum: 'forum', company: 'Kelp', companyUrl: 'kelp'})
      .then(() => '', String);
    for (const flag of ['--hub', '--forum', '--company-url']) {
      expect(said.split(`${flag}: `)).toHaveLength(2);
    }
    expect(said).not.toContain('footer');
  });

  it('include a dark logo without a logo', async () => {
    await expect(site.plan({logoDark: writeLogo('dark.svg')})).rejects.toThrow(
      '--logo-dark: has no logo: add --logo.',
    );
  });

  it('include an address that is an option', async () => {
    await expect(
      site.plan({sdk: '--upload-pack=touch /tmp/x;.git'}),
    ).rejects.toThrow('begins with a hyphen');
  });
});

describe.runIf(hasGit)('an SDK that lies in sdk/', () => {
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
  it('are ignored where the adopted configuration writes them', async () => {
    await site.adopt();
    expect(site.read('.gitignore')).toContain(
      '\n/docs/reference/*.mdx\n!/docs/reference/index.mdx',
    );
    expect(site.read('.gitignore')).not.toContain('/docs/SDK/');
  });
});
