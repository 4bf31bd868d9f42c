/** Groups sorted module paths by the package that they are in. */
export function childrenByParent(paths: string[]): Map<string, string[]> {
  const children = new Map<string, string[]>();
  for (const path of [...paths].sort()) {
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('.')));
    const known = children.get(parent);
    if (known) {
      known.push(path);
    } else {
      children.set(parent, [path]);
    }
  }
  return children;
}
