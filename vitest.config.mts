// cspell:ignore unstub
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

/** Files that mock modules, and therefore can't share them with others. */
const MOCKS = ['{tests/unit,packages/*/tests}/**/*.mock.test.{ts,tsx}'];

/** Integration tests of packages. */
const PACKAGES = ['packages/*/tests/integration/**/*.test.{ts,tsx}'];
/** Tests that load Docusaurus, which reads some variables once per process. */
const DOCUSAURUS = ['packages/*/tests/integration/plugin.test.ts'];

export default defineConfig({
  resolve: {
    alias: {'@site': fileURLToPath(new URL('.', import.meta.url)).slice(0, -1)},
  },
  // tsconfig.json leaves JSX to the bundler, which tests don't use.
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
          // Loading the same modules for each file took half of the time.
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
          // Loading TypeDoc and TypeScript took a quarter of the time.
          isolate: false,
        },
      },
    ],
    environment: 'node',
    globalSetup: 'tests/temp-folder.ts',
    // Files without isolation share a worker.
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // By default one core is left idle, which is half of a small machine.
    maxWorkers: '100%',
    // Only for tests that hang: a slow machine must not make tests fail.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    expect: {poll: {timeout: 60_000}},
  },
});
