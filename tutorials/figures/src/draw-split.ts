import type {Person, Split} from './census';
import {drawing, element, INK, text, WIDTH} from './svg';

const BAR = 34;
const STEP = 84;

/** Draws one bar for each part of a split, as long as it has rows. */
export function drawSplit({train, validation, test}: Split): string {
  const parts: readonly (readonly [string, readonly Person[]])[] = [
    ['Training', train],
    ['Validation', validation],
    ['Test', test],
  ];
  const legend = STEP * parts.length + 8;
  return drawing(legend + 24, [
    ...parts.map(([name, people], index) => {
      const earners = people.filter(({target}) => target === 1).length;
      const share = Math.round((100 * earners) / people.length);
      const words = `${name}: ${people.length.toLocaleString('en')} rows, ${share} % of class 1`;
      const top = index * STEP;
      const bars = drawBars(people.length / train.length, earners, people, top);
      return text(0, top + 18, words) + bars;
    }),
    swatch(0, legend, INK.first, 'TARGET is 1'),
    swatch(130, legend, INK.firstSoft, 'TARGET is 0'),
  ]);
}

function drawBars(
  length: number,
  earners: number,
  people: readonly Person[],
  top: number,
): string {
  const width = (WIDTH - 2) * length;
  const shared = {x: 1, y: top + 30, height: BAR};
  const filled = (width * earners) / people.length;
  return [
    element('rect', {
      ...shared,
      width: Math.round(width),
      fill: INK.firstSoft,
      stroke: INK.first,
    }),
    element('rect', {...shared, width: Math.round(filled), fill: INK.first}),
  ].join('');
}

function swatch(x: number, y: number, fill: string, words: string): string {
  const square = {x: x + 1, y, width: 15, height: 15, fill};
  return (
    element('rect', {...square, stroke: INK.first}) +
    text(x + 24, y + 13, words)
  );
}
