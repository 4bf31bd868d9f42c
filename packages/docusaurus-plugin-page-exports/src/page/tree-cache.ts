import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** A folder of packed parsed trees, one per file. */
export interface TreeCache {
  /** Returns a tree that was added before, or undefined. */
  find: (name: string, text: string) => Buffer | undefined;
  add: (name: string, text: string, packed: Buffer) => void;
  /** Removes the trees that haven't been found or added for a week. */
  prune: () => void;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const CHECKSUM_BYTES = 32;

/** The names of trees, as the folder may contain other files. */
const FILE = /^[\da-f]{64}$/;

function hash(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}

/** Ignores errors: an unreadable or unwritable cache must not stop a build. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

function ageOf(file: string): number {
  return Date.now() - fs.statSync(file).mtimeMs;
}

/** Returns the content of a file, or undefined if it is missing or damaged. */
function readChecked(file: string): Buffer | undefined {
  const written = attempt(() => fs.readFileSync(file));
  if (written === undefined) {
    return undefined;
  }
  const packed = written.subarray(CHECKSUM_BYTES);
  const isWhole = hash(packed).equals(written.subarray(0, CHECKSUM_BYTES));
  return isWhole ? packed : undefined;
}

/**
 * Opens a folder of parsed trees. If the disk is full or read-only, trees
 * aren't kept, and their pages are parsed again by the next build.
 *
 * @param folder - its absolute path; it is created when the first tree is
 * added.
 * @param key - what else a tree depends on besides the text of its page. Trees
 * with another key are not found.
 */
export function openTreeCache(folder: string, key: string): TreeCache {
  const fileOf = (name: string, text: string) => {
    const facts = JSON.stringify([key, name, text]);
    return path.join(folder, hash(facts).toString('hex'));
  };
  return {
    find(name, text) {
      const file = fileOf(name, text);
      const packed = readChecked(file);
      attempt(() => {
        if (packed && ageOf(file) > DAY_MS) {
          fs.utimesSync(file, new Date(), new Date());
        }
      });
      return packed;
    },
    add(name, text, packed) {
      attempt(() => {
        fs.mkdirSync(folder, {recursive: true});
        // The checksum detects a file that was only partly written.
        fs.writeFileSync(
          fileOf(name, text),
          Buffer.concat([hash(packed), packed]),
        );
      });
    },
    prune() {
      const names = attempt(() => fs.readdirSync(folder)) ?? [];
      for (const name of names.filter((one) => FILE.test(one))) {
        attempt(() => {
          const file = path.join(folder, name);
          if (ageOf(file) > 7 * DAY_MS) {
            fs.rmSync(file);
          }
        });
      }
    },
  };
}
