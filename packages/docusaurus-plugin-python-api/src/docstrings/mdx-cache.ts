import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {writeWhole} from '../files/write-whole';
import {readCodeVersion} from '../files/code-version';
import type {OnTex} from './elements';
import type {LinkName} from './link-names';
import {toMdx} from './to-mdx';

/** What turns docstrings into MDX besides the files of this folder. */
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
 * What a conversion asks while it runs: where a name leads, or a formula that it
 * could not show.
 */
type Question = {name: string; explicit: boolean; line: number} | {tex: string};

type Answer = string | null;

/** A conversion that ran, with all that it depended on besides its text. */
interface Conversion {
  questions: [Question, Answer][];
  mdx: string;
}

/** Several for a text that stands at places where its names lead elsewhere. */
type Conversions = Map<string, Conversion[]>;

/** Turns docstrings into MDX, and remembers for the next run what it made. */
export interface MdxCache {
  /** As `toMdx`, which runs only where a text or a link in it is new. */
  toMdx: (markdown: string, link: LinkName, onTex?: OnTex) => string;
  /** Keeps what was used since the cache was opened, and nothing else. */
  save: () => Promise<void>;
}

/**
 * Asks each question once, in order: a conversion that was told the same so far
 * asks the same next. So the reports of missing names are those of a first run.
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

/** A file that is damaged, or that other code wrote, is as good as none. */
async function load(file: string, version: string): Promise<Conversions> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const end = text.indexOf('\n');
  const json = text.slice(end + 1);
  return end > 0 && text.slice(0, end) === seal(version, json)
    ? new Map(JSON.parse(json) as [string, Conversion[]][])
    : new Map();
}

/** What a process that opens a cache again and again remembers of it. */
export interface MdxMemory {
  version?: string;
  conversions?: Conversions;
}

/**
 * @param file where the conversions are kept
 * @param memory where they are kept for this process besides
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
