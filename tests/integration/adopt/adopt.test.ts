import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {product} from '../../../config/product';
import {Refusal} from '../../../scripts/lib/adopt';
import {type Answers, QUESTIONS} from '../../../scripts/lib/adopt/answers';
import {BRAND_IMAGES, DARK_LOGO, LOGO} from '../../../scripts/lib/brand/files';
import {createRepository, type Repository} from './repository';

let site: Repository;
/** The answers for a package with a single module. */
let given: Partial<Answers>;
/** The same answers as command-line options. */
let answers: string[];

beforeAll(() => {
  site = createRepository();
  given = {
    ...{name: 'Kelp', package: 'kelp', sdk: site.sdk, accent: '#7a3e9d'},
    url: 'https://docs.kelp.test',
    source: 'https://git.kelp.test/kelp/docs',
    // No words that a spell checker knows.
    company: 'Söhne & Tangwald',
    companyUrl: 'https://kelp.test',
  };
  answers = [
    '--yes',
    ...QUESTIONS.flatMap(({key, flag}) =>
      given[key] === undefined ? [] : [`--${flag}`, given[key]],
    ),
  ];
});

afterAll(() => {
  site.remove();
});

describe('a repository before adoption', () => {
  it('stays unchanged by a dry run, which prints what would change', () => {
    const before = site.hash();
    const {code, output} = site.adopt(...answers, '--dry-run');
    expect(code, output).toBe(0);
    expect(output).toMatch(/Removes:\n[\s\S]*docs\/ \(\d+ files\)/);
    expect(output).toMatch(/Writes:\n[\s\S]*sdk\/ \(1 file\)/);
    expect(output).toMatch(/Draws:\n {2}static\/ \(\d+ files\)/);
    expect(site.hash()).toEqual(before);
  });

  it('stays unchanged if its icons cannot be drawn', () => {
    const before = site.hash();
    // A program that exists, but is no browser.
    vi.stubEnv('CHROMIUM', process.execPath);
    const {code, output} = site.adopt(...answers);
    expect(code, output).toBe(1);
    expect(output).toContain("The icons can't be drawn: ");
    expect(output).toContain('Nothing was changed.');
    expect(site.hash()).toEqual(before);
  });

  it('stays unchanged if answers are invalid, and reports their options', () => {
    const before = site.hash();
    const {code, output} = site.adopt(
      ...answers,
      ...['--slug', 'Kelp 2', '--url', 'docs.kelp.test/docs', '--hub', 'hub'],
    );
    expect(code, output).toBe(1);
    for (const flag of ['--slug', '--url', '--hub']) {
      expect(output).toContain(`${flag}: `);
    }
    expect(output).toContain('Nothing was changed.');
    expect(site.hash()).toEqual(before);
  });

  const refuse = async (answer: Partial<Answers>): Promise<string> => {
    const refusal: unknown = await site
      .plan(answer)
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    return String(refusal);
  };

  // The test above covers how the command prints a refusal.
  it.each<[string, Partial<Answers>, string]>([
    ['a missing folder', {sdk: '/no/such/folder'}, 'there is no folder'],
    ['another package', {package: 'weed'}, "a Python package 'weed'"],
    ['no colour', {accent: 'purple'}, "'purple' is not a colour"],
    ['no logo', {logo: 'package.json'}, 'is not an SVG file'],
    ['an unreachable repository', {sdk: 'file:///no/such.git'}, 'cloned'],
  ])('stays unchanged for %s', async (_, wrong, sentence) => {
    const before = site.hash();
    expect(await refuse({...given, ...wrong})).toContain(sentence);
    expect(site.hash()).toEqual(before);
  });

  it('stays unchanged if there are uncommitted changes', async () => {
    site.write('docs/mine.mdx', '# Mine\n');
    const refusal = await refuse(given);
    fs.rmSync(path.join(site.folder, 'docs/mine.mdx'));
    expect(refusal).toContain('commit or discard them first');
  });

  it('explains incorrect usage with exit code 2', () => {
    expect(site.adopt('--nmae', 'Kelp').code).toBe(2);
    expect(site.adopt('--help').output).toContain('--keep-guides');
  });
});

describe('an adopted repository', () => {
  beforeAll(() => {
    const {code, output} = site.adopt(...answers);
    expect(code, output).toBe(0);
  });

  it('has no trace of the default identity', () => {
    const host = new URL(product.url).host.split('.').slice(1).join('\\.');
    const trace = new RegExp(
      `(?<![\\w])${product.slug}(?![\\w])|(?:docs|hub|git|forum|www|support@)\\.?${host}`,
      'i',
    );
    const files = Object.keys(site.hash());
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => trace.test(file))).toEqual([]);
    expect(
      files.filter(
        // Packages have their own examples in their docs and tests.
        (file) => !file.startsWith('packages/') && trace.test(site.read(file)),
      ),
    ).toEqual([]);
  });

  it('has template pages, marked as such, and none of ours', () => {
    const pages = Object.keys(site.hash()).filter((file) =>
      /^(?:docs|tutorials|blog|src\/pages)\/.*\.mdx$/.test(file),
    );
    expect(pages).toHaveLength(3);
    for (const page of pages) {
      expect(site.read(page)).toMatch(/is a template/);
    }
  });

  it('has its own icons and social cards, as announced', () => {
    const logos = [LOGO, DARK_LOGO];
    const images = site
      .listChanged()
      .filter((file) => file.startsWith('static/') && !logos.includes(file));
    expect(images.sort()).toEqual([...BRAND_IMAGES].sort());
  });

  it('has its own name, SDK and colours', () => {
    expect(site.read('config/product.ts')).toContain("name: 'Kelp'");
    expect(site.read('sdk/kelp.py')).toContain('def plant');
    expect(site.read('src/css/tokens.css')).toContain('--accent: #7a3e9d;');
    expect(site.read('package.json')).toContain('"name": "kelp-docs"');
    expect(site.has('LICENSE')).toBe(false);
    expect(site.has('LICENSE-portal')).toBe(true);
  });

  it('passes all checks that read its files', () => {
    for (const command of [
      ['npm', 'run', '--silent', 'lint:code'],
      ['npm', 'run', '--silent', 'lint:format'],
      ['npm', 'run', '--silent', 'lint:spelling'],
      ['npm', 'run', '--silent', 'lint:prose'],
      ['npm', 'run', '--silent', 'lint:styles'],
      ['npm', 'run', '--silent', 'lint:layers'],
      ['npm', 'run', '--silent', 'lint:unused'],
      ['npm', 'run', '--silent', 'check:samples'],
    ]) {
      const [program = '', ...args] = command;
      const result = site.run(program, ...args);
      expect(result.code, `${command.join(' ')}: ${result.output}`).toBe(0);
    }
  });

  it('passes the unit tests of the site', () => {
    // Adopting changes nothing that the tests of the packages read.
    const {code, output} = site.run(
      ...(['npm', 'run', '--silent', 'test:unit', '--', 'tests/unit'] as const),
      '--exclude=tests/unit/packages/**',
    );
    expect(code, output).toBe(0);
  });

  it('stays unchanged when it is adopted with the same answers again', () => {
    const before = site.hash();
    const {code, output} = site.adopt('--yes');
    expect(code, output).toBe(0);
    expect(output).toContain('Nothing to change.');
    expect(site.hash()).toEqual(before);
  });

  it('keeps edited files, and applies a new answer everywhere else', () => {
    const file = 'docs/getting-started/introduction.mdx';
    site.write(file, `${site.read(file)}\nMine.\n`);
    site.write('config/home.ts', `${site.read('config/home.ts')}\n// Mine.\n`);
    site.write('tests/e2e/mine.spec.ts', '// Mine.\n');
    // As an upgrade restores it.
    site.run('git', 'checkout', '--quiet', 'HEAD', 'tests/e2e/chrome.spec.ts');
    const {code, output} = site.adopt('--yes', '--name', 'Kelp forest');
    expect(code, output).toBe(0);
    expect(site.read(file)).toContain('Mine.');
    expect(site.read('config/home.ts')).toContain('// Mine.');
    expect(site.read('config/product.ts')).toContain("name: 'Kelp forest'");
    expect(site.read('README.md')).toContain('# Kelp forest documentation');
    expect(site.has('tests/e2e/chrome.spec.ts')).toBe(false);
    expect(site.has('tests/e2e/mine.spec.ts')).toBe(true);
    fs.rmSync(path.join(site.folder, 'tests/e2e/mine.spec.ts'));
  });

  it('builds without further changes', () => {
    const {code, output} = site.run(
      ...(['npm', 'run', '--silent', 'build', '--', '--strict'] as const),
    );
    expect(code, output).toBe(0);
    const page = load(site.read('build/index.html'));
    // Hashes may contain any short word.
    page('meta[http-equiv], script, style').remove();
    const home = page.html();
    expect(home).toContain('Kelp forest');
    for (const label of ['Hub', 'Login', 'Log in', 'Support', 'Apache']) {
      expect(home).not.toContain(label);
    }
    expect(site.read('build/api/kelp.html')).toContain('plant');
  });
});

describe('an adoption that keeps the guides', () => {
  let other: Repository;

  beforeAll(() => {
    other = createRepository();
    return () => {
      other.remove();
    };
  });

  it('has them in examples/, which no tool reads', () => {
    const guides = Object.keys(other.hash()).filter((file) =>
      file.startsWith('docs/'),
    );
    const sdk = ['--sdk', path.join(other.sdk, 'src')];
    const {code, output} = other.adopt(...answers, ...sdk, '--keep-guides');
    expect(code, output).toBe(0);
    expect(guides.length).toBeGreaterThan(20);
    for (const file of guides) {
      expect(other.has(`examples/${file}`), file).toBe(true);
    }
    expect(other.has('examples/tutorials/introduction.mdx')).toBe(true);
    expect(other.has('examples/config/home.ts')).toBe(true);
    other.write('examples/mine.ts', 'const  mine : string = 1\n');
    const check = (...command: string[]) => other.run('npx', ...command);
    const {files} = JSON.parse(check('tsc', '--showConfig').output) as {
      files: string[];
    };
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => file.startsWith('./examples/'))).toEqual([]);
    expect(check('oxlint', 'examples').output).toContain('No files found');
    expect(check('oxfmt', '--check', 'examples').output).toContain(
      'excluded by ignore rules',
    );
  });
});
