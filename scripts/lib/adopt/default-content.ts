/** The content of the default product, which is removed on adoption. */
export const CONTENT: readonly string[] = ['docs', 'tutorials', 'blog'];

/**
 * Files and folders that belong to that content and are removed with it. If an
 * upgrade brings them back, the next run removes those that are unchanged.
 */
export const COMPANIONS: readonly string[] = [
  '.github/home.png',
  'CHANGELOG.md',
  'contributing/decisions.md',
  'contributing/matrix.md',
  'scripts/bench-search.ts',
  'scripts/make-figures.ts',
  'src/components/home/Voyage',
  'tests/fixtures/search-queries',
  'tests/fixtures/site',
  'tests/integration',
  'tests/screenshots',
  'tests/unit/adopt',
  'tests/unit/config/identity.test.ts',
  'tests/unit/figures',
  'tests/unit/spec',
  'tests/unit/support/is-clone.ts',
  'tests/unit/tutorials',
];

/**
 * Folders of which only the listed parts are kept. contributing/upgrading.md
 * promises that files in `own` belong to the adopter.
 */
export const PARTLY: Readonly<Record<string, readonly string[]>> = {
  '.changeset': ['config.json'],
  'src/components/diagrams': ['Figure', 'Frame', 'Lanes', 'Plot', 'sides.ts'],
  'tests/e2e': [
    'own',
    'site.spec.ts',
    'support/next-frame.ts',
    'support/sitemap.ts',
    'support/test.ts',
  ],
};

/**
 * Settings of tools that the portal no longer uses. Earlier versions added the
 * SDK's path to them, so that Git reports a conflict instead of removing them.
 */
export const FORMER: readonly string[] = ['.prettierignore'];

/** Where `--keep-guides` moves files that would be removed otherwise. */
export const EXAMPLES_FOLDER = 'examples';

/** Scripts in `package.json` that need removed files. */
export const COMMANDS: readonly string[] = [
  'bench:search',
  'make:figures',
  'screenshots',
];

/** Dependencies that only removed tests use. */
export const DEPENDENCIES: readonly string[] = [
  'algoliasearch',
  'cheerio',
  'selfsigned',
  'ws',
];

/** The file that stores the answers. */
export const STATE = 'adopt.json';
