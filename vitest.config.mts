import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {'@site': fileURLToPath(new URL('.', import.meta.url)).slice(0, -1)},
  },
  test: {
    include: ['tests/{unit,integration}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
