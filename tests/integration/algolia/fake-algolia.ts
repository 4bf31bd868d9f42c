import http from 'node:http';
import https from 'node:https';
import zlib from 'node:zlib';
import {answerQueries} from './answer-queries';

interface Index {
  records: Map<string, Record<string, unknown>>;
  settings: Record<string, unknown>;
  synonyms: unknown[];
  rules: unknown[];
}

export interface Call {
  method: string;
  /** The requested host name, without a port. */
  host: string;
  path: string;
  /** The query string. */
  params: Record<string, string>;
  /** The application's key, from a header or the query string. */
  key: string;
  body: unknown;
  /** The number of records in a batch. */
  count: number;
}

/**
 * What to do with a call instead of answering it: drop its connection, never
 * answer, start an answer and never end it, or answer something else. `text`
 * replaces Algolia's response body.
 */
export type Failure =
  | 'drop'
  | 'hang'
  | 'stall'
  | {
      status: number;
      headers?: Record<string, string>;
      message?: string;
      text?: string;
    };

const WRITE_KEY = 'write-key';
const SEARCH_KEY = 'search-key';
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

interface Answer {
  status: number;
  answer: object;
}

/**
 * A server that implements the part of Algolia's protocol that a push and a
 * search use, and records all calls. Writes take effect immediately; a task is
 * reported as published on the second request.
 */
export class FakeAlgolia {
  readonly indices = new Map<string, Index>();
  readonly calls: Call[] = [];
  /** Called for each request; returns the failure to simulate, if any. */
  failure: (
    call: Call,
    calls: readonly Call[],
  ) => Failure | undefined | Promise<Failure | undefined> = () => undefined;
  private readonly asked = new Map<string, number>();
  private nextTask = 1;
  private readonly server: http.Server;

  /**
   * @param certificate - a private key and a certificate in PEM for HTTPS, which
   * browsers require.
   */
  constructor(certificate?: {key: string; cert: string}) {
    const handle: http.RequestListener = (request, response) => {
      void this.handle(request, response);
    };
    this.server = certificate
      ? https.createServer(certificate, handle)
      : http.createServer(handle);
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) =>
      this.server.listen(0, '127.0.0.1', resolve),
    );
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  get port(): number {
    const address = this.server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  /** The only host, in the client's format. */
  get hosts() {
    return [
      {
        url: `127.0.0.1:${this.port}`,
        accept: 'readWrite' as const,
        protocol: 'http' as const,
      },
    ];
  }

  get writeKey(): string {
    return WRITE_KEY;
  }

  get searchKey(): string {
    return SEARCH_KEY;
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
    const params = Object.fromEntries(url.searchParams);
    const call: Call = {
      method: request.method ?? '',
      host: (request.headers.host ?? '').replace(/:\d+$/, ''),
      path: decodeURIComponent(url.pathname),
      params,
      key: String(
        request.headers['x-algolia-api-key'] ?? params['x-algolia-api-key'],
      ),
      body,
      count: isRecord(body) ? readList(body.requests).length : 0,
    };
    const planned = this.failure(call, this.calls);
    this.calls.push(call);
    const failure = await planned;
    const headers = {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      // Browsers retry automatically on connections that were used before.
      connection: 'close',
    };
    if (failure === 'drop') {
      request.socket.destroy();
    } else if (failure === 'stall') {
      response.writeHead(200, headers);
      response.write('{');
    } else if (failure !== 'hang') {
      const {status, answer} = failure
        ? {...failure, answer: {message: failure.message ?? '', ...failure}}
        : this.answer(call);
      response.writeHead(status, {...headers, ...failure?.headers});
      response.end(failure?.text ?? JSON.stringify(answer));
    }
  }

  private answer(call: Call): Answer {
    const [, , , name = '', verb = '', detail = ''] = call.path.split('/');
    const isSearch = verb === 'queries';
    if (call.key !== (isSearch ? SEARCH_KEY : WRITE_KEY)) {
      const message = 'Method not allowed with this API key';
      return {status: 403, answer: {message, status: 403}};
    }
    if (isSearch) {
      return this.search(call.body);
    }
    if (verb === 'task') {
      const count = (this.asked.get(detail) ?? 0) + 1;
      this.asked.set(detail, count);
      const status = count < 2 ? 'notPublished' : 'published';
      return {status: 200, answer: {status}};
    }
    const problem = this.write(call.method, name, verb, call.body);
    return problem === undefined
      ? {status: 200, answer: {taskID: this.nextTask++}}
      : {status: 400, answer: {message: problem, status: 400}};
  }

  private search(body: unknown): Answer {
    const answer = answerQueries(body, (name) =>
      this.indices.get(name)?.records.values(),
    );
    return answer
      ? {status: 200, answer}
      : {status: 404, answer: {message: 'Index does not exist', status: 404}};
  }

  /** Carries out a write, or returns what is wrong with it. */
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
