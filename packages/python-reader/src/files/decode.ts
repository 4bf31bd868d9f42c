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
  for (let end = lineEnd(bytes, 0); end >= 0; end = lineEnd(bytes, start)) {
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

/** The index of the byte that ends a line, -1 if it is the last one. */
function lineEnd(bytes: Uint8Array, start: number): number {
  for (let index = start; index < bytes.length; index += 1) {
    const isReturn = bytes[index] === 13 && bytes[index + 1] !== 10;
    if (bytes[index] === 10 || isReturn) {
      return index;
    }
  }
  return -1;
}
