import {expect, it} from 'vitest';
import {createReportUrl} from '../src/client/report-url';
import {cutQuery, cutText} from '../src/interface/cut-text';

it('a query that is short enough stays as it is', () => {
  expect(cutText('pods 🚢', 7)).toBe('pods 🚢');
  expect(cutQuery('x'.repeat(512))).toHaveLength(512);
});

it('[9.6] a query from any source has at most 512 characters', () => {
  expect(cutQuery('x'.repeat(513))).toHaveLength(512);
});

it('a long query is cut before a character that it would split', () => {
  expect(cutText('pods', 3)).toBe('pod');
  expect(cutText('pod🚢s', 4)).toBe('pod');
  expect(cutText('pod🚢s', 5)).toBe('pod🚢');
  expect(cutQuery('x'.repeat(511) + '🚢')).toHaveLength(511);
});

it('a query without results can be reported wherever it was cut', () => {
  const query = cutText('q'.repeat(63) + '🚢', 64);
  expect(createReportUrl('/issues/new?title={query}', query)).toBe(
    `/issues/new?title=${'q'.repeat(63)}`,
  );
});
