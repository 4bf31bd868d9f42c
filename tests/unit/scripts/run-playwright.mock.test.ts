import {once} from 'node:events';
import net, {type AddressInfo} from 'node:net';
import {expect, it, vi} from 'vitest';
import {run} from '../../../scripts/lib/process/run';
import {runPlaywright} from '../../../scripts/lib/run-tests/run-parts';

vi.mock('../../../scripts/lib/process/run', {spy: true});
vi.mock('../../../scripts/lib/find-browser', () => ({
  ensureBrowser: () => '/usr/bin/true',
}));

it('tests the site on a port that no other program uses', async () => {
  const other = net.createServer().listen(0);
  await once(other, 'listening');
  const taken = (other.address() as AddressInfo).port;
  vi.stubEnv('E2E_PORT', String(taken));
  vi.mocked(run).mockResolvedValue(1);
  await runPlaywright({
    reports: '/no/such/folder',
    changed: false,
    name: undefined,
    full: false,
  });
  other.close();
  const port = Number(vi.mocked(run).mock.calls[0]?.[2]?.env?.E2E_PORT);
  expect(port).not.toBe(taken);
  const server = net.createServer().listen(port);
  await once(server, 'listening');
  server.close();
});
