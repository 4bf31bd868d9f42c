import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Frame, {drawing} from '../Frame';
import {ICONS, type Side} from '../sides';
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
    <Frame name={title} caption={caption}>
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
  look?: 'plain' | 'leaving';
}

/** Lines of text, centred on a height. */
export function Label({
  x,
  y,
  lines,
  align = 'middle',
  hasHeading = false,
  look = 'plain',
}: LabelProps): ReactNode {
  const top = y - ((lines.length - 1) * LINE_HEIGHT) / 2;
  return (
    <text
      className={clsx(styles.label, look === 'leaving' && styles.leaving)}
      textAnchor={align}
    >
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

const ICON = {size: 16, gap: 7};

/** About how wide a heading is: narrow letters are half as wide as others. */
function estimateWidth(text: string): number {
  const narrow = text.match(/[ .fij,:lrt’/-]/g)?.length ?? 0;
  return 9.4 * text.length - 4.6 * narrow;
}

/** A heading with the icon of its side before it, and lines below. */
function Sign({
  x,
  y,
  lines,
  side,
  align = 'middle',
}: Pick<LabelProps, 'x' | 'y' | 'lines' | 'align'> & {
  side: keyof typeof ICONS;
}): ReactNode {
  const [name = '', ...others] = lines;
  const top = y - (others.length * LINE_HEIGHT) / 2;
  const indent = ICON.size + ICON.gap;
  const left = align === 'start' ? 0 : -(indent + estimateWidth(name)) / 2;
  return (
    <>
      <g transform={`translate(${x} ${top})`}>
        <g className={styles.sign}>
          <path
            className={styles.icon}
            d={ICONS[side]}
            transform={`translate(${left.toFixed(1)} ${-ICON.size / 2}) scale(.8)`}
          />
          <Label
            x={left + indent}
            y={0}
            align="start"
            lines={[name]}
            hasHeading
          />
        </g>
      </g>
      {others.length > 0 && (
        <Label
          x={x}
          y={top + ((others.length + 1) * LINE_HEIGHT) / 2}
          align={align}
          lines={others}
        />
      )}
    </>
  );
}

interface BoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The name, and below it what it does. */
  lines?: readonly string[];
  /** Whose it is, `plain` for things, or `open` for a frame around others. */
  look?: Side | 'plain' | 'open';
  /** Whether the icon of the side stands before the name. */
  hasIcon?: boolean;
}

/** A part of the picture. */
export function Box({
  x,
  y,
  width,
  height,
  lines = [],
  look = 'plain',
  hasIcon = true,
}: BoxProps): ReactNode {
  const middle = {x: x + width / 2, y: y + height / 2, lines};
  return (
    <g className={clsx(styles.box, styles[look])}>
      <rect x={x} y={y} width={width} height={height} rx="10" />
      {lines.length > 0 &&
        (hasIcon && look !== 'plain' && look !== 'open' ? (
          <Sign {...middle} side={look} />
        ) : (
          <Label {...middle} hasHeading />
        ))}
    </g>
  );
}

interface ZoneProps {
  y: number;
  height: number;
  /** Its name, and below it what holds for all parts of it. */
  lines: readonly string[];
  /** Whose place it is, or that all in it is kept there. */
  side?: keyof typeof ICONS;
  align?: 'start' | 'middle';
  /** From the top of the zone to the middle of its lines. */
  offset?: number;
}

/** A frame of the figure's width around the parts of one place. */
export function Zone({
  y,
  height,
  lines,
  side,
  align = 'start',
  offset = 22,
}: ZoneProps): ReactNode {
  const place = {
    x: align === 'start' ? 26 : FIGURE_WIDTH / 2,
    y: y + offset,
    align,
    lines,
  };
  return (
    <>
      <Box x={10} y={y} width={FIGURE_WIDTH - 20} height={height} look="open" />
      {side ? <Sign {...place} side={side} /> : <Label {...place} hasHeading />}
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
  look?: 'plain' | 'dashed' | 'leaving';
}

/** A straight line from one part to another, with a head at its end. */
export function Arrow({
  from,
  to,
  isTwoWay = false,
  look = 'plain',
}: ArrowProps): ReactNode {
  return (
    <g className={clsx(styles.arrow, look !== 'plain' && styles[look])}>
      <path d={`M${from.join(' ')}L${to.join(' ')}`} />
      <path className={styles.head} d={headAt(to, from)} />
      {isTwoWay && <path className={styles.head} d={headAt(from, to)} />}
    </g>
  );
}
