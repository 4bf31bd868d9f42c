const KINDS = new Set(['module', 'package']);

/** Whether symbols of this kind are modules, which packages also are. */
export function isModule(kind: string): boolean {
  return KINDS.has(kind);
}
