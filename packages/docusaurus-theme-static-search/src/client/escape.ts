const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const CHARACTERS = Object.fromEntries(
  Object.entries(ENTITIES).map(([character, entity]) => [entity, character]),
);

/** Writes a text so that it reads as itself where HTML is expected. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Undoes `escapeHtml`. */
export function unescapeHtml(html: string): string {
  return html.replace(
    /&(?:amp|lt|gt|quot|#39|#x27);/g,
    (entity) => CHARACTERS[entity === '&#x27;' ? '&#39;' : entity] ?? entity,
  );
}

/**
 * Escapes every string of a value that could begin a tag. A string that is
 * escaped already holds no such character and stays as it is.
 */
export function disarm<T>(value: T): T;
export function disarm(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.replace(/[<>]/g, (character) => ENTITIES[character] ?? '');
  }
  if (Array.isArray(value)) {
    return value.map((entry: unknown) => disarm(entry));
  }
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        key,
        disarm(entry as unknown),
      ]),
    );
  }
  return value;
}
