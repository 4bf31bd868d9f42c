/** Content of the default product: an adopter has none of it. */
export const CONTENT: readonly string[] = ['docs', 'tutorials', 'blog'];

/**
 * What lives with that content, and goes with it. An upgrade may bring it back,
 * and the next run removes what is as the portal brought it. Each is a file or a
 * folder.
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
];

/**
 * Folders of which only some parts stay, by what stays. `own` is a promise of
 * contributing/upgrading.md: what adopters write there is theirs.
 */
export const PARTLY: Readonly<Record<string, readonly string[]>> = {
  '.changeset': ['config.json'],
  'src/components/diagrams': ['Figure', 'Frame', 'Lanes', 'Plot', 'sides.ts'],
  'tests/e2e': ['own', 'site.spec.ts', 'support/test.ts', 'support/sitemap.ts'],
};

/** Where `--keep-guides` keeps what is removed otherwise. */
export const EXAMPLES = 'examples';

/** Commands of `package.json` that need what is removed. */
export const COMMANDS: readonly string[] = [
  'bench:search',
  'make:figures',
  'screenshots',
];

/** Dependencies that nothing but removed tests uses. */
export const DEPENDENCIES: readonly string[] = [
  'algoliasearch',
  'selfsigned',
  'ws',
];

/** The file that remembers the answers. */
export const STATE = 'adopt.json';
