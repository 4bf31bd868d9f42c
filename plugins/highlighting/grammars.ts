import type {Prism} from 'prism-react-renderer';
import {refractor, type Syntax} from 'refractor';
import docker from 'refractor/docker';
import json5 from 'refractor/json5';
import jsx from 'refractor/jsx';
import powershell from 'refractor/powershell';
import toml from 'refractor/toml';
import tsx from 'refractor/tsx';

type Grammar = Parameters<typeof Prism.tokenize>[1];

/** Language names without a grammar of their own, and the grammar to use. */
const ALIASES = new Map(
  Object.entries({
    console: 'bash',
    jsonc: 'json5',
    ps1: 'powershell',
    sh: 'bash',
    zsh: 'bash',
  }),
);

/** The display names of languages. */
const LABELS = new Map(
  Object.entries({
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
    'shell-session': 'Shell',
    sql: 'SQL',
    text: 'Text',
    toml: 'TOML',
    ts: 'TypeScript',
    tsx: 'TSX',
    typescript: 'TypeScript',
    xml: 'XML',
    yaml: 'YAML',
    yml: 'YAML',
  }),
);

/** Built-ins of Python 2 that Python 3 has removed. */
const REMOVED =
  'basestring|buffer|cmp|coerce|execfile|file|intern|long|raw_input|reduce|reload|unichr|unicode|xrange';

function rewrite(pattern: unknown, write: (source: string) => string): RegExp {
  if (!(pattern instanceof RegExp)) {
    throw new Error(
      "refractor's Python grammar no longer has the expected pattern: update fixGrammars in plugins/highlighting/grammars.ts.",
    );
  }
  return new RegExp(write(pattern.source), pattern.flags);
}

/**
 * Creates the grammar of an interactive session: code follows a prompt, and
 * everything else is output.
 *
 * @param code - the language of the input.
 * @param input - matches a prompt with its input.
 * @param prompt - matches the prompt at the start of the input.
 */
function createSession(
  displayName: string,
  code: string,
  input: RegExp,
  prompt: RegExp,
): Syntax {
  return Object.assign(
    ({languages}: typeof refractor) => {
      languages[displayName] = {
        input: {
          pattern: input,
          inside: {
            prompt,
            code: {pattern: /[\s\S]+/, inside: languages[code] ?? {}},
          },
        },
      };
    },
    {displayName},
  );
}

const pycon = createSession(
  'pycon',
  'python',
  /^(?:>>>|\.\.\.)(?: .*)?$/m,
  /^(?:>>>|\.\.\.) ?/,
);

/** Refractor's grammar doesn't mark prompts, and accepts others than `$`. */
const shellSession = createSession(
  'shell-session',
  'bash',
  // A line that ends with a backslash continues on the next.
  /^\$ (?:.*\\\n)*.*$/m,
  /^\$ /,
);

/** Adapts the grammars to Python 3, and to YAML with SQL in it. */
function fixGrammars({languages: {python, yaml}}: typeof refractor): void {
  if (python && 'builtin' in python) {
    Object.assign(python, {
      keyword: rewrite(python.keyword, (source) =>
        source.replace(/\|(?:exec|print)(?=\|)/g, ''),
      ),
      builtin: rewrite(python.builtin, (source) =>
        source
          .replace(new RegExp(`\\|(?:${REMOVED})(?=\\|)`, 'g'), '')
          .replace('|property|', '|print|property|'),
      ),
    });
  }
  if (yaml) {
    // The asterisk in `COUNT(*)` is not an alias.
    Object.assign(yaml, {important: /(?<![\w(])[*&]\w[^\s[\]{},)]*/});
  }
}

fixGrammars(refractor);
for (const syntax of [
  docker,
  json5,
  jsx,
  powershell,
  pycon,
  shellSession,
  toml,
  tsx,
]) {
  refractor.register(syntax);
}

const KNOWN = new Set(refractor.listLanguages());

/**
 * Returns the grammar of a language.
 *
 * @param language - the name of a fence's language, in lower case.
 * @returns undefined for unknown languages.
 */
export function findGrammar(language: string): Grammar | undefined {
  const name = ALIASES.get(language) ?? language;
  return KNOWN.has(name) ? refractor.languages[name] : undefined;
}

/** The display name of a language, such as `Shell` for `bash`. */
export function labelOf(language: string): string {
  const name = ALIASES.get(language) ?? language;
  return LABELS.get(name) ?? name;
}
