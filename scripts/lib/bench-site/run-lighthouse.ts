import {execFileSync} from 'node:child_process';
import path from 'node:path';

/** Medians of several runs; times in milliseconds. */
export interface LighthouseFigures {
  performance: number;
  blockingTime: number;
  largestPaint: number;
  firstPaint: number;
  layoutShift: number;
}

interface Report {
  categories: {performance: {score: number}};
  audits: Record<string, {numericValue?: number} | undefined>;
}

const RUNS = 3;

export function takeMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Runs Lighthouse on a page, emulating a phone on slow 4G.
 *
 * @param tools - the folder with Lighthouse.
 */
export function runLighthouse(
  tools: string,
  chromium: string,
  url: string,
): LighthouseFigures {
  const reports = Array.from({length: RUNS}, () => {
    const report = execFileSync(
      process.execPath,
      [
        path.join(tools, 'node_modules/lighthouse/cli/index.js'),
        url,
        ...['--output', 'json', '--quiet', '--only-categories', 'performance'],
        '--chrome-flags=--headless=new --no-sandbox',
      ],
      {
        encoding: 'utf8',
        env: {...process.env, CHROME_PATH: chromium},
        maxBuffer: 64 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    return JSON.parse(report) as Report;
  });
  const read = (audit: string) =>
    takeMedian(
      reports.map(({audits}) => audits[audit]?.numericValue ?? Number.NaN),
    );
  return {
    performance: takeMedian(
      reports.map(({categories}) => categories.performance.score * 100),
    ),
    blockingTime: read('total-blocking-time'),
    largestPaint: read('largest-contentful-paint'),
    firstPaint: read('first-contentful-paint'),
    layoutShift: read('cumulative-layout-shift'),
  };
}
