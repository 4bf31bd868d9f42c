import {guessLanguage} from './markup/python-code';

/** Languages that the site highlights. Other code is plain text. */
const KNOWN = new Set([
  'bash',
  'console',
  'diff',
  'ini',
  'json',
  'powershell',
  'python',
  'sql',
  'text',
  'toml',
  'yaml',
]);

const ALIASES: Readonly<Record<string, string>> = {
  default: 'python',
  doctest: 'python',
  ipython: 'python',
  ipython3: 'python',
  plaintext: 'text',
  py: 'python',
  py3: 'python',
  pycon: 'python',
  python3: 'python',
  sh: 'bash',
  shell: 'bash',
  none: 'text',
  txt: 'text',
  yml: 'yaml',
};

/**
 * The language of a code block: the one of its fence if the site supports it,
 * Python for doctests and for Python statements without a language.
 */
export function codeLanguage(
  fence: string | null | undefined,
  code: string,
): string {
  const name = fence?.toLowerCase() ?? '';
  const language = ALIASES[name] ?? name;
  if (KNOWN.has(language)) {
    return language;
  }
  const isSession = /^\s*>>> /m.test(code);
  return name === '' && (isSession || guessLanguage(code.split('\n')) !== '')
    ? 'python'
    : 'text';
}
