/** What a finder of a hole is told. */
export interface SecurityContact {
  /** The address that answers. */
  email: string;
  /** Where this file is found, as an absolute address. */
  canonical: string;
  /** From when on the site counts, such as the date of its commit. */
  from: Date;
}

/**
 * Writes a security.txt that holds for a year.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function formatSecurityTxt({
  email,
  canonical,
  from,
}: SecurityContact): string {
  const expires = new Date(from);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  // Still within the year that the RFC recommends.
  expires.setUTCDate(expires.getUTCDate() - 1);
  expires.setUTCMilliseconds(0);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${canonical}`,
    '',
  ].join('\n');
}
