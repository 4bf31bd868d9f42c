import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createIntegrity} from '../src/integrity';

describe('the integrity of the files of a page', () => {
  let outDir: string;
  let complete: (html: string) => string;
  const TEXT = 'start()';
  const DIGEST = `sha256-${createHash('sha256').update(TEXT).digest('base64')}`;

  beforeAll(() => {
    outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'integrity-'));
    for (const file of ['main.js', 'site.css']) {
      fs.writeFileSync(path.join(outDir, file), TEXT);
    }
    complete = createIntegrity({outDir, baseUrl: '/docs/'});
  });

  afterAll(() => {
    fs.rmSync(outDir, {recursive: true});
  });

  it('is added for scripts and stylesheets, however their tags are written', () => {
    expect(complete('<script src="/docs/main.js" defer></script>')).toBe(
      `<script src="/docs/main.js" defer integrity="${DIGEST}"></script>`,
    );
    expect(complete('<link rel=StyleSheet href=/docs/site.css />')).toBe(
      `<link rel=StyleSheet href=/docs/site.css integrity="${DIGEST}">`,
    );
  });

  it('leaves tags in the text of a script unchanged', () => {
    const text = `insert('<script src=/docs/main.js><\\/script><link rel=stylesheet href=/docs/site.css>')`;
    for (const page of [
      `<script>${text}</script>`,
      `<SCRIPT type=module>${text}</SCRIPT >`,
    ]) {
      expect(complete(page)).toBe(page);
      expect(complete(`${page}<script src=/docs/main.js></script>`)).toBe(
        `${page}<script src=/docs/main.js integrity="${DIGEST}"></script>`,
      );
    }
  });

  it('is added where attributes contain tags, and never to those', () => {
    for (const before of [
      '<meta property=og:title content="The <script> element">',
      '<a title="Use <link rel=stylesheet href=/docs/site.css>">',
      '<!-- <script src=/docs/main.js></script> -->',
      '<title>The <script src=/docs/main.js> element</title>',
    ]) {
      expect(complete(`${before}<script src=/docs/main.js></script>`)).toBe(
        `${before}<script src=/docs/main.js integrity="${DIGEST}"></script>`,
      );
    }
  });

  it('is added to the tag, whatever its attributes contain', () => {
    const tag =
      '<link title="a > b, href=/x or integrity=y" rel=stylesheet href=/docs/site.css';
    expect(complete(`${tag}>`)).toBe(`${tag} integrity="${DIGEST}">`);
  });

  it('keeps a digest that the page already has', () => {
    const tag = '<script src=/docs/main.js integrity=sha256-x></script>';
    expect(complete(tag)).toBe(tag);
  });

  it('is not added for files of other hosts, missing files and other links', () => {
    for (const tag of [
      '<script src=https://example.com/docs/main.js></script>',
      '<script src=//docs/main.js></script>',
      '<script src=/docs/gone.js></script>',
      '<script>import("/docs/main.js")</script>',
      '<link rel=icon href=/docs/main.js>',
      '<a href=/docs/main.js>',
    ]) {
      expect(complete(tag)).toBe(tag);
    }
  });
});
