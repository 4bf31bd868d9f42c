import type {IncomingMessage, ServerResponse} from 'node:http';

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * Serves the index from memory, as a web server would serve its files.
 *
 * @param root - the index's folder with base URL.
 * @param readFiles - gives the current files; asked at each request, so that
 * the index is built when it is first wanted.
 */
export function serveIndex(
  root: string,
  readFiles: () => ReadonlyMap<string, string>,
): Handler {
  return (request, response, next) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(`${root}/`)) {
      next();
      return;
    }
    const file = pathname.slice(root.length + 1);
    try {
      const text = readFiles().get(file);
      const type = file.endsWith('.json') ? 'application/json' : 'text/plain';
      response.statusCode = text === undefined ? 404 : 200;
      response.setHeader('Content-Type', `${type}; charset=utf-8`);
      response.setHeader('Cache-Control', 'no-cache');
      response.end(text ?? `There is no file '${file}' in the search index.\n`);
    } catch (error) {
      next(error);
    }
  };
}
