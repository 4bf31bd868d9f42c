import {describe, expect, it} from 'vitest';
import {countPlaywright, countVitest} from '../../../scripts/lib/counts';

describe('countVitest', () => {
  it('counts a file that fails before its first test as a failure', () => {
    expect(
      countVitest({
        numPassedTests: 3,
        numFailedTests: 0,
        numFailedTestSuites: 2,
      }),
    ).toEqual({passed: 3, failed: 1});
  });
});

describe('countPlaywright', () => {
  it('counts flaky tests and errors outside tests as failures', () => {
    expect(
      countPlaywright({
        stats: {expected: 5, unexpected: 1, flaky: 1},
        errors: ['no server'],
      }),
    ).toEqual({passed: 5, failed: 3});
  });
});
