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
type Question = {name: string; explicit: boolean; line: number} | {tex: string};

type Answer = string | null;

/** A completed conversion, with everything it depended on besides its text. */
interface Conversion {
  questions: [Question, Answer][];
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
 * same answers so far make the same next callback, so that missing names are
 * reported as in a first run.
 */
class Interview {
  private readonly answers: Answer[] = [];

  constructor(
    private readonly link: LinkName,
    private readonly onTex: OnTex,
  ) {}

  ask(index: number, question: Question): Answer {
    const known = this.answers[index];
    if (known !== undefined) {
      return known;
    }
    const answer = this.answer(question);
    this.answers[index] = answer;
    return answer;
  }

  private answer(question: Question): Answer {
    if ('tex' in question) {
      this.onTex(question.tex);
      return null;
    }
    const {name, explicit, line} = question;
    return this.link(name, explicit, line) ?? null;
  }
}

function isSame({questions}: Conversion, interview: Interview): boolean {
  return questions.every(
    ([question, answer], index) => interview.ask(index, question) === answer,
  );
}

function convert(markdown: string, interview: Interview): Conversion {
  const questions: Conversion['questions'] = [];
  const ask = (question: Question): Answer => {
    const answer = interview.ask(questions.length, question);
    questions.push([question, answer]);
    return answer;
  };
  const mdx = toMdx(
    markdown,
    (name, explicit, line) => ask({name, explicit, line}) ?? undefined,
    (tex) => {
      ask({tex});
    },
  );
  return {questions, mdx};
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
      const interview = new Interview(link, onTex);
      const candidates = new Set([
        ...(used.get(markdown) ?? []),
        ...(known.get(markdown) ?? []),
      ]);
      const found = [...candidates].find((one) => isSame(one, interview));
      return use(markdown, found ?? convert(markdown, interview));
    },
    save: async () => {
      const json = JSON.stringify([...used]);
      await writeWhole(file, `${seal(version, json)}\n${json}`);
    },
  };
}
