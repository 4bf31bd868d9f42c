import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {listStylesheets} from '../src/pages/rewrite-page';
import {createCollector} from '../src/styles/collect-names';

describe('what is read from pages', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;

  function measureHeap(): number {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  }

  const size = 1_000_000;
  const count = 20;
  const makePage = (page: number) =>
    Buffer.from(
      '<link rel=stylesheet href=/assets/css/styles.css>' +
        `<body class="a-long-class-${page} another-long-class-${page}" ` +
        `id="a-heading-of-page-${page}" style="--a-long-variable-${page}:0">` +
        'x'.repeat(size),
    ).toString();

  function expectToLeavePages<Read>(read: (page: string) => Read): Read[] {
    const before = measureHeap();
    const all = Array.from({length: count}, (_, page) => read(makePage(page)));
    expect(measureHeap() - before).toBeLessThan((count * size) / 4);
    return all;
  }

  it('does not keep pages in memory: names', () => {
    const [first] = expectToLeavePages(createCollector());
    expect(first?.names.classes).toContain('a-long-class-0');
  });

  it('does not keep pages in memory: stylesheets', () => {
    const [first] = expectToLeavePages((page) => listStylesheets(page, '/'));
    expect(first).toEqual(['/assets/css/styles.css']);
  });
});
