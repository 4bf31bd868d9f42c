import {Prism} from 'prism-react-renderer';
import {mendGrammars} from './mend-grammars';
import './mount-prism';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-diff.js';
import 'prismjs/components/prism-docker.js';
import 'prismjs/components/prism-ini.js';
import 'prismjs/components/prism-powershell.js';
import 'prismjs/components/prism-sql.js';
import 'prismjs/components/prism-toml.js';

type Grammar = typeof Prism.languages.python;

/** Names that are no name of a grammar, and the grammar that serves them. */
const ALIASES: Readonly<Record<string, string>> = {
  console: 'pycon',
  jsonc: 'json5',
  ps1: 'powershell',
  sh: 'bash',
  zsh: 'bash',
};

/** What a reader calls a language. */
const LABELS: Readonly<Record<string, string>> = {
  bash: 'Shell',
  css: 'CSS',
  diff: 'Diff',
  docker: 'Dockerfile',
  dockerfile: 'Dockerfile',
  html: 'HTML',
  ini: 'INI',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  markdown: 'Markdown',
  powershell: 'PowerShell',
  py: 'Python',
  pycon: 'Python',
  python: 'Python',
  shell: 'Shell',
  sql: 'SQL',
  text: 'Text',
  toml: 'TOML',
  ts: 'TypeScript',
  tsx: 'TSX',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
  yml: 'YAML',
};

mendGrammars();

// A session of Python: what follows a prompt is code, the rest is its answer.
Prism.languages.pycon = {
  input: {
    pattern: /^(?:>>>|\.\.\.)(?: .*)?$/m,
    inside: {
      prompt: /^(?:>>>|\.\.\.) ?/,
      code: {pattern: /[\s\S]+/, inside: Prism.languages.python ?? {}},
    },
  },
};

/**
 * Finds the grammar of a language.
 *
 * @returns nothing for plain text and for languages that are not known.
 */
export function findGrammar(language: string): Grammar | undefined {
  const grammar: unknown =
    Prism.languages[ALIASES[language] ?? language] ?? undefined;
  return isGrammar(grammar) ? grammar : undefined;
}

/** A language in words, such as `Shell` for `bash`. */
export function labelOf(language: string): string {
  const name = ALIASES[language] ?? language;
  return LABELS[name] ?? name;
}

/** Prism keeps its own tools, which are functions, among the grammars. */
function isGrammar(value: unknown): value is Grammar {
  return (
    typeof value === 'object' && value !== null && Object.keys(value).length > 0
  );
}
