import {defineConfig} from '@playwright/test';
import {findBrowser} from './scripts/lib/find-browser';

const PORT = Number(process.env.E2E_PORT ?? 4173);

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // One more than the cores of a small machine: tests often wait for the
  // browser.
  workers: 3,
  // Generous timeouts, so that tests don't fail on a busy machine.
  timeout: 180_000,
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
    // `npm test` prints the path of each failed test's trace. Screenshots would
    // take a quarter of the time: add `--trace on` for a full trace.
    trace: {mode: 'retain-on-failure', screenshots: false, snapshots: false},
  },
  webServer: {
    command: `npm run serve -- --port ${PORT}`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: process.env.CI === undefined,
  },
});
