/** Whether a click opens its link in the same tab. */
export function isPlainClick(event: {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}): boolean {
  const {altKey, ctrlKey, metaKey, shiftKey} = event;
  return !(altKey || ctrlKey || metaKey || shiftKey);
}
