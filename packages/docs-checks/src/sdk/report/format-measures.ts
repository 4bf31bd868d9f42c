import {type Measure} from '../../diagnostics';

/** Formats the measures as a table, one per line. */
export function formatMeasures(measures: readonly Measure[]): string {
  const rows = measures.map(({label, good, total}) => ({
    label,
    percentage: `${formatPercentage(good, total)} %`,
    counts: `${good} of ${total}`,
  }));
  const labelWidth = widest(rows.map(({label}) => label));
  const percentageWidth = widest(rows.map(({percentage}) => percentage));
  const countsWidth = widest(rows.map(({counts}) => counts));
  return rows
    .map(({label, percentage, counts}) =>
      [
        label.padEnd(labelWidth),
        percentage.padStart(percentageWidth),
        counts.padStart(countsWidth),
      ].join('  '),
    )
    .join('\n');
}

/** Rounds down, so that only a complete share is 100.0. */
function formatPercentage(good: number, total: number): string {
  const share = total === 0 ? 1 : good / total;
  return (Math.floor(share * 1000) / 10).toFixed(1);
}

function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(({length}) => length));
}
