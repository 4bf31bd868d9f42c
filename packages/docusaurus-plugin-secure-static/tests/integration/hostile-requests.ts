// cspell:ignore fetc cetc Cevil Fevil fheaders
import net from 'node:net';

/** The answer is complete if the server sends nothing for this long. */
const SILENCE_MS = 1000;

/** Raw requests that no browser would send. */
export const HOSTILE_REQUESTS: readonly string[] = [
  // Paths out of the folder, to another site, or to invalid names.
  ...[
    '/%00',
    '/guides%00.html',
    '/../../etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cetc/passwd',
    '/%C0%AE%C0%AE/etc/passwd',
    '/%252e%252e/etc/passwd',
    '//evil.test/',
    '///evil.test/index.html',
    '/\\evil.test/',
    '/%5Cevil.test/',
    '/%2F%2Fevil.test/',
    '/.//evil.test/',
    '/x/..//evil.test/index.html',
    'http://evil.test/guides/',
    '//user@evil.test:80/guides/',
    '/x%0d%0aSet-Cookie:%20a=b/',
    '/%E0%A4%A',
    '/%',
    '/%zz',
    '/\xff\xfe',
    '/_headers',
    '/%5fheaders',
    '/./_headers',
    '/_headers?x',
    '/?%00%ff&&==',
    'guides',
    '*',
    `/${'a'.repeat(5000)}`,
    `/${'../'.repeat(2000)}`,
    `/?q=${'a'.repeat(70_000)}`,
  ].map((target) => `GET ${target} HTTP/1.1\r\nHost: a.test\r\n`),
  // Methods, versions and headers that a static site doesn't need.
  'POST /guides HTTP/1.1\r\nHost: a.test\r\nContent-Length: 0\r\n',
  'POST / HTTP/1.1\r\nHost: a.test\r\nContent-Length: 99999999\r\n',
  'TRACE / HTTP/1.1\r\nHost: a.test\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: a.test\r\n',
  'CONNECT evil.test:80 HTTP/1.1\r\nHost: evil.test\r\n',
  'GET / HTTP/1.0\r\n',
  'GET / HTTP/9.9\r\nHost: a.test\r\n',
  'GET / HTTP/1.1\r\n',
  'GET / HTTP/1.1\r\nHost: a.test\r\nHost: evil.test\r\n',
  'GET /guides/ HTTP/1.1\r\nHost: evil.test\r\n',
  'GET / HTTP/1.1\r\nHost: a.test\r\nRange: bytes=9-2\r\n',
  'GET / HTTP/1.1\r\nHost: a.test\r\nRange: bytes=-99999999\r\n',
  `GET / HTTP/1.1\r\nHost: a.test\r\nRange: bytes=${'0-,'.repeat(500)}\r\n`,
  'GET / HTTP/1.1\r\nHost: a.test\r\nIf-None-Match: W/"\r\n',
  'GET / HTTP/1.1\r\nHost: a.test\r\nIf-Modified-Since: never\r\n',
  'GET / HTTP/1.1\r\nHost: a.test\r\nAccept-Encoding: ;q=x, br;q=9\r\n',
  `GET / HTTP/1.1\r\nHost: a.test\r\nX-Long: ${'a'.repeat(70_000)}\r\n`,
  '\x16\x03\x01 not HTTP at all',
];

/**
 * Sends raw bytes and returns the response, until the server closes the
 * connection or stops sending.
 *
 * @param head - a request without its final empty line, one byte per character.
 */
export function askRaw(address: string, head: string): Promise<string> {
  const [host, port] = address.split(':');
  return new Promise((resolve) => {
    const socket = net.connect(Number(port), host);
    let text = '';
    const end = () => {
      socket.destroy();
      resolve(text);
    };
    socket.setTimeout(SILENCE_MS, end);
    socket.on('data', (part) => {
      text += part.toString('latin1');
    });
    // A server may close the connection before everything is sent.
    socket.on('error', end).on('end', end).on('close', end);
    socket.write(Buffer.from(`${head}Connection: close\r\n\r\n`, 'latin1'));
  });
}

/**
 * Lists problems in the response to a hostile request: a server error, a
 * redirect to another site, an injected header, or a leaked file.
 */
export function findHarm(answer: string): string[] {
  const [head = ''] = answer.split('\r\n\r\n');
  return [
    ...(/^HTTP\/1\.[01] 5(?!01|05)/.test(head) ? ['a server error'] : []),
    ...(/^location: (?!\/(?![/\\]))/im.test(head)
      ? [`a redirect to another site: ${head}`]
      : []),
    ...(/^set-cookie:/im.test(head) ? ['an injected header'] : []),
    ...(/root:|secret/.test(answer) ? ['a leaked file'] : []),
  ];
}
