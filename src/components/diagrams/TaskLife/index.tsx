import React, {type ReactNode} from 'react';
import Lanes, {type Lane} from '../Lanes';

const LANES: readonly Lane[] = [
  {
    name: 'Modeller',
    side: 'yours',
    steps: [
      ['Build', 'in Python or from a task file', 'step-build'],
      ['Check', 'are the pods online?', 'step-check'],
      ['Encrypt', 'per pod, and sign if keyed', 'step-encrypt'],
    ],
  },
  {
    name: 'Services',
    side: 'service',
    steps: [['Deliver', 'through the pod’s mailbox', 'step-deliver']],
  },
  {
    name: 'Pod',
    side: 'pod',
    steps: [
      ['Verify', 'identity and permission', 'step-verify'],
      ['Answer', 'accept, or refuse with a code', 'step-answer'],
      ['Start', 'a worker checks the data', 'step-start'],
      ['Rounds', 'compute, send, receive', 'step-rounds'],
      ['Results', 'return results, or keep them', 'step-results'],
    ],
  },
  {
    name: 'Both',
    steps: [['Complete', 'message, and record on the hub', 'step-complete']],
  },
];

/** The life cycle of a task, from its declaration to its last record. */
export default function TaskLife(): ReactNode {
  return (
    <Lanes
      title="The ten steps of a task, in the order in which they happen."
      caption="The ten steps of a task, and the side on which each of them happens. Each links to its description below."
      lanes={LANES}
    />
  );
}
