import {describe, expect, it} from 'vitest';
import {parseReport} from '../../src/pyright/parse-report';

function report(...diagnostics: readonly unknown[]): string {
  return JSON.stringify({
    version: '1.1.0',
    generalDiagnostics: diagnostics,
    summary: {filesAnalyzed: 3, errorCount: 0},
  });
}

describe('a report of the type checker', () => {
  it('contains diagnostics with lines from 1', () => {
    const text = report({
      file: '/reef/survey.pyi',
      severity: 'error',
      message: 'Expected a type',
      range: {start: {line: 4, character: 2}, end: {line: 4, character: 9}},
      rule: 'reportGeneralTypeIssues',
    });
    expect(parseReport(text)).toEqual({
      diagnostics: [
        {
          file: '/reef/survey.pyi',
          line: 5,
          column: 2,
          severity: 'error',
          message: 'Expected a type',
          rule: 'reportGeneralTypeIssues',
        },
      ],
      filesAnalyzed: 3,
    });
  });

  it('may contain diagnostics without a rule or a range', () => {
    const text = report({file: '/a.pyi', severity: 'warning', message: 'Odd'});
    expect(parseReport(text).diagnostics).toEqual([
      {
        file: '/a.pyi',
        line: 1,
        column: 0,
        severity: 'warning',
        message: 'Odd',
        rule: null,
      },
    ]);
  });

  it.each([
    ['text that is not JSON', 'No configuration file found.'],
    ['JSON that is not a report', '{"version": "1.1.0"}'],
    ['nothing', ''],
  ])('rejects %s', (_, text) => {
    expect(() => parseReport(text)).toThrow('Pyright printed no report');
  });

  it('is rejected with a diagnostic of an unknown format', () => {
    expect(() =>
      parseReport(report({file: '/a.pyi', severity: 'fatal'})),
    ).toThrow('unknown form');
  });
});
