import fs from 'node:fs';
import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import path from 'node:path';
import compression from 'compression';
import send from 'send';
import {findFile, NOT_FOUND_FILE} from './find-file';
import {readIfThere} from './read-if-there';
import {createSiteHeaders} from './read-site-headers';

/**
 * How long to wait while a new build is moved into place; the pause is in
 * milliseconds.
 */
const PATIENCE = {tries: 20, pause: 50};

/**
 * Pages are revalidated each time. `_headers` overrides this for hashed files.
 */
const CACHE_CONTROL = 'no-cache';

/** An arbitrary origin: requests and redirects contain only a path. */
const ORIGIN = 'http://localhost';

function redirect(response: ServerResponse, location: string): void {
  response.statusCode = 301;
  response.setHeader('Location', location);
  response.end();
}

function refuse(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {'Content-Type': 'text/plain', ...headers});
  response.end(`${text}\n`);
}

/**
 * Serves a built site like a static host: `.html` files without their
 * extension, one URL per page (no trailing slash, no `/index.html`), `404.html`
 * with status 404, compressed text, and the headers of the build's `_headers`
 * file. Files aren't cached, so a new build is served from the next request on.
 *
 * @param folder - the built site; a relative path is resolved from the working
 * directory.
 * @param baseUrl - the path it is served at, with a slash at both ends.
 */
export function createSiteHandler(
  folder: string,
  baseUrl: string,
): RequestListener {
  const directory = path.resolve(folder);
  const headersOf = createSiteHeaders(directory);
  const notFound = path.join(directory, NOT_FOUND_FILE);
  const compress = compression({
    // Ranges refer to the uncompressed file.
    filter: (request, response) =>
      response.statusCode !== 206 && compression.filter(request, response),
  });

  function answerNotFound(response: ServerResponse): void {
    response.statusCode = 404;
    // A missing file may exist later, also below `assets`.
    response.setHeader('Cache-Control', CACHE_CONTROL);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(readIfThere(notFound) ?? 'Not found');
  }

  function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): void {
    const file = findFile(directory, pathname);
    if (file === undefined) {
      answerNotFound(response);
      return;
    }
    send(request, file, {
      root: directory,
      cacheControl: false,
      dotfiles: 'allow',
      index: false,
    })
      .on('error', ({status, message}: Error & {status: number}) => {
        if (response.headersSent) {
          response.destroy();
          return;
        }
        // These headers describe the file, not the error response.
        for (const name of ['Content-Length', 'ETag', 'Last-Modified']) {
          response.removeHeader(name);
        }
        if (status === 404) {
          answerNotFound(response);
        } else {
          refuse(response, status, message);
        }
      })
      .pipe(response);
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const target = request.url ?? '/';
    // A target that begins with two slashes is a path, not another host.
    const address = target.startsWith('/') ? `${ORIGIN}${target}` : target;
    if (!URL.canParse(address, ORIGIN)) {
      refuse(response, 400, 'Malformed URL.');
      return;
    }
    const url = new URL(address, ORIGIN);
    const pathname = url.pathname.replaceAll(/\/{2,}/g, '/');
    response.setHeader('Cache-Control', CACHE_CONTROL);
    for (const [name, value] of Object.entries(headersOf(pathname))) {
      response.setHeader(name, value);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405, 'Method not allowed. Use GET or HEAD.', {
        Allow: 'GET, HEAD',
      });
      return;
    }
    // Repeated slashes are another path to the page's scripts.
    if (pathname !== url.pathname) {
      redirect(response, pathname + url.search);
      return;
    }
    if (!pathname.startsWith(baseUrl)) {
      if (`${pathname}/` === baseUrl) {
        redirect(response, baseUrl + url.search);
      } else {
        answerNotFound(response);
      }
      return;
    }
    const inner = pathname.slice(baseUrl.length - 1);
    const page = inner.replace(/\/(?:index\.html)?$/, '');
    if (inner !== '/' && page !== inner) {
      redirect(response, `${baseUrl.slice(0, -1)}${page || '/'}${url.search}`);
    } else {
      sendFile(request, response, inner === '/' ? '/index.html' : inner);
    }
  }

  function answerOnceThere(
    request: IncomingMessage,
    response: ServerResponse,
    tries: number,
  ): void {
    if (fs.existsSync(directory)) {
      answer(request, response);
    } else if (tries > 0) {
      setTimeout(() => {
        answerOnceThere(request, response, tries - 1);
      }, PATIENCE.pause);
    } else {
      refuse(response, 503, 'The site is not built yet. Run npm run build.', {
        'Retry-After': '5',
      });
    }
  }

  return (request, response) => {
    compress(
      // The middleware is typed for Express but only needs what node:http
      // provides.
      request as Parameters<typeof compress>[0],
      response as Parameters<typeof compress>[1],
      () => {
        answerOnceThere(request, response, PATIENCE.tries);
      },
    );
  };
}
