/** Matches marks of Markdown. An underscore in a word is none. */
const MARKS = /[\\`*[\]<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** Escapes text, so that Markdown shows it as it is. */
export function escapeText(text: string): string {
  return text.replace(MARKS, String.raw`\$&`);
}
