import type {PhrasingContent} from 'mdast';

/** The element of raised or lowered text. */
export type Script = 'sub' | 'sup';

const PLAIN = '0123456789+-−=()';

const IN_UNICODE: Readonly<Record<Script, string>> = {
  sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾',
  sub: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎',
};

/**
 * Writes a raised or lowered number in Unicode.
 *
 * @returns undefined if Unicode lacks a character.
 */
export function toUnicode(script: Script, text: string): string | undefined {
  const letters = Array.from(
    text,
    (letter) => IN_UNICODE[script][PLAIN.indexOf(letter)],
  );
  return letters.includes(undefined) ? undefined : letters.join('');
}

/**
 * Writes raised or lowered text. A number becomes Unicode, because 10⁻⁶ is
 * what people and language models expect in a text that isn't rendered, and it
 * looks the same when it is. Unicode has no other complete alphabet of either
 * kind (a raised ε, for instance, is missing), so anything else stays HTML,
 * which Markdown readers and Jupyter render.
 */
export function writeScript(
  script: Script,
  children: readonly PhrasingContent[],
): PhrasingContent[] {
  const [only, ...others] = children;
  const value =
    only?.type === 'text' && others.length === 0
      ? toUnicode(script, only.value)
      : undefined;
  return value === undefined
    ? [
        {type: 'html', value: `<${script}>`},
        ...children,
        {type: 'html', value: `</${script}>`},
      ]
    : [{type: 'text', value}];
}
