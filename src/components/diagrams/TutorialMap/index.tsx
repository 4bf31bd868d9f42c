import React, {type ReactNode} from 'react';
import Figure, {Arrow, Box, FIGURE_WIDTH, Label} from '../Figure';

const PAIRS: readonly (readonly [
  pod: readonly [string, string],
  task: readonly [string, string],
])[] = [
  [
    ['Table', 'invented people'],
    ['Custom model', 'train, score, share'],
  ],
  [
    ['Images and masks', 'synthetic shapes'],
    ['Segmentation model', 'train in rounds'],
  ],
  [
    ['Folder of images', 'sorted into classes'],
    ['Image classification', 'with a published model'],
  ],
];
const POD_WIDTH = 196;
const TASK_WIDTH = 220;
const BOX = 62;
const STEP = 82;
const TOP = 42;
const RIGHT = FIGURE_WIDTH - TASK_WIDTH - 4;

/** The six tutorials: which pod serves which task. */
export default function TutorialMap(): ReactNode {
  return (
    <Figure
      title="Three pods, each with the task that runs on it. The pod with a table is used for the training of a custom model. The pod with images and masks is used for the training of a segmentation model. The pod with a folder of images is used for image classification with a published model."
      height={TOP + PAIRS.length * STEP - 14}
      caption="The six tutorials in pairs, a pod and the task that runs on it."
    >
      <Label x={4 + POD_WIDTH / 2} y={18} lines={['Start a pod']} hasHeading />
      <Label
        x={RIGHT + TASK_WIDTH / 2}
        y={18}
        lines={['Run a task on it']}
        hasHeading
      />
      {PAIRS.map(([pod, task], index) => {
        const y = TOP + index * STEP;
        return (
          <g key={pod[0]}>
            <Box
              look="pod"
              hasIcon={false}
              x={4}
              y={y}
              width={POD_WIDTH}
              height={BOX}
              lines={pod}
            />
            <Arrow
              from={[4 + POD_WIDTH + 4, y + BOX / 2]}
              to={[RIGHT - 4, y + BOX / 2]}
            />
            <Box
              look="yours"
              hasIcon={false}
              x={RIGHT}
              y={y}
              width={TASK_WIDTH}
              height={BOX}
              lines={task}
            />
          </g>
        );
      })}
    </Figure>
  );
}
