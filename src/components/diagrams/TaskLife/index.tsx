import React, {type ReactNode} from 'react';
import Lanes, {type Lane} from '../Lanes';

const LANES: readonly Lane[] = [
  {
    name: 'Modeller',
    side: 'yours',
    steps: [
      ['Build', 'in Python or from a task file'],
      ['Check', 'are the pods online?'],
      ['Encrypt', 'per pod, and sign if keyed'],
    ],
  },
  {
    name: 'Services',
    side: 'service',
    steps: [['Deliver', 'through the pod’s mailbox']],
  },
  {name: 'Pod', side: 'pod', steps: [['Verify', 'identity and permission']]},
  {
    name: 'Pod',
    side: 'pod',
    steps: [
      ['Answer', 'accept, or refuse with a code'],
      ['Start', 'a worker checks the data'],
      ['Rounds', 'compute, send, receive'],
      ['Results', 'return results, or keep them'],
    ],
  },
  {name: 'Both', steps: [['Complete', 'message, and record on the hub']]},
];

/** The life of a task, from its declaration to the last record of it. */
export default function TaskLife(): ReactNode {
  return (
    <Lanes
      title="A task in ten steps. The modeller builds it, checks that the pods are online, and encrypts the request. The message service delivers it. The pod verifies identity and permission, accepts or refuses, starts a worker, and runs the rounds of the protocol. Results are returned to the modeller or kept on the pod, as the protocol says. The task ends with a completion message and a monitoring record."
      caption="The ten steps of a task, and the side on which each of them happens."
      lanes={LANES}
    />
  );
}
