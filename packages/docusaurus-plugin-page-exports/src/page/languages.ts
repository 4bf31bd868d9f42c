const FULL_NAMES = new Map(
  Object.entries({
    py: 'python',
    python3: 'python',
    yml: 'yaml',
    sh: 'bash',
    shell: 'bash',
    zsh: 'bash',
    ps1: 'powershell',
    pwsh: 'powershell',
  }),
);

/** Returns the full name of a language, in lower case: `python` for `py`. */
export function fullNameOf(language: string): string {
  const name = language.toLowerCase();
  return FULL_NAMES.get(name) ?? name;
}
