function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Normalizes a path like the router, which ignores case and the ending. */
export function normalizePath(path: string): string {
  return (
    decode(path)
      .toLowerCase()
      .replace(/(?:\/index)?\.html$|\/+$/, '') || '/'
  );
}
