/** Whether a part of a name is private, unlike dunder names such as `__version__`. */
export function isPrivate(name: string): boolean {
  return name
    .split('.')
    .some((segment) => /^_(?!_)|^__\w*[^_]$|^__$/.test(segment));
}
