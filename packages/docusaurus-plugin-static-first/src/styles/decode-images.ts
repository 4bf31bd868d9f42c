import type {Root} from 'postcss';

const PACKED = /url\((["']?)data:image\/svg\+xml;base64,([\w+/=]+)\1\)/g;

/** Characters that would end the address or have a meaning in it. */
const UNSAFE = /[%#<>]/g;

/**
 * Decodes a picture to text, unless it contains quotes that would need escapes.
 */
function decode(packed: string, base64: string): string {
  const svg = Buffer.from(base64, 'base64').toString('utf8').trim();
  if (/['\\]/.test(svg)) {
    return packed;
  }
  const text = svg
    .replace(/\s+/g, ' ')
    .replace(UNSAFE, encodeURIComponent)
    .replaceAll('"', "'");
  return `url("data:image/svg+xml,${text}")`;
}

/**
 * Decodes the drawings of a stylesheet to text. Base64, as written by bundlers,
 * shifts the bits of repeated words, so they don't compress.
 */
export function decodeImages(root: Root): void {
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      PACKED,
      (packed: string, _quote: string, base64: string) =>
        decode(packed, base64),
    );
  });
}
