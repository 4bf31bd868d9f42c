import {once} from 'node:events';
import {createServer, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo, Socket} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';

/** Lighthouse's slow 4G: milliseconds, and bytes per millisecond. */
const ROUND_TRIP = 150;
const RATE = 200;

/** Opening a connection takes a round trip, and its encryption another. */
const HANDSHAKE = 2 * ROUND_TRIP;

/** The payload of a TCP segment, and how many are sent before the first answer. */
const SEGMENT = 1460;
const INITIAL_WINDOW = 10 * SEGMENT;

const TEXT = /^(?:text\/|application\/(?:javascript|json)|image\/svg)/;

/**
 * Serves a site as over a slow network: all connections share its rate, and each
 * one may send twice as much in each round trip.
 *
 * @param origin - of the server that has the files.
 * @returns the server, which listens to a free port.
 * @see https://datatracker.ietf.org/doc/html/rfc6928
 */
export async function serveSlowly(
  origin: string,
): Promise<{server: Server; origin: string}> {
  const windows = new WeakMap<Socket, number>();
  let isFreeAt = 0;

  const waitUntil = (time: number) =>
    wait(Math.max(0, time - performance.now()));

  /**
   * Waits until the network has carried some bytes. Times are as planned, or
   * each late timer would make the network slower.
   */
  const carry = async (bytes: number, readyAt: number) => {
    isFreeAt = Math.max(isFreeAt, readyAt) + bytes / RATE;
    await waitUntil(isFreeAt);
  };

  const send = async (
    socket: Socket,
    response: ServerResponse,
    body: Buffer,
  ) => {
    let window = windows.get(socket) ?? INITIAL_WINDOW;
    let readyAt = performance.now();
    for (let sent = 0; sent < body.length;) {
      const flight = body.subarray(sent, sent + window);
      for (let at = 0; at < flight.length; at += SEGMENT) {
        const segment = flight.subarray(at, at + SEGMENT);
        await carry(segment.length, readyAt);
        // The visit is over: the rest would slow down the next one.
        if (response.destroyed) {
          return;
        }
        response.write(segment);
      }
      sent += flight.length;
      window *= 2;
      readyAt = Math.max(readyAt + ROUND_TRIP, isFreeAt);
      if (sent < body.length) {
        await waitUntil(readyAt);
      }
    }
    windows.set(socket, window);
    response.end();
  };

  const server = createServer((request, response) => {
    const {socket} = request;
    const answer = async () => {
      await wait(windows.has(socket) ? ROUND_TRIP : ROUND_TRIP + HANDSHAKE);
      const file = await fetch(origin + (request.url ?? '/'));
      const type = file.headers.get('content-type') ?? '';
      const content = Buffer.from(await file.arrayBuffer());
      const isText = TEXT.test(type);
      response.writeHead(file.status, {
        'Content-Type': type,
        ...(isText && {'Content-Encoding': 'gzip'}),
      });
      response.flushHeaders();
      await send(socket, response, isText ? gzipSync(content) : content);
    };
    answer().catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const {port} = server.address() as AddressInfo;
  return {server, origin: `http://127.0.0.1:${port}`};
}
