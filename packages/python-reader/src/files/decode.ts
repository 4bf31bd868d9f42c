/** The text of a file, and where it violates its encoding. */
export interface Decoded {
  text: string;
  /** Line of the first invalid byte, else null. */
  errorLine: number | null;
  encoding: string;
}

const COOKIE = /^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)/;

/** Decodes Python source: UTF-8 unless a PEP 263 comment says otherwise. */
export function decodeSource(bytes: Uint8Array): Decoded {
  const encoding = declaredEncoding(bytes);
  try {
    const text = new TextDecoder(encoding, {fatal: true}).decode(bytes);
    return {text, errorLine: null, encoding};
  } catch {
    const text = new TextDecoder(encoding).decode(bytes);
    return {text, errorLine: lineOfError(bytes, encoding), encoding};
  }
}

function declaredEncoding(bytes: Uint8Array): string {
  const opening = new TextDecoder('latin1').decode(bytes.subarray(0, 400));
  const cookie = opening
    .split(/\r\n?|\n/)
    .slice(0, 2)
    .map((line) => COOKIE.exec(line)?.[1])
    .find((name) => name !== undefined);
  const name = (cookie ?? 'utf-8').toLowerCase().replace(/_/g, '-');
  const plain = name
    .replace(/^(iso-)?latin-?1$/, 'latin1')
    .replace(/-sig$/, '');
  try {
    return new TextDecoder(plain).encoding;
  } catch {
    return 'utf-8';
  }
}

/** Finds the first line that can't be decoded. */
function lineOfError(bytes: Uint8Array, encoding: string): number {
  const decoder = new TextDecoder(encoding, {fatal: true});
  let line = 1;
  let start = 0;
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
    try {
      decoder.decode(bytes.subarray(start, end));
    } catch {
      return line;
    }
    line += 1;
    start = end + 1;
  }
  return line;
}
