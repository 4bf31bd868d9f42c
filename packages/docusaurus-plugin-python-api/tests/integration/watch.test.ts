import {appendFile} from 'node:fs/promises';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import type {GenerateReport} from '../../src/reference/generate';
import {type ApiWatch, watchApi} from '../../src/reference/watch';
import {createSite} from './harbour';

describe('the SDK while its pages are open', () => {
  let running: ApiWatch | undefined;

  afterEach(async () => {
    await running?.close();
  });

  it('gets only the changed page written again', async () => {
    const site = await createSite('harbour', 'harbour');
    const reports: GenerateReport[] = [];
    let wake = () => {};
    const next = () =>
      new Promise<void>((resolve) => {
        wake = resolve;
      });
    const first = next();
    running = watchApi({
      ...site.options,
      onReport: (report) => {
        reports.push(report);
        wake();
      },
      onError: (error) => {
        throw error;
      },
    });
    await first;
    expect(reports[0]?.files?.written).toContain('harbour.index.mdx');
    const second = next();
    await appendFile(
      path.join(site.siteDir, 'sdk', 'harbour', 'index.py'),
      '\n\ndef close() -> None: ...\n',
    );
    await second;
    expect(reports[1]?.files?.written.sort()).toEqual([
      'harbour.index.mdx',
      'symbol-index.mdx',
    ]);
  });
});
