import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {lookup} from 'mrmime';
import type {GeneratedFiles} from '.';

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

function typeOf(file: string): string {
  const type =
    path.extname(file) === '.ipynb'
      ? 'application/x-ipynb+json'
      : (lookup(file) ?? 'text/plain');
  return `${type}; charset=utf-8`;
}

/** Decodes a path; one that can't be decoded belongs to no file. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** An arbitrary origin: only paths matter. */
const ORIGIN = 'http://localhost';

/** Returns the path that a request is for; none if its address is malformed. */
function pathOf({url = '/'}: IncomingMessage): string {
  // A target that begins with two slashes is a path, not another host.
  const address = url.startsWith('/') ? `${ORIGIN}${url}` : url;
  return URL.canParse(address) ? new URL(address).pathname : '';
}

/**
 * Serves generated files like a web server that serves a folder.
 *
 * @param owns - whether to answer a path below the base URL, with 404 if there
 * is no such file.
 * @param listFiles - returns the current files; called per request, so that
 * slow work waits until it is needed.
 */
export function serveFiles(
  baseUrl: string,
  owns: Pick<RegExp, 'test'>,
  listFiles: () => GeneratedFiles | Promise<GeneratedFiles>,
): Handler {
  const answer = async (file: string, response: ServerResponse) => {
    const text = await (await listFiles()).get(file)?.();
    response.statusCode = text === undefined ? 404 : 200;
    response.setHeader('Content-Type', typeOf(text === undefined ? '' : file));
    response.setHeader('Cache-Control', 'no-cache');
    response.end(text ?? `This site has no file '${file}'.\n`);
  };
  return (request, response, next) => {
    const pathname = pathOf(request);
    const file = decode(pathname.slice(baseUrl.length));
    if (pathname.startsWith(baseUrl) && owns.test(file)) {
      answer(file, response).catch(next);
    } else {
      next();
    }
  };
}
