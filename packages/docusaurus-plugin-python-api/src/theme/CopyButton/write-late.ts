/**
 * Puts a text on the clipboard that is still on its way. Safari refuses a text
 * that comes after the click, and takes a promise of it.
 *
 * @param text - the text, once it is there.
 * @throws Error when the text doesn't come, or the clipboard refuses it.
 */
export async function writeLate(text: Promise<string>): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
  } catch {
    // Older browsers have no such items, or none that take a promise of a text.
    await navigator.clipboard.writeText(await text);
  }
}
