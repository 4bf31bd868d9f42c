import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Frame, {drawing} from '../Frame';
import {ICONS, type Side} from '../sides';
import styles from './styles.module.css';

/** Width of every figure in its own units; text is readable at 390 px. */
export const FIGURE_WIDTH = 480;

const LINE_HEIGHT = 21;

interface FigureProps {
  /** The alternative text. */
  title: string;
  /** Height in the units of `FIGURE_WIDTH`. */
  height: number;
  /** The caption below the picture, one sentence. */
  caption: string;
  children: ReactNode;
}

/** A drawing in the colours of the page. */
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
  /** The vertical centre of the lines. */
  y: number;
  lines: readonly string[];
  align?: 'start' | 'middle' | 'end';
  /** Whether the first line is a heading for the others. */
  hasHeading?: boolean;
  look?: 'plain' | 'leaving';
}

/** Lines of text, vertically centred on `y`. */
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

/** Estimates the width of a heading; narrow letters count half. */
function estimateWidth(text: string): number {
  const narrow = text.match(/[ .fij,:lrt’/-]/g)?.length ?? 0;
  return 9.4 * text.length - 4.6 * narrow;
}

/** A heading, preceded by the icon of its side, with lines below. */
function IconHeading({
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
        <g className={styles.iconHeading}>
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
  /** The name, followed by what it does. */
  lines?: readonly string[];
  /** Its owner, `plain` for things, or `open` for a frame around others. */
  look?: Side | 'plain' | 'open';
  /** Whether to show the icon of the side before the name. */
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
          <IconHeading {...middle} side={look} />
        ) : (
          <Label {...middle} hasHeading />
        ))}
    </g>
  );
}

interface ZoneProps {
  y: number;
  height: number;
  /** Its name, followed by what applies to all its parts. */
  lines: readonly string[];
  /** Its owner, or `kept` if everything in it stays there. */
  side?: keyof typeof ICONS;
  align?: 'start' | 'middle';
  /** The distance from the top of the zone to the centre of its lines. */
  offset?: number;
}

/** A full-width frame around the parts in one place. */
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
      {side ? (
        <IconHeading {...place} side={side} />
      ) : (
        <Label {...place} hasHeading />
      )}
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
  /** Whether the arrow has a head at both ends. */
  isTwoWay?: boolean;
  look?: 'plain' | 'dashed' | 'leaving';
}

/** A straight arrow from one part to another. */
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
