import React, {type ReactNode} from 'react';
import {HEIGHT, WIDTH} from './draw-cover';
import styles from './styles.module.css';

/** The subjects of covers; other covers show an archipelago. */
const SUBJECTS = [
  'checks',
  'code',
  'folder',
  'images',
  'masks',
  'privacy',
  'query',
  'release',
  'rounds',
  'training',
] as const;
export type Subject = (typeof SUBJECTS)[number];

export function isSubject(value: unknown): value is Subject {
  return SUBJECTS.some((subject) => subject === value);
}

/** A line of text: where it starts, and how wide it is. */
type Line = readonly [x: number, y: number, width: number];

interface SheetProps {
  x: number;
  y: number;
  lines: readonly Line[];
}

/** A sheet in the middle of the picture, with its second line highlighted. */
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

/** The positions of images in a grid, row by row. */
const PICTURES = [
  [50, 19],
  [110, 19],
  [50, 79],
  [110, 79],
] as const;

/** Images on a pod, one of which a network has classified. */
function Images(): ReactNode {
  return (
    <>
      {PICTURES.map(([x, y], place) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect className={styles.bar} width="52" height="52" rx="6" />
          <circle
            className={place === 1 ? styles.island : styles.dot}
            cx="37"
            cy="16"
            r="5"
          />
          <path className={styles.line} d="m10 41 13-17 9 11 4-5 7 11" />
        </g>
      ))}
      <path className={styles.spark} d="M176 38h26" />
      <path className={styles.line} d="M176 53h16" />
    </>
  );
}

/** A folder of images. */
function Folder(): ReactNode {
  return (
    <>
      <path
        className={styles.bar}
        d="M64 28h36l13 14h63a8 8 0 0 1 8 8v66a8 8 0 0 1-8 8H64a8 8 0 0 1-8-8V36a8 8 0 0 1 8-8Z"
      />
      <circle className={styles.island} cx="152" cy="68" r="8" />
      <path className={styles.line} d="m76 104 24-30 17 20 9-9 16 19" />
    </>
  );
}

/** An image and its mask. */
function Masks(): ReactNode {
  return (
    <>
      {[26, 130].map((x) => (
        <rect
          key={x}
          className={styles.bar}
          x={x}
          y="33"
          width="84"
          height="84"
          rx="8"
        />
      ))}
      <circle className={styles.line} cx="58" cy="66" r="15" />
      <path className={styles.line} d="M70 100 84 76l14 24Z" />
      <circle className={styles.island} cx="162" cy="66" r="17" />
      <path className={styles.dot} d="M171 102 188 73l17 29Z" />
    </>
  );
}

/** A model that is sent to the pods and back in rounds. */
function Rounds(): ReactNode {
  return (
    <>
      <path
        className={styles.reef}
        d="M78 66a43 43 0 0 1 78-16M162 84a43 43 0 0 1-78 16M158 26v24h-24M82 124v-24h24"
      />
      <circle className={styles.island} cx="120" cy="75" r="15" />
    </>
  );
}

/** The loss of a model during training. */
function Training(): ReactNode {
  return (
    <>
      <path className={styles.line} d="M44 24v100h158" />
      <path
        className={styles.reef}
        d="M60 36C74 84 92 98 118 102S166 107 184 108"
      />
      <path
        className={styles.route}
        d="M60 52C80 78 98 84 122 82S160 80 184 86"
      />
      <circle className={styles.island} cx="184" cy="108" r="8" />
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
  folder: Folder,
  images: Images,
  masks: Masks,
  privacy: Privacy,
  query: Query,
  release: Release,
  rounds: Rounds,
  training: Training,
} satisfies Record<Subject, () => ReactNode>;

/** The drawing of a subject, within the bounds of a cover. */
export default function Motif({subject}: {subject: Subject}): ReactNode {
  const Drawing = DRAWINGS[subject];
  return <Drawing />;
}
