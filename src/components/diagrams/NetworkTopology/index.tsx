import React, {type ReactNode} from 'react';
import Figure, {Arrow, Box, Label, Zone} from '../Figure';

const SERVICES: readonly (readonly [string, string])[] = [
  ['Hub', 'HTTPS'],
  ['Access manager', 'HTTPS'],
  ['Identity provider', 'HTTPS, for logins'],
  ['Message service', 'gRPC over TLS'],
];
const SERVICE = {width: 206, height: 60, columns: 2, stepX: 222, stepY: 70};

/** The connections that a pod opens, and what they pass through. */
export default function NetworkTopology(): ReactNode {
  return (
    <Figure
      title="In the custodian’s network the pod reads the data and answers health checks on port 29209 of its own machine. The pod opens outgoing TLS connections on port 443, which pass through the firewall or a proxy to the hub, the access manager, the message service and the object store, and for a browser login to the identity provider. The modeller, in another network, opens outgoing connections to the same services. No connection leads into the custodian’s network, and pod and modeller never connect to each other directly."
      height={752}
      caption="The connections of a pod, all of which it opens itself, and a health check that is available on its own machine only."
    >
      <Zone
        y={10}
        height={184}
        side="pod"
        lines={['The custodian’s network']}
      />
      <Box
        look="pod"
        hasIcon={false}
        x={26}
        y={50}
        width={170}
        height={60}
        lines={['Data', 'read-only']}
      />
      <Arrow from={[200, 80]} to={[252, 80]} />
      <Box
        look="pod"
        x={258}
        y={50}
        width={196}
        height={60}
        lines={['Pod', 'no inbound port']}
      />
      <Arrow from={[200, 152]} to={[264, 114]} look="dashed" />
      <Box
        look="pod"
        hasIcon={false}
        x={26}
        y={122}
        width={170}
        height={60}
        lines={['Health checks', '127.0.0.1:29209']}
      />
      <Arrow from={[356, 114]} to={[356, 234]} />
      <Label x={342} y={216} align="end" lines={['outgoing only, TCP 443']} />
      <Box
        x={10}
        y={240}
        width={460}
        height={60}
        lines={['Firewall or proxy', 'no inbound connections']}
      />
      <Arrow from={[356, 304]} to={[356, 350]} />
      <Label x={342} y={327} align="end" lines={['TLS']} />
      <Zone y={356} height={258} side="service" lines={['Services']} />
      {SERVICES.map((lines, index) => (
        <Box
          look="service"
          hasIcon={false}
          key={lines[0]}
          x={26 + (index % SERVICE.columns) * SERVICE.stepX}
          y={396 + Math.floor(index / SERVICE.columns) * SERVICE.stepY}
          width={SERVICE.width}
          height={SERVICE.height}
          lines={lines}
        />
      ))}
      <Box
        look="service"
        x={26}
        y={540}
        width={428}
        height={60}
        lines={['Object store', 'large messages, encrypted, by pre-signed URL']}
      />
      <Arrow from={[240, 676]} to={[240, 620]} />
      <Label x={254} y={648} align="start" lines={['outgoing, TCP 443']} />
      <Box
        look="yours"
        x={90}
        y={682}
        width={300}
        height={60}
        lines={['Modeller', 'in another network']}
      />
    </Figure>
  );
}
