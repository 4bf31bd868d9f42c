import {defineConfig} from '@playwright/test';
import {findBrowser} from './scripts/lib/find-browser';

const PORT = Number(process.env.E2E_PORT ?? 4173);

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // One more than a small machine has cores: a test waits for the browser often.
  workers: 3,
  timeout: 180_000,
  // A busy machine is slow, not wrong.
  expect: {timeout: 20_000},
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME
    ? [['dot'], ['json']]
    : [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
    reducedMotion: 'reduce',
    // `npm test` names the trace of each failed test.
    // Pictures of each step would
    // cost a quarter of the time: add `--trace on` to see one.
    trace: {mode: 'retain-on-failure', screenshots: false, snapshots: false},
  },
  webServer: {
    command: `npm run serve -- --port ${PORT}`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: process.env.CI === undefined,
  },
});
