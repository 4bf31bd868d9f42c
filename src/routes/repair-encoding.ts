/**
 * Makes a part of an address one that can be decoded: a percent sign that
 * begins no valid code stands for itself.
 *
 * @param part - a path or a hash, as a reader or a link wrote it.
 */
export function repairEncoding(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}
