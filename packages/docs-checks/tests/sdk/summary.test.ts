import {describe, expect, it} from 'vitest';
import {checkSummary} from '../../src/sdk/rules/summary';

/** Returns the rules that a docstring with this beginning violates. */
function rulesBrokenBy(text: string, name: string): string[] {
  const docstring = {
    raw: text,
    style: 'google' as const,
    sections: [
      {kind: 'text' as const, title: null, text, version: null, line: 3},
    ],
    file: 'reef.pyi',
    line: 3,
    endLine: 3,
    inheritedFrom: null,
  };
  return checkSummary(docstring, name, `reef.${name}`).map(
    ({ruleId}) => ruleId,
  );
}

describe('a summary', () => {
  it.each([
    ['Lowers a sensor.', 'start'],
    ['How deep a sensor can go (in metres).', 'MAX_DEPTH'],
    ['What is a pod?', 'Pod'],
    ['A pod that\nruns over two lines.', 'Pod'],
    ['Stops the pod once its last task ends.', 'Pod'],
  ])('may be "%s"', (text, name) => {
    expect(rulesBrokenBy(text, name)).toEqual([]);
  });

  it.each([
    ['The pod config.', 'PodConfig'],
    ['Config for pods.', 'PodConfig'],
    ['Gets the schema.', 'get_schema'],
    ['Returns the pod schema.', 'get_pod_schema'],
    ['Averaging of columns.', 'average_columns'],
    ['HTTP client class.', 'HTTPClient'],
  ])('must not only repeat the name: "%s"', (text, name) => {
    expect(rulesBrokenBy(text, name)).toEqual(['summary-empty']);
  });

  it.each(['Lowers a sensor', 'Lowers a sensor:', 'Lowers a sensor\n\nMore.'])(
    'must end with a full stop: "%s"',
    (text) => {
      expect(rulesBrokenBy(text, 'start')).toEqual(['summary-unfinished']);
    },
  );

  it('is required', () => {
    expect(rulesBrokenBy('  \n', 'start')).toEqual(['summary-missing']);
  });
});
