import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../../scripts/lib/paths';

/** The folders of contributor documents. */
const FOLDERS = ['', 'contributing', 'contributing/packages', 'sdk'];

const FENCED = /^( *)(`{3,}).*?^\1\2 *$/gms;
const IN_CODE = /`([^`\n]+)`/g;

/** A path in one of the repository's folders. */
const PATH =
  /^(?:config|deploy|docs|packages|plugins|scripts|sdk|src|static|templates|tests)\/[\w./-]*$/;
const OWN = 'tests/e2e/own/';

function listDocuments(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => path.posix.join(folder, name)),
  );
}

/** Pages about a package use paths relative to its folder. */
const STARTS = [
  root,
  ...readdirSync(path.join(root, 'packages')).map((name) =>
    path.join(root, 'packages', name),
  ),
];

function findMissing(document: string): string[] {
  const text = readFileSync(path.join(root, document), 'utf8');
  return [...text.replaceAll(FENCED, '').matchAll(IN_CODE)]
    .map(([, code = '']) => code)
    .filter((code) => PATH.test(code) && code !== OWN)
    .filter(
      (code) => !STARTS.some((start) => existsSync(path.join(start, code))),
    )
    .map((code) => `${document}: ${code}`);
}

it('documents mention only files and folders that exist', () => {
  const documents = listDocuments();
  expect(documents).toContain('CONTRIBUTING.md');
  expect(documents.flatMap(findMissing)).toEqual([]);
});
