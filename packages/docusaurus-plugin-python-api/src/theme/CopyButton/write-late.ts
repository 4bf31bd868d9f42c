/**
 * Copies text that is still loading to the clipboard. Safari rejects text that
 * arrives after the click event, but accepts a promise.
 *
 * @param text - resolves to the text.
 * @throws Error if the text can't be loaded, or the clipboard rejects it.
 */
export async function writeLate(text: Promise<string>): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
  } catch {
    // Older browsers don't support clipboard items, or promises in them.
    await navigator.clipboard.writeText(await text);
  }
}
