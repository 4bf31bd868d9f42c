const TRACEBACK = 'Traceback (most recent call last)';
/** Matches an exception without its module, before its message or at the end. */
const EXCEPTION =
  /(?<!\p{L})\p{Lu}\w*(?:Error|Exception|Interrupt|Warning)(?=:|\s*$)/gu;
/** Matches the severity with which a program introduces a message. */
const SEVERITY = /^\s*(?:critical|error|fatal|warning)\s*:\s*(?=\S)/i;

/**
 * Returns the message in pasted output: a traceback ends with it, and other
 * words of the output, such as `File` and `line`, are on many pages.
 */
export function findMessage(text: string): string {
  const start = text.includes(TRACEBACK)
    ? Array.from(text.matchAll(EXCEPTION)).at(-1)?.index
    : undefined;
  return text.slice(start).replace(SEVERITY, '');
}
