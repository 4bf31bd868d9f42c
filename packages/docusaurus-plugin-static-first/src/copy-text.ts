const copies = new Map<string, string>();

/**
 * Copies a short text, once for all that are equal. In V8, a substring refers to
 * its original string, so each name or address would keep its whole page in
 * memory.
 */
export function copyText(text: string): string {
  const known = copies.get(text);
  if (known !== undefined) {
    return known;
  }
  const copied = Buffer.from(text).toString();
  copies.set(copied, copied);
  return copied;
}
