const NAME = /[A-Za-z_][\w.]*(?:\(\))?/.source;
const ROLE = /:(?:\w+:)?\w+:`[^`]+`/.source;

/** An entry such as `mean, numpy.std : The average`, with or without roles. */
const ENTRY = new RegExp(
  `^((?:${NAME}|${ROLE})(?:, ?(?:${NAME}|${ROLE}))*)(?: *: +(.*)| *:)?$`,
);

/** A word of prose before a colon, as in `Note: this`. */
const PROSE = /^(?:[A-Z][a-z]+|[a-z]{1,3})$/;

/**
 * Puts the names in a "See also" section into backticks, so that they are linked.
 * Other lines are kept.
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
