import {describe, expect, it} from 'vitest';
import {publish} from '../../../scripts/lib/pack/pack-packages';

describe('the commands of a packed package', () => {
  const pack = (bin: string | Record<string, string>) =>
    publish({name: 'reef', version: '1.0.0', bin})['bin'];

  it('are named after the package if there is only one', () => {
    expect(pack('./src/cli.ts')).toEqual({reef: './lib/cli.js'});
  });

  it('keep the names that the manifest gives them', () => {
    expect(
      pack({count: './src/count.ts', dive: './src/commands/dive.ts'}),
    ).toEqual({count: './lib/count.js', dive: './lib/commands/dive.js'});
  });
});
