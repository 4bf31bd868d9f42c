const NAME = /[A-Za-z_][\w.]*(?:\(\))?/.source;
const ROLE = /:(?:\w+:)?\w+:`[^`]+`/.source;

/** `mean, numpy.std : The average` without any marks, roles included. */
const ENTRY = new RegExp(
  `^((?:${NAME}|${ROLE})(?:, ?(?:${NAME}|${ROLE}))*)(?: *: +(.*)| *:)?$`,
);

/** A word of prose before a colon: `Note: this`. */
const PROSE = /^(?:[A-Z][a-z]+|[a-z]{1,3})$/;

/**
 * Marks the names that a "See also" lists, which stand there bare, so that they
 * are links. Other lines stay as they are.
 */
export function markSeeAlso(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line.replace(ENTRY, (whole, names: string, words?: string) => {
        if (words !== undefined && PROSE.test(names) && words.endsWith(':')) {
          return whole;
        }
        const codes = names
          .split(/, ?/)
          .map((name) => (name.startsWith(':') ? name : `\`${name}\``));
        return `- ${codes.join(', ')}${words ? `: ${words}` : ''}`;
      }),
    )
    .join('\n');
}
