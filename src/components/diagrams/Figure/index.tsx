import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Frame, {drawing} from '../Frame';
import styles from './styles.module.css';

/** Width of every figure in its own units: at 390 px, type stays readable. */
export const FIGURE_WIDTH = 480;

const LINE_HEIGHT = 21;

interface FigureProps {
  /** The picture in words, for those who cannot see it. */
  title: string;
  /** Height in the figure's units, `FIGURE_WIDTH` being its width. */
  height: number;
  /** What the picture shows, in one sentence below it. */
  caption: string;
  children: ReactNode;
}

/** A drawing that takes its colours from the page. */
export default function Figure({
  title,
  height,
  caption,
  children,
}: FigureProps): ReactNode {
  return (
    <Frame
      name={title}
      caption={
        <>
          <strong>Figure:</strong> {caption}
        </>
      }
    >
      <svg
        className={drawing}
        viewBox={`0 0 ${FIGURE_WIDTH} ${height}`}
        role="img"
        aria-label={title}
      >
        {children}
      </svg>
    </Frame>
  );
}

interface LabelProps {
  x: number;
  /** Middle of the block of lines. */
  y: number;
  lines: readonly string[];
  align?: 'start' | 'middle' | 'end';
  /** Whether the first line is a heading of the others. */
  hasHeading?: boolean;
}

/** Lines of text, centred on a height. */
export function Label({
  x,
  y,
  lines,
  align = 'middle',
  hasHeading = false,
}: LabelProps): ReactNode {
  const top = y - ((lines.length - 1) * LINE_HEIGHT) / 2;
  return (
    <text className={styles.label} textAnchor={align}>
      {lines.map((line, index) => (
        <tspan
          key={line}
          className={clsx(hasHeading && index === 0 && styles.heading)}
          x={x}
          y={top + index * LINE_HEIGHT}
          dominantBaseline="central"
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

interface BoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The name, and below it what it does. */
  lines?: readonly string[];
  /** `strong` stands out, `open` is a frame for others. */
  look?: 'plain' | 'strong' | 'open';
}

/** A part of the picture. */
export function Box({
  x,
  y,
  width,
  height,
  lines = [],
  look = 'plain',
}: BoxProps): ReactNode {
  return (
    <g className={clsx(styles.box, styles[look])}>
      <rect x={x} y={y} width={width} height={height} rx="10" />
      {lines.length > 0 && (
        <Label x={x + width / 2} y={y + height / 2} lines={lines} hasHeading />
      )}
    </g>
  );
}

interface ZoneProps {
  y: number;
  height: number;
  /** Its name, and below it what holds for all parts of it. */
  lines: readonly string[];
  align?: 'start' | 'middle';
  /** From the top of the zone to the middle of its lines. */
  offset?: number;
}

/** A frame of the figure's width around the parts of one place. */
export function Zone({
  y,
  height,
  lines,
  align = 'start',
  offset = 22,
}: ZoneProps): ReactNode {
  return (
    <>
      <Box x={10} y={y} width={FIGURE_WIDTH - 20} height={height} look="open" />
      <Label
        x={align === 'start' ? 26 : FIGURE_WIDTH / 2}
        y={y + offset}
        align={align}
        lines={lines}
        hasHeading
      />
    </>
  );
}

type Point = readonly [x: number, y: number];

const HEAD = 9;

function headAt([x, y]: Point, [fromX, fromY]: Point): string {
  const angle = Math.atan2(y - fromY, x - fromX);
  const corner = (turn: number) =>
    [x - HEAD * Math.cos(angle + turn), y - HEAD * Math.sin(angle + turn)].map(
      (value) => value.toFixed(1),
    );
  return `M${corner(0.5).join(' ')}L${x} ${y}L${corner(-0.5).join(' ')}`;
}

interface ArrowProps {
  from: Point;
  to: Point;
  /** Whether things go both ways. */
  isTwoWay?: boolean;
  look?: 'plain' | 'dashed';
}

/** A straight line from one part to another, with a head at its end. */
export function Arrow({
  from,
  to,
  isTwoWay = false,
  look = 'plain',
}: ArrowProps): ReactNode {
  return (
    <g className={clsx(styles.arrow, look === 'dashed' && styles.dashed)}>
      <path d={`M${from.join(' ')}L${to.join(' ')}`} />
      <path className={styles.head} d={headAt(to, from)} />
      {isTwoWay && <path className={styles.head} d={headAt(from, to)} />}
    </g>
  );
}
