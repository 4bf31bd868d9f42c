/** A command with its arguments, split like in a shell. */
export interface CommandLine {
  /** Without quotes, and without assignments before the command. */
  words: string[];
  /** Line of the first word in the text, from 1. */
  line: number;
}

const ASSIGNMENT = /^[A-Za-z_]\w*\+?=/;

/** Words that are followed by a command. */
const PREFIXES: ReadonlySet<string> = new Set([
  '!',
  'do',
  'else',
  'exec',
  'if',
  'nohup',
  'sudo',
  'then',
  'time',
  'until',
  'while',
  '{',
]);

/** The character that continues a line, by language. */
const CONTINUATIONS = {bash: '\\', powershell: '`'} as const;

export type Shell = keyof typeof CONTINUATIONS;

/**
 * Extracts the commands of a script. It supports the syntax common in
 * documentation: quotes, comments, line continuations, lists and pipes, but not
 * here-documents and substitutions.
 */
export function splitCommands(text: string, shell: Shell): CommandLine[] {
  return new Scanner(text, CONTINUATIONS[shell])
    .scan()
    .map(stripPrefixes)
    .filter(({words}) => words.length > 0);
}

function stripPrefixes({words, line}: CommandLine): CommandLine {
  const start = words.findIndex(
    (word) => !ASSIGNMENT.test(word) && !PREFIXES.has(word),
  );
  return {words: start < 0 ? [] : words.slice(start), line};
}

class Scanner {
  private readonly commands: CommandLine[] = [];
  private words: string[] = [];
  private word: string | null = null;
  private line = 1;
  private start = 1;
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly escape: string,
  ) {}

  scan(): CommandLine[] {
    while (this.at < this.text.length) {
      this.step(this.text.charAt(this.at));
    }
    this.endCommand();
    return this.commands;
  }

  private step(sign: string): void {
    this.at += 1;
    if (sign === this.escape) {
      this.readEscaped();
    } else if (sign === '"' || sign === "'") {
      this.readQuoted(sign);
    } else if (sign === '#' && this.word === null) {
      this.skipComment();
    } else if (/[\n;|&()]/.test(sign)) {
      this.endCommand();
      this.line += Number(sign === '\n');
    } else if (/\s/.test(sign)) {
      this.endWord();
    } else {
      this.add(sign);
    }
  }

  private readEscaped(): void {
    const next = this.text.charAt(this.at);
    this.at += 1;
    if (next === '\n') {
      this.line += 1;
    } else {
      this.add(next);
    }
  }

  private readQuoted(quote: string): void {
    this.add('');
    while (this.at < this.text.length) {
      const sign = this.text.charAt(this.at);
      this.at += 1;
      if (sign === quote) {
        return;
      }
      if (sign === this.escape && quote === '"') {
        this.readEscaped();
      } else {
        this.add(sign);
        this.line += Number(sign === '\n');
      }
    }
  }

  private skipComment(): void {
    const end = this.text.indexOf('\n', this.at);
    this.at = end < 0 ? this.text.length : end;
  }

  private add(text: string): void {
    if (this.word === null && this.words.length === 0) {
      this.start = this.line;
    }
    this.word = (this.word ?? '') + text;
  }

  private endWord(): void {
    if (this.word !== null) {
      this.words.push(this.word);
      this.word = null;
    }
  }

  private endCommand(): void {
    this.endWord();
    if (this.words.length > 0) {
      this.commands.push({words: this.words, line: this.start});
      this.words = [];
    }
  }
}
