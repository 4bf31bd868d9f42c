import {Prism} from 'prism-react-renderer';

/** What Python 2 had and Python 3 has not. */
const GONE =
  'basestring|buffer|cmp|coerce|execfile|file|intern|long|raw_input|reduce|reload|unichr|unicode|xrange';

function rewrite<T>(pattern: T, write: (source: string) => string): T | RegExp {
  return pattern instanceof RegExp
    ? new RegExp(write(pattern.source), pattern.flags)
    : pattern;
}

/** Brings Prism's grammars to the languages as these pages write them. */
export function mendGrammars(): void {
  const {python, yaml} = Prism.languages;
  if (python && 'builtin' in python) {
    Object.assign(python, {
      keyword: rewrite(python.keyword, (source) =>
        source.replace(/\|(?:exec|print)(?=\|)/g, ''),
      ),
      builtin: rewrite(python.builtin, (source) =>
        source
          .replace(new RegExp(`\\|(?:${GONE})(?=\\|)`, 'g'), '')
          .replace('|property|', '|print|property|'),
      ),
    });
  }
  if (yaml) {
    // The star of `COUNT(*)` stands for itself.
    yaml.important = /(?<![\w(])[*&]\w[^\s[\]{},)]*/;
  }
}
