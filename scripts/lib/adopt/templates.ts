import fs from 'node:fs/promises';
import path from 'node:path';
import type {Answers} from './answers';
import {type Content, listFiles} from './plan';

/** The templates that every run writes, by their target. */
const TOOLS: Readonly<Record<string, string>> = {
  '.ci/run': 'ci/run',
  'tests/e2e/site.spec.ts': 'tests/e2e/site.spec.ts.txt',
  'tests/e2e/support/sitemap.ts': 'tests/e2e/support/sitemap.ts.txt',
};

/** The templates that belong to the adopter once written. */
const OWN: Readonly<Record<string, string>> = {
  '.cspell/content.txt': 'cspell-content.txt',
  'config/names.yml': 'config/names.yml',
  'config/reference-pages.ts': 'config/reference-pages.ts.txt',
  'config/sdk-files.ts': 'config/sdk-files.ts.txt',
  'tests/contract/addresses.txt': 'tests/contract/addresses.txt',
};

const README = 'README.md.txt';
const PAGES = ['docs', 'tutorials', 'blog'];

/** Fills in the answers, in which a dollar sign has no special meaning. */
function fill(text: string, answers: Answers): string {
  return text
    .replaceAll('PRODUCT_NAME', () => answers.name)
    .replaceAll('PACKAGE_NAME', () => answers.package)
    .replaceAll('PACKAGE_PATH', () => answers.package.replaceAll('.', '/'));
}

/** Reads the initial files of an adopter's repository. */
export class Templates {
  constructor(
    private readonly root: string,
    private readonly answers: Answers,
  ) {}

  private async read(file: string): Promise<string> {
    const text = await fs.readFile(
      path.join(this.root, 'templates', file),
      'utf8',
    );
    return fill(text, this.answers);
  }

  private async readAll(
    files: Readonly<Record<string, string>>,
  ): Promise<[string, Content][]> {
    return Promise.all(
      Object.entries(files).map(async ([target, template]) => [
        target,
        {
          bytes: Buffer.from(await this.read(template)),
          isExecutable: target === '.ci/run',
        },
      ]),
    );
  }

  /** The files that every run writes. */
  tools(): Promise<[string, Content][]> {
    return this.readAll(TOOLS);
  }

  /** The files that the first run writes: template pages and settings. */
  async start(today: string): Promise<[string, Content][]> {
    const pages = await Promise.all(
      PAGES.map((folder) =>
        listFiles(path.join(this.root, 'templates'), folder),
      ),
    );
    const own = Object.fromEntries(
      pages
        .flat()
        .map((file) => [
          file === 'blog/welcome.mdx' ? `blog/${today}-welcome.mdx` : file,
          file,
        ]),
    );
    return this.readAll({...OWN, ...own});
  }

  readme(): Promise<string> {
    return this.read(README);
  }
}
