import React, {type ReactNode} from 'react';
import {HEIGHT, WIDTH} from './draw-cover';
import styles from './styles.module.css';

/** What a cover can be about, besides the archipelago of any text. */
const SUBJECTS = ['checks', 'code', 'privacy', 'query', 'release'] as const;
type Subject = (typeof SUBJECTS)[number];

export function isSubject(value: unknown): value is Subject {
  return SUBJECTS.some((subject) => subject === value);
}

/** A line of writing: where it begins, and how wide it is. */
type Line = readonly [x: number, y: number, width: number];

interface SheetProps {
  x: number;
  y: number;
  lines: readonly Line[];
}

/** A sheet in the middle of the picture, on which the second line stands out. */
function Sheet({x, y, lines}: SheetProps): ReactNode {
  return (
    <>
      <rect
        className={styles.lagoon}
        x={x}
        y={y}
        width={WIDTH - 2 * x}
        height={HEIGHT - 2 * y}
        rx="10"
      />
      {lines.map(([left, top, width], place) => (
        <path
          key={top}
          className={place === 1 ? styles.spark : styles.line}
          d={`M${left} ${top}h${width}`}
        />
      ))}
    </>
  );
}

const CHECKED = [
  [108, 44, 58],
  [108, 75, 40],
  [108, 106, 50],
] as const;

function Checks(): ReactNode {
  return (
    <>
      <Sheet x={52} y={18} lines={CHECKED} />
      <path
        className={styles.reef}
        d={CHECKED.map(([, y]) => `M72 ${y}l7 7 13-14`).join('')}
      />
    </>
  );
}

const LINES = [
  [92, 48, 34],
  [106, 66, 62],
  [106, 84, 40],
  [92, 102, 52],
] as const;

function Code(): ReactNode {
  return (
    <>
      <Sheet x={28} y={22} lines={LINES} />
      <path className={styles.reef} d="M64 57 48 75l16 18M176 57l16 18-16 18" />
    </>
  );
}

function Privacy(): ReactNode {
  return (
    <>
      <circle className={styles.lagoon} cx="104" cy="75" r="58" />
      <circle
        className={styles.reef}
        cx="104"
        cy="75"
        r="46"
        pathLength="100"
        strokeDasharray="90 10"
        transform="rotate(18 104 75)"
      />
      <path className={styles.line} d="M92 72v-9a12 12 0 0 1 24 0v9" />
      <rect
        className={styles.island}
        x="84"
        y="71"
        width="40"
        height="28"
        rx="5"
      />
      <path className={styles.route} d="M160 75h52" />
      <circle className={styles.dot} cx="216" cy="75" r="6" />
    </>
  );
}

function Query(): ReactNode {
  return (
    <>
      {[35, 75, 115].map((y) => (
        <g key={y}>
          <path className={styles.route} d={`M52 ${y}Q112 ${y} 170 75`} />
          <circle className={styles.lagoon} cx="48" cy={y} r="19" />
          <circle
            className={styles.reef}
            cx="48"
            cy={y}
            r="12"
            pathLength="100"
            strokeDasharray="84 16"
          />
        </g>
      ))}
      <circle className={styles.lagoon} cx="178" cy="75" r="36" />
      <path className={styles.spark} d="M162 75h32M178 59v32" />
    </>
  );
}

function Release(): ReactNode {
  return (
    <>
      <path className={styles.line} d="M30 122h180" />
      {[44, 66, 58, 92].map((height, place) => (
        <rect
          key={height}
          className={place === 3 ? styles.island : styles.bar}
          x={44 + place * 42}
          y={122 - height}
          width="26"
          height={height}
          rx="4"
        />
      ))}
      <path className={styles.route} d="M57 64 99 42l42 6 42-30" />
    </>
  );
}

const DRAWINGS = {
  checks: Checks,
  code: Code,
  privacy: Privacy,
  query: Query,
  release: Release,
} satisfies Record<Subject, () => ReactNode>;

/** The drawing of a subject, in the box of a cover. */
export default function Motif({subject}: {subject: Subject}): ReactNode {
  const Drawing = DRAWINGS[subject];
  return <Drawing />;
}
