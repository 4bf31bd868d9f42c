import {drawing, element, INK, line, round, text, WIDTH} from './svg';

const LEFT = 44;
const RIGHT = WIDTH - 20;
const TOP = 40;

type Point = readonly [x: number, y: number];

interface Axis {
  name: string;
  ticks: readonly number[];
}

export interface Series {
  points: readonly Point[];
  look: 'first' | 'second' | 'guide';
  /** Marks each point: for few values, between which nothing was measured. */
  areMeasured?: boolean;
}

interface Chart {
  height: number;
  x: Axis;
  y: Axis;
  series: readonly Series[];
  /** Words within the chart, at a point of its axes. */
  notes?: readonly {at: Point; words: string; look: Series['look']}[];
}

const LOOKS = {
  first: {stroke: INK.first, 'stroke-width': 3},
  second: {stroke: INK.second, 'stroke-width': 3, 'stroke-dasharray': '8 5'},
  guide: {stroke: INK.quiet, 'stroke-width': 1.5, 'stroke-dasharray': '3 5'},
} as const;

/** Draws lines over two axes that begin and end at their outer ticks. */
export function drawChart({height, x, y, series, notes = []}: Chart): string {
  const bottom = height - 56;
  const placeX = scale(x.ticks, LEFT, RIGHT);
  const placeY = scale(y.ticks, bottom, TOP);
  const place = ([at, value]: Point): Point => [placeX(at), placeY(value)];
  return drawing(height, [
    text(LEFT, 22, y.name, {fill: INK.quiet}),
    ...y.ticks.flatMap((tick) => [
      line(
        [
          [LEFT, placeY(tick)],
          [RIGHT, placeY(tick)],
        ],
        {stroke: INK.grid},
      ),
      text(LEFT - 8, placeY(tick) + 4.5, write(tick, y.ticks), {
        'text-anchor': 'end',
        fill: INK.quiet,
      }),
    ]),
    ...x.ticks.map((tick) =>
      text(placeX(tick), bottom + 20, write(tick, x.ticks), {
        'text-anchor': 'middle',
        fill: INK.quiet,
      }),
    ),
    text((LEFT + RIGHT) / 2, height - 8, x.name, {
      'text-anchor': 'middle',
      fill: INK.quiet,
    }),
    ...series.flatMap(({points, look, areMeasured}) => {
      const places = points.map(place);
      const marks = areMeasured ? places : [];
      return [
        line(places, {...LOOKS[look], 'stroke-linejoin': 'round'}),
        ...marks.map((at) => dot(at, LOOKS[look].stroke)),
      ];
    }),
    ...notes.map(({at, words, look}) => {
      const [left, top] = place(at);
      const fill = look === 'guide' ? INK.quiet : INK[look];
      return element('g', {fill}, text(left, top, words));
    }),
  ]);
}

function dot([left, top]: Point, fill: string): string {
  return element('circle', {cx: round(left), cy: round(top), r: 4.5, fill});
}

function scale(ticks: readonly number[], start: number, end: number) {
  const first = ticks[0] ?? 0;
  const last = ticks.at(-1) ?? 1;
  return (value: number) =>
    start + ((value - first) / (last - first)) * (end - start);
}

/** With as many decimals as the tick that needs most of them. */
function write(tick: number, ticks: readonly number[]): string {
  const decimals = ticks.map((each) => String(each).split('.')[1]?.length ?? 0);
  return tick.toFixed(Math.max(...decimals));
}
