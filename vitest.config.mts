// cspell:ignore unstub
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

/** Files that replace modules, and so load their own. */
const MOCKS = ['{tests/unit,packages/*/tests}/**/*.mock.test.{ts,tsx}'];

/** Tests of packages on small trees. */
const PACKAGES = ['packages/*/tests/integration/**/*.test.{ts,tsx}'];
/** Those that load Docusaurus, which reads some variables once in a process. */
const DOCUSAURUS = ['packages/*/tests/integration/plugin.test.ts'];

export default defineConfig({
  resolve: {
    alias: {'@site': fileURLToPath(new URL('.', import.meta.url)).slice(0, -1)},
  },
  // The site's own compiler leaves JSX to the bundler; tests have none.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'tests/unit/**/*.test.{ts,tsx}',
            'packages/*/tests/**/*.test.{ts,tsx}',
          ],
          exclude: [...MOCKS, 'packages/*/tests/integration/**'],
          // To load the same modules for each file took half of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {name: 'mocks', include: MOCKS},
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.{ts,tsx}', ...DOCUSAURUS],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration-packages',
          include: PACKAGES,
          exclude: DOCUSAURUS,
          // TypeDoc and TypeScript took a quarter of the time to load.
          isolate: false,
        },
      },
    ],
    environment: 'node',
    // Files share their workers.
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // By default one core is left alone, which is half of a small machine.
    maxWorkers: '100%',
    // These end what hangs. A busy machine is slow, not wrong.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
  },
});
