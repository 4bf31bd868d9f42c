import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {writeWhole} from '../files/write-whole';
import {readCodeVersion} from '../files/code-version';
import type {OnTex} from './elements';
import type {LinkName} from './link-names';
import {toMdx} from './to-mdx';

/** Libraries that convert docstrings to MDX, in addition to this folder. */
const LIBRARIES = [
  'katex',
  'mdast-util-from-markdown',
  'mdast-util-gfm',
  'mdast-util-mdx',
  'mdast-util-to-markdown',
  'mdast-util-to-string',
  'micromark-extension-gfm',
  'unist-util-visit',
];

/**
 * A callback of a conversion: a name to link, or a formula that could not be
 * rendered.
 */
type Callback = {name: string; explicit: boolean; line: number} | {tex: string};

type CallbackResult = string | null;

/** A completed conversion, with everything it depended on besides its text. */
interface Conversion {
  callbacks: [Callback, CallbackResult][];
  mdx: string;
}

/** A text has several if its names have different links in different places. */
type Conversions = Map<string, Conversion[]>;

/** Converts docstrings to MDX, and caches the results for the next run. */
export interface MdxCache {
  /** Like `toMdx`, which runs only if a text or one of its links is new. */
  toMdx: (markdown: string, link: LinkName, onTex?: OnTex) => string;
  /** Saves only what has been used since the cache was opened. */
  save: () => Promise<void>;
}

/**
 * Makes each callback once, in order. Conversions of a text that have received the
 * same results so far make the same next callback, so that missing names are
 * reported as in a first run.
 */
class CallbackRunner {
  private readonly results: CallbackResult[] = [];

  constructor(
    private readonly link: LinkName,
    private readonly onTex: OnTex,
  ) {}

  run(index: number, callback: Callback): CallbackResult {
    const known = this.results[index];
    if (known !== undefined) {
      return known;
    }
    const result = this.runOnce(callback);
    this.results[index] = result;
    return result;
  }

  private runOnce(callback: Callback): CallbackResult {
    if ('tex' in callback) {
      this.onTex(callback.tex);
      return null;
    }
    const {name, explicit, line} = callback;
    return this.link(name, explicit, line) ?? null;
  }
}

function isSame({callbacks}: Conversion, runner: CallbackRunner): boolean {
  return callbacks.every(
    ([callback, result], index) => runner.run(index, callback) === result,
  );
}

function convert(markdown: string, runner: CallbackRunner): Conversion {
  const callbacks: Conversion['callbacks'] = [];
  const run = (callback: Callback): CallbackResult => {
    const result = runner.run(callbacks.length, callback);
    callbacks.push([callback, result]);
    return result;
  };
  const mdx = toMdx(
    markdown,
    (name, explicit, line) => run({name, explicit, line}) ?? undefined,
    (tex) => {
      run({tex});
    },
  );
  return {callbacks, mdx};
}

function seal(version: string, json: string): string {
  return createHash('sha256').update(version).update(json).digest('hex');
}

/** Loads the cache, unless it is damaged or from another version of the code. */
async function load(file: string, version: string): Promise<Conversions> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const end = text.indexOf('\n');
  const json = text.slice(end + 1);
  return end > 0 && text.slice(0, end) === seal(version, json)
    ? new Map(JSON.parse(json) as [string, Conversion[]][])
    : new Map();
}

/** The state that a process keeps if it opens a cache repeatedly. */
export interface MdxMemory {
  version?: string;
  conversions?: Conversions;
}

/**
 * @param file where the conversions are stored
 * @param memory an additional cache for this process
 */
export async function openMdxCache(
  file: string,
  memory: MdxMemory = {},
): Promise<MdxCache> {
  const version = (memory.version ??= await readCodeVersion(
    [import.meta.dirname],
    LIBRARIES,
  ));
  const known = memory.conversions ?? (await load(file, version));
  const used: Conversions = new Map();
  memory.conversions = used;
  const use = (markdown: string, conversion: Conversion): string => {
    const conversions = used.get(markdown) ?? [];
    if (!conversions.includes(conversion)) {
      used.set(markdown, [...conversions, conversion]);
    }
    return conversion.mdx;
  };
  return {
    toMdx: (markdown, link, onTex = () => undefined) => {
      const runner = new CallbackRunner(link, onTex);
      const candidates = new Set([
        ...(used.get(markdown) ?? []),
        ...(known.get(markdown) ?? []),
      ]);
      const found = [...candidates].find((one) => isSame(one, runner));
      return use(markdown, found ?? convert(markdown, runner));
    },
    save: async () => {
      const json = JSON.stringify([...used]);
      await writeWhole(file, `${seal(version, json)}\n${json}`);
    },
  };
}
