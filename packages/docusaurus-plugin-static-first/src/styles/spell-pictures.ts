import type {Root} from 'postcss';

const PACKED = /url\((["']?)data:image\/svg\+xml;base64,([\w+/=]+)\1\)/g;

/** What would end the address, or stand for something else in it. */
const UNSAFE = /[%#<>]/g;

/** A picture as text; as it was where its quotes would need escapes. */
function spell(packed: string, base64: string): string {
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
 * Writes the drawings of a stylesheet as text. In base64, as bundlers have
 * them, no word is where it was in the one before: nothing compresses.
 */
export function spellPictures(root: Root): void {
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      PACKED,
      (packed: string, _quote: string, base64: string) => spell(packed, base64),
    );
  });
}
