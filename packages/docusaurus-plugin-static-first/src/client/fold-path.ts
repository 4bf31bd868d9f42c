function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** What the router compares paths by: it minds neither capitals nor their end. */
export function foldPath(path: string): string {
  return (
    decode(path)
      .toLowerCase()
      .replace(/(?:\/index)?\.html$|\/+$/, '') || '/'
  );
}
