import {spawn} from 'node:child_process';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Whether something accepts connections at `host:port`. */
function isOpen(address: string): Promise<boolean> {
  const {hostname, port} = new URL(`http://${address}`);
  return new Promise((resolve) => {
    const socket = net.connect(Number(port), hostname);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}

/** Gives a `host:port` of this machine where nothing answers. */
export async function findFreeAddress(): Promise<string> {
  const server = net.createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {address, port} = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `${address}:${port}`;
}

/**
 * Starts nginx in a folder of its own.
 *
 * @param files - the texts of `nginx.conf` and what it includes, by their path
 * from that folder. It must say `daemon off`.
 * @param address - where it will answer, as `host:port`.
 * @returns a function that ends it and removes the folder.
 * @throws with what nginx said where it does not start.
 */
export async function startNginx(
  files: Readonly<Record<string, string>>,
  address: string,
): Promise<() => Promise<void>> {
  const prefix = await fs.mkdtemp(path.join(os.tmpdir(), 'nginx-'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(prefix, name);
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, text);
  }
  const child = spawn('nginx', ['-p', `${prefix}/`, '-c', 'nginx.conf']);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      resolve();
    });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await fs.rm(prefix, {recursive: true, force: true});
  };
  while (child.exitCode === null) {
    if (await isOpen(address)) {
      return stop;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error(`nginx did not start: ${said}`);
}
