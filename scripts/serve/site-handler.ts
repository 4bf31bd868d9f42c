import fs from 'node:fs';
import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import {headersFor, parseHeadersFile} from '../../lib/security/headers-file';

function setSecurityHeaders(directory: string) {
  const file = path.join(directory, '_headers');
  const rules = fs.existsSync(file)
    ? parseHeadersFile(fs.readFileSync(file, 'utf8'))
    : [];
  return (response: ServerResponse, pathname: string) => {
    // Pages are asked for again each time; what is hashed says otherwise.
    response.setHeader('Cache-Control', 'no-cache');
    for (const [name, value] of Object.entries(headersFor(rules, pathname))) {
      response.setHeader(name, value);
    }
  };
}

function redirect(response: ServerResponse, location: string): void {
  response.statusCode = 301;
  response.setHeader('Location', location);
  response.end();
}

/**
 * Answers requests for a built site as a static host does: `.html` files
 * without their ending, one address a page (no trailing slash, no
 * `/index.html`), `404.html` with status 404, compressed text, the headers of
 * the build's own `_headers` file.
 *
 * @param directory - the built site.
 * @param baseUrl - the path it is served at, a slash at both ends.
 */
export function createSiteHandler(
  directory: string,
  baseUrl: string,
): RequestListener {
  const setHeaders = setSecurityHeaders(directory);
  const notFound = path.join(directory, '404.html');
  const compress = compression();

  function answerNotFound(response: ServerResponse): void {
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      fs.existsSync(notFound) ? fs.readFileSync(notFound) : 'Not found',
    );
  }

  const serveFile = sirv(directory, {
    etag: true,
    extensions: ['html'],
    onNoMatch: (_request, response) => {
      answerNotFound(response);
    },
  });

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const address = request.url ?? '/';
    if (!URL.canParse(address, 'http://localhost')) {
      response.statusCode = 400;
      response.end('Bad request');
      return;
    }
    const url = new URL(address, 'http://localhost');
    // Two slashes in front of a redirect's target would name another host.
    const pathname = url.pathname.replaceAll(/\/{2,}/g, '/');
    setHeaders(response, pathname);
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
      return;
    }
    if (inner === '/_headers') {
      answerNotFound(response);
      return;
    }
    request.url = inner + url.search;
    serveFile(request, response);
  }

  return (request, response) => {
    compress(
      // The middleware is typed for Express and needs only what node:http has.
      request as Parameters<typeof compress>[0],
      response as Parameters<typeof compress>[1],
      () => {
        answer(request, response);
      },
    );
  };
}
