import React, {type ReactNode} from 'react';
import Figure, {Arrow, Box} from '../Figure';

const PODS = [
  {x: 5, name: 'Pod A', value: 4, shares: [9, -2, -3], sum: 11},
  {x: 165, name: 'Pod B', value: 7, shares: [1, 5, 1], sum: -3},
  {x: 325, name: 'Pod C', value: 1, shares: [1, -6, 6], sum: 4},
];
const WIDTH = 150;
const CENTRES = PODS.map(({x}) => x + WIDTH / 2);

/** Writes a number with a typographic minus sign. */
function write(value: number): string {
  return String(value).replace('-', '−');
}

/** Secure aggregation of three numbers, small enough to follow by hand. */
export default function SecretShares(): ReactNode {
  return (
    <Figure
      title="Three pods hold 4, 7 and 1. Each splits its number into three random shares and gives one to each pod. Each pod adds the shares that it holds: 11, minus 3 and 4. The modeller adds the sums, gets 12, divides by three, and sees only the average, 4."
      height={520}
      caption="Secure aggregation of three numbers, small enough to follow by hand."
    >
      {PODS.map(({x, name, value, shares}) => (
        <Box
          look="pod"
          key={name}
          x={x}
          y={8}
          width={WIDTH}
          height={116}
          lines={[
            name,
            `update: ${value}`,
            'in shares:',
            shares.map(write).join(', '),
          ]}
        />
      ))}
      {CENTRES.flatMap((from) =>
        CENTRES.map((to) => (
          <Arrow
            key={`${from}-${to}`}
            from={[from, 128]}
            to={[to, 228]}
            look={from === to ? 'plain' : 'dashed'}
          />
        )),
      )}
      {PODS.map(({x, name, sum}, index) => (
        <g key={name}>
          <Box
            look="pod"
            hasIcon={false}
            x={x}
            y={234}
            width={WIDTH}
            height={96}
            lines={[
              `${name} adds`,
              PODS.map(({shares}) => write(shares[index] ?? 0)).join(', '),
              `sum: ${write(sum)}`,
            ]}
          />
          <Arrow
            from={[x + WIDTH / 2, 334]}
            to={[240 + (index - 1) * 60, 404]}
          />
        </g>
      ))}
      <Box
        look="yours"
        x={90}
        y={410}
        width={300}
        height={100}
        lines={['Modeller', '11 − 3 + 4 = 12', '12 ÷ 3 pods = average 4']}
      />
    </Figure>
  );
}
