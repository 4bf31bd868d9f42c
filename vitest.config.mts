import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

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
          exclude: ['packages/*/tests/integration/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: [
            'tests/integration/**/*.test.{ts,tsx}',
            'packages/*/tests/integration/**/*.test.{ts,tsx}',
          ],
        },
      },
    ],
    environment: 'node',
    // By default one core is left alone, which is half of a small machine.
    maxWorkers: '100%',
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
