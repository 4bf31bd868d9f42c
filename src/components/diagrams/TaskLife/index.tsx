import React, {type ReactNode} from 'react';
import Figure, {Arrow, Box, FIGURE_WIDTH} from '../Figure';

const STEPS: readonly (readonly [string, string])[] = [
  ['1. Build', 'in Python or from a task file'],
  ['2. Check', 'are the pods online?'],
  ['3. Encrypt', 'per pod, and sign if key-based'],
  ['4. Deliver', 'through the message service'],
  ['5. Verify', 'identity and permission'],
  ['6. Answer', 'accept, or refuse with a code'],
  ['7. Start', 'a worker checks the data'],
  ['8. Rounds', 'compute, send, receive'],
  ['9. Results', 'return results, or keep them'],
  ['10. Complete', 'message and monitoring record'],
];
const SIDES = [
  {name: 'Modeller', first: 0, count: 3},
  {name: 'Services', first: 3, count: 1},
  {name: 'Pod', first: 4, count: 5},
  {name: 'Both', first: 9, count: 1},
];
const BOX = 54;
const STEP = 74;
const LEFT = 114;
const TOP = 8;
const CENTRE = (LEFT + FIGURE_WIDTH - 4) / 2;

/** The life of a task, from its declaration to the last record of it. */
export default function TaskLife(): ReactNode {
  return (
    <Figure
      title="A task in ten steps. The modeller builds it, checks that the pods are online, and encrypts the request. The message service delivers it. The pod verifies identity and permission, accepts or refuses, starts a worker, and runs the rounds of the protocol. Results are returned to the modeller or kept on the pod, as the protocol says. The task ends with a completion message and a monitoring record."
      height={TOP + STEPS.length * STEP - 12}
      caption="the ten steps of a task, and the side on which each of them happens."
    >
      {SIDES.map(({name, first, count}) => (
        <g key={name}>
          <Box
            x={4}
            y={TOP + first * STEP}
            width={100}
            height={(count - 1) * STEP + BOX}
            look="open"
            lines={[name]}
          />
        </g>
      ))}
      {STEPS.map(([name, meaning], index) => {
        const y = TOP + index * STEP;
        return (
          <g key={name}>
            <Box
              x={LEFT}
              y={y}
              width={FIGURE_WIDTH - LEFT - 4}
              height={BOX}
              look={index >= 4 && index < 9 ? 'strong' : 'plain'}
              lines={[name, meaning]}
            />
            {index > 0 && (
              <Arrow from={[CENTRE, y - STEP + BOX + 2]} to={[CENTRE, y - 3]} />
            )}
          </g>
        );
      })}
    </Figure>
  );
}
