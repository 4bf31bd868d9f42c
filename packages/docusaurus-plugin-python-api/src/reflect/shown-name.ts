import type {Expression} from 'python-reader';
import type {Entry, Page} from '../outline/types';
import {isPrivate} from '../resolve/is-private';
import type {ReflectContext} from './context';

function depthOf(entry: Entry): number {
  return entry.owner ? 1 + depthOf(entry.owner) : 1;
}

/**
 * Returns a name from the code as readers can import it. A package may export
 * `_Client` as `Client`, or import `Client` as `_Client` for itself.
 *
 * @param text - the name as written, such as `_Client.Config`.
 * @param target - what it refers to; undefined if that has no page.
 */
export function shownName(
  text: string,
  target: Entry | Page | string | undefined,
): string {
  if (typeof target !== 'object' || target.kind === 'page') {
    return text;
  }
  const written = text.split('.');
  const shown = target.path.split('.');
  // The class or function that is imported, rather than a member of it.
  const depth = depthOf(target);
  const defined = target.member.path.split('.').at(-depth);
  const isRenamed =
    written.at(-depth) === defined && defined !== shown.at(-depth);
  const tail = shown.slice(-written.length);
  const isHidden = isPrivate(text) && !isPrivate(tail.join('.'));
  return isRenamed || isHidden ? tail.join('.') : text;
}

/** Returns a value as text, with names as readers can import them. */
export function printShown(
  value: Expression,
  {resolver}: ReflectContext,
): string {
  return value
    .map((piece) =>
      piece.kind === 'name' && piece.target !== null
        ? shownName(piece.text, resolver.findTarget(piece.target))
        : piece.text,
    )
    .join('');
}
