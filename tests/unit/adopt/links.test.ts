import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {product} from '../../../config/product';
import {completeAnswers} from '../../../scripts/lib/adopt/answers';
import {makePlan} from '../../../scripts/lib/adopt/make-plan';
import {isClone} from '../support/is-clone';

const root = path.join(import.meta.dirname, '..', '..', '..');

/** Files that the documents tell people to create. */
const TO_BE_MADE = new Set([
  'docs/glossary.yml',
  'docs/identifiers.yml',
  'tests/e2e/own/',
  'tests/integration/',
]);

/** The documents of this repository by path, after adoption. */
const pages = new Map<string, string>();
const paths = new Set<string>();

function isThere(file: string): boolean {
  return paths.has(path.posix.normalize(file).replace(/\/$/, ''));
}

function isWritten(file: string): boolean {
  return /\.md$/.test(file) && !/CHANGELOG\.md$|\/tests\//.test(file);
}

beforeAll(async () => {
  const plan = await makePlan({
    root,
    answers: completeAnswers({name: 'Kelp', sdk: '../kelp'}),
    sdk: {path: 'sdk', files: new Map([['sdk/kelp.py', Buffer.from('')]])},
    earlier: undefined,
    history: {
      head: '0'.repeat(40),
      findBrought: (files) => Promise.resolve(new Set(files)),
      readAdopted: () => Promise.resolve(undefined),
      findCommitted: (files) => Promise.resolve(new Set(files)),
    },
    current: product,
    keepsGuides: false,
    today: '2026-01-31',
  });
  const removed = new Set(plan.removals);
  const listed = execFileSync('git', ['ls-files', '-z'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\0');
  const files = [...listed, ...plan.writes.keys()].filter(
    (file) =>
      file !== '' &&
      !removed.has(file) &&
      (plan.writes.has(file) || fs.existsSync(path.join(root, file))),
  );
  for (const file of files) {
    for (let one = file; one !== '.'; one = path.posix.dirname(one)) {
      paths.add(one);
    }
    if (isWritten(file)) {
      const bytes = plan.writes.get(file)?.bytes;
      const text = bytes ?? fs.readFileSync(path.join(root, file));
      // Code blocks contain only examples.
      pages.set(file, text.toString().replaceAll(/^```[^]*?^```/gm, ''));
    }
  }
});

describe.runIf(isClone)('the documents of an adopted repository', () => {
  it('link only to existing files', () => {
    const dead = [...pages].flatMap(([file, text]) =>
      [...text.replaceAll(/`[^`\n]*`/g, '').matchAll(/\]\(([^)#\s]+)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !/^(?:\w+:|\/)/.test(target))
        .filter(
          (target) => !isThere(path.posix.join(path.dirname(file), target)),
        )
        .map((target) => `${file}: ${target}`),
    );
    expect(pages.size).toBeGreaterThan(15);
    expect(dead).toEqual([]);
  });

  it('mention only existing files', () => {
    const dead = [...pages]
      .filter(([file]) => !file.startsWith('packages/'))
      .flatMap(([file, text]) =>
        [
          ...text.matchAll(
            /`((?:config|docs|scripts|sdk|tests)\/[\w/.-]+)`(?! of that package| of the package)/g,
          ),
        ]
          .map(([, name = '']) => name)
          .filter((name) => !isThere(name) && !TO_BE_MADE.has(name))
          .map((name) => `${file}: ${name}`),
      );
    expect(dead).toEqual([]);
  });
});
