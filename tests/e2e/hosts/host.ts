import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {product} from '../../../config/product';

const build = path.resolve(__dirname, '..', '..', '..', 'build');

/** A host's reply to a path: a file of the upload, or a redirect. */
export type Reply = {file: string} | {redirect: string} | undefined;

/** The fixed behaviour of a host. */
export interface Habits {
  name: string;
  /** Whether an upload omits a file. */
  drops: (file: string) => boolean;
  /**
   * Resolves a path without base URL but with a leading slash.
   *
   * @param has - whether the upload has a file.
   * @param find - finds a file of the upload by its lower-case name.
   */
  resolve: (
    pathname: string,
    has: (file: string) => boolean,
    find: (name: string) => string | undefined,
  ) => Reply;
}

const isHidden = (file: string) =>
  file.split('/').some((part) => part.startsWith('.'));

/** Serves files; finds pages without their extension, but not with a slash. */
const githubPages: Habits = {
  name: 'GitHub Pages',
  // https://github.com/actions/upload-pages-artifact/releases/tag/v4.0.0
  drops: isHidden,
  resolve(pathname, has) {
    if (pathname.endsWith('/')) {
      const index = `${pathname.slice(1)}index.html`;
      return has(index) ? {file: index} : undefined;
    }
    const file = pathname.slice(1);
    const found = [file, `${file}.html`].find(has);
    if (found !== undefined) {
      return {file: found};
    }
    return has(`${file}/index.html`) ? {redirect: `${pathname}/`} : undefined;
  },
};

/** Ignores trailing slashes and case. */
const netlify: Habits = {
  name: 'Netlify',
  drops: (file) => isHidden(file) && !file.startsWith('.well-known/'),
  resolve(pathname, has, find) {
    const file = pathname.replace(/\/+$/, '').slice(1).toLowerCase();
    const wanted = [file, `${file}.html`, path.posix.join(file, 'index.html')];
    const found = wanted.map(find).find((name) => name !== undefined);
    return found === undefined ? undefined : {file: found};
  },
};

/** Serves exact keys: pages need their extension, and folders have an index. */
const s3: Habits = {
  name: 'S3',
  drops: () => false,
  resolve(pathname, has) {
    const key = pathname.slice(1);
    if (pathname.endsWith('/')) {
      return has(`${key}index.html`) ? {file: `${key}index.html`} : undefined;
    }
    if (has(key)) {
      return {file: key};
    }
    return has(`${key}/index.html`) ? {redirect: `${pathname}/`} : undefined;
  },
};

export const HOSTS: readonly Habits[] = [githubPages, netlify, s3];

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The paths of all files of the built site, with forward slashes. */
export const files: readonly string[] = fs
  .readdirSync(build, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile())
  .map((entry) =>
    path
      .relative(build, path.join(entry.parentPath, entry.name))
      .split(path.sep)
      .join('/'),
  )
  .sort();

export function readBuilt(file: string): Buffer {
  return fs.readFileSync(path.join(build, file));
}

export interface Host {
  origin: string;
  close: () => Promise<void>;
}

const agent = new http.Agent({keepAlive: true});

/** Requests a URL from a host; `fetch` would take three times as long. */
export function ask(url: string): Promise<{status: number; body: Buffer}> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, {agent}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks),
        });
      });
    });
    request.on('error', reject);
  });
}

/** Serves the built site from a small server that behaves like a host. */
export async function startHost({drops, resolve}: Habits): Promise<Host> {
  const uploaded = files.filter((file) => !drops(file));
  const known = new Set(uploaded);
  const has = (file: string) => known.has(file);
  // Of two names that differ only in case, the first one wins.
  const byName = new Map(
    uploaded.toReversed().map((file) => [file.toLowerCase(), file]),
  );
  const find = (name: string) => byName.get(name);
  const server = http.createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    const inner = `/${decodeURI(pathname).slice(product.baseUrl.length)}`;
    const reply =
      inner === '/' ? {file: 'index.html'} : resolve(inner, has, find);
    if (reply && 'redirect' in reply) {
      response.writeHead(302, {
        Location: product.baseUrl.slice(0, -1) + reply.redirect + search,
      });
      response.end();
      return;
    }
    const file = reply?.file ?? '404.html';
    response.writeHead(reply ? 200 : 404, {
      'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      // The header that GitHub Pages sends for every file.
      'Cache-Control': 'max-age=600',
    });
    response.end(readBuilt(file));
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => {
          closed();
        });
        server.closeAllConnections();
      }),
  };
}
