/** The content of security.txt. */
export interface SecurityContact {
  /** The address to report to. */
  email: string;
  /** The absolute URL of the file. */
  canonical: string;
  /** The start of the validity period, such as the date of the last commit. */
  from: Date;
}

/**
 * Writes a security.txt that is valid for a year.
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
  // The RFC recommends less than a year.
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
