import React, {type ReactNode} from 'react';
import Figure, {Arrow, Box, Label, Zone} from '../Figure';

const LEFT = {x: 26, width: 206};
const RIGHT = {x: 248, width: 206};
const WIDE = {x: 26, width: 428};

/** How a request is authenticated, and what each service on its way can see. */
export default function TrustBoundaries(): ReactNode {
  return (
    <Figure
      title="A request crosses three trust boundaries. On the modeller’s machine, the user logs in at the identity provider, and the request is encrypted for the pod. The services between are trusted with identities and can’t read requests or results: the message service relays the encrypted request, the hub stores public keys and redeems login codes at the identity provider, and the access manager knows the roles. At the custodian’s site, the pod decrypts the request, has the identity verified through the hub, and asks the access manager for the role. A worker reads the data only if all checks pass."
      height={784}
      caption="The path of a request through three trust boundaries, and the checks before a worker reads the data."
    >
      <Zone
        y={10}
        height={114}
        side="yours"
        lines={['Modeller’s machine']}
        align="middle"
      />
      <Box
        look="yours"
        hasIcon={false}
        {...WIDE}
        y={50}
        height={60}
        lines={['Modeller', 'encrypts the request for each pod']}
      />
      <Arrow from={[108, 128]} to={[108, 232]} />
      <Label x={120} y={152} align="start" lines={['1. logs in']} />
      <Arrow from={[372, 128]} to={[372, 232]} />
      <Label x={360} y={152} align="end" lines={['2. sends']} />
      <Zone
        y={166}
        height={318}
        offset={37}
        align="middle"
        side="service"
        lines={['Services', 'trusted with identities,', 'not with content']}
      />
      <Box
        look="service"
        hasIcon={false}
        {...LEFT}
        y={238}
        height={60}
        lines={['Identity provider', 'logs users in']}
      />
      <Arrow from={[108, 336]} to={[108, 302]} isTwoWay />
      <Box
        look="service"
        hasIcon={false}
        {...LEFT}
        y={340}
        height={60}
        lines={['Hub', 'keys and login codes']}
      />
      <Box
        look="service"
        hasIcon={false}
        {...LEFT}
        y={412}
        height={60}
        lines={['Access manager', 'knows the roles']}
      />
      <Box
        look="service"
        hasIcon={false}
        {...RIGHT}
        y={238}
        height={234}
        lines={[
          'Message service',
          'relays encrypted',
          'messages that it',
          'can’t read',
        ]}
      />
      <Arrow from={[108, 592]} to={[108, 488]} isTwoWay />
      <Label
        x={120}
        y={520}
        align="start"
        lines={['4. who is it?', '5. which role?']}
      />
      <Arrow from={[372, 488]} to={[372, 592]} />
      <Label x={360} y={510} align="end" lines={['3. delivers']} />
      <Zone
        y={552}
        height={222}
        side="pod"
        lines={['Custodian’s site']}
        align="middle"
      />
      <Box
        look="pod"
        hasIcon={false}
        {...WIDE}
        y={598}
        height={60}
        lines={['Pod', 'decrypts the request and checks it']}
      />
      <Arrow from={[108, 662]} to={[108, 692]} />
      <Label x={120} y={677} align="start" lines={['6. if all checks pass']} />
      <Box
        look="pod"
        hasIcon={false}
        x={26}
        y={698}
        width={200}
        height={60}
        lines={['Worker', 'runs the task']}
      />
      <Arrow from={[250, 728]} to={[232, 728]} />
      <Box
        look="pod"
        hasIcon={false}
        x={254}
        y={698}
        width={200}
        height={60}
        lines={['Data', 'is not copied']}
      />
    </Figure>
  );
}
