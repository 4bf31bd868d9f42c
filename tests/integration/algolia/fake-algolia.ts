import http from 'node:http';
import zlib from 'node:zlib';

interface Index {
  records: Map<string, Record<string, unknown>>;
  settings: Record<string, unknown>;
  synonyms: unknown[];
  rules: unknown[];
}

export interface Call {
  method: string;
  path: string;
  key: string;
  /** How many records it brought, for a batch. */
  count: number;
}

/** What to do with a call in place of answering it. */
export type Mishap =
  {status: number; headers?: Record<string, string>; message?: string} | 'drop';

const WRITE_KEY = 'write-key';
const TOO_BIG = 10_000;

function createIndex(): Index {
  return {records: new Map(), settings: {}, synonyms: [], rules: []};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

async function readBody(request: http.IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(Buffer.from(chunk as Uint8Array));
  }
  const bytes = Buffer.concat(chunks);
  const plain =
    request.headers['content-encoding'] === 'gzip'
      ? zlib.gunzipSync(bytes)
      : bytes;
  return plain.length > 0 ? JSON.parse(plain.toString()) : undefined;
}

/**
 * A server that speaks as much of Algolia's protocol as a push uses, and keeps
 * what it is told. Writes take effect at once; a task is published when it has
 * been asked for twice.
 */
export class FakeAlgolia {
  readonly indices = new Map<string, Index>();
  readonly calls: Call[] = [];
  /** Asked before each call; gives what shall go wrong. */
  mishap: (call: Call, calls: readonly Call[]) => Mishap | undefined = () =>
    undefined;
  private readonly asked = new Map<string, number>();
  private nextTask = 1;
  private readonly server = http.createServer((request, response) => {
    void this.handle(request, response);
  });

  async listen(): Promise<void> {
    await new Promise<void>((resolve) =>
      this.server.listen(0, '127.0.0.1', resolve),
    );
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** The only host, as the client wants it. */
  get hosts() {
    const address = this.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return [
      {
        url: `127.0.0.1:${port}`,
        accept: 'readWrite' as const,
        protocol: 'http' as const,
      },
    ];
  }

  get writeKey(): string {
    return WRITE_KEY;
  }

  private index(name: string): Index {
    const index = this.indices.get(name) ?? createIndex();
    this.indices.set(name, index);
    return index;
  }

  private async handle(
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> {
    const body = await readBody(request);
    const url = new URL(request.url ?? '/', 'http://localhost');
    const call: Call = {
      method: request.method ?? '',
      path: decodeURIComponent(url.pathname),
      key: String(request.headers['x-algolia-api-key']),
      count: isRecord(body) ? readList(body.requests).length : 0,
    };
    const mishap = this.mishap(call, this.calls);
    this.calls.push(call);
    if (mishap === 'drop') {
      request.socket.destroy();
      return;
    }
    const {status, headers, answer} = mishap
      ? {...mishap, answer: {message: mishap.message ?? '', ...mishap}}
      : this.answer(call, body);
    response.writeHead(status, {
      'content-type': 'application/json',
      ...headers,
    });
    response.end(JSON.stringify(answer));
  }

  private answer(
    call: Call,
    body: unknown,
  ): {status: number; headers?: Record<string, string>; answer: object} {
    if (call.key !== WRITE_KEY) {
      const message = 'Method not allowed with this API key';
      return {status: 403, answer: {message, status: 403}};
    }
    const [, , , name = '', verb = '', detail = ''] = call.path.split('/');
    if (verb === 'task') {
      const count = (this.asked.get(detail) ?? 0) + 1;
      this.asked.set(detail, count);
      const status = count < 2 ? 'notPublished' : 'published';
      return {status: 200, answer: {status}};
    }
    const fault = this.write(call.method, name, verb, body);
    return fault === undefined
      ? {status: 200, answer: {taskID: this.nextTask++}}
      : {status: 400, answer: {message: fault, status: 400}};
  }

  /** Does what a call wants, or gives what is wrong with it. */
  private write(
    method: string,
    name: string,
    verb: string,
    body: unknown,
  ): string | undefined {
    if (method === 'DELETE') {
      this.indices.delete(name);
    } else if (verb === 'settings' && isRecord(body)) {
      this.index(name).settings = body;
    } else if (verb === 'synonyms' && Array.isArray(body)) {
      this.index(name).synonyms = body;
    } else if (verb === 'batch' && isRecord(body)) {
      return this.batch(name, readList(body.requests));
    } else if (verb === 'operation' && isRecord(body)) {
      this.operate(name, body);
    } else {
      return `Unknown call ${method} ${name}/${verb}`;
    }
    return undefined;
  }

  private batch(name: string, requests: unknown[]): string | undefined {
    for (const request of requests) {
      const record = isRecord(request) ? request.body : undefined;
      if (!isRecord(record) || typeof record.objectID !== 'string') {
        return 'Invalid object attributes';
      }
      if (Buffer.byteLength(JSON.stringify(record)) > TOO_BIG) {
        return `Record ${record.objectID} is too big`;
      }
      this.index(name).records.set(record.objectID, record);
    }
    return undefined;
  }

  private operate(name: string, body: Record<string, unknown>): void {
    const destination = String(body.destination);
    const source = this.indices.get(name);
    if (body.operation === 'move' && source) {
      this.indices.set(destination, source);
      this.indices.delete(name);
    } else if (body.operation === 'copy') {
      this.index(destination).rules = [...(source?.rules ?? [])];
    }
  }
}
