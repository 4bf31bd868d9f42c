/** Languages that the site highlights; any other fence is plain text. */
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
 * The language to highlight a block as: the one its fence names if the site
 * knows it, Python for a doctest or a block without a name.
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
  return name === '' && /^\s*>>> /m.test(code) ? 'python' : 'text';
}
