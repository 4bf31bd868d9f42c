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

/** Returns a free `host:port` on this machine. */
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
 * Starts nginx in a temporary folder.
 *
 * @param files - the texts of `nginx.conf` and its includes, by path relative
 * to that folder. It must set `daemon off`.
 * @param address - the `host:port` that it listens on.
 * @returns a function that stops it and removes the folder.
 * @throws if nginx doesn't start, with its output.
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
