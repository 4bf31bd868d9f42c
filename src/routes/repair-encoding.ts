/**
 * Makes a part of an address decodable by escaping percent signs that don't
 * start a valid escape sequence.
 *
 * @param part - a path or hash as entered by a reader or given in a link.
 */
export function repairEncoding(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}
