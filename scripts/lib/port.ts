import {once} from 'node:events';
import net from 'node:net';
import {logger} from '@docusaurus/logger';

/** Returns the port in `--port`; exits with code 2 if it isn't one. */
export function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    logger.error(`--port ${text} is not a port: use 1 to 65535.`);
    process.exit(2);
  }
  return port;
}

/** Returns a port on which no program listens at the moment. */
export async function findFreePort(): Promise<number> {
  const probe = net.createServer().listen(0);
  await once(probe, 'listening');
  const found = probe.address();
  probe.close();
  await once(probe, 'close');
  if (found === null || typeof found === 'string') {
    throw new Error('The machine has no free port.');
  }
  return found.port;
}
