import http from 'node:http';

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request with the path exactly as given. */
export function ask(
  address: string,
  target: string,
  headers: http.OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<Answer> {
  const [host, port] = address.split(':');
  return new Promise((resolve, reject) => {
    http
      .request({host, port, path: target, headers, method}, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          });
        });
      })
      .on('error', reject)
      .end();
  });
}
