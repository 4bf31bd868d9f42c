import type {Expression} from 'python-reader';
import type {Entry, Page} from '../outline/types';
import type {ReflectContext} from './context';

/** Whether readers can't import a name like this one, which is no `__version__`. */
function isPrivate(name: string | undefined): boolean {
  return name !== undefined && /^_(?!_)/.test(name);
}

function depthOf(entry: Entry): number {
  return entry.owner ? 1 + depthOf(entry.owner) : 1;
}

/**
 * Returns a name from the code as readers can import it. A package may export
 * `_Client` as `Client`, or import `Client` as `_Client` for itself.
 *
 * @param text - the name as written, such as `_Client.Config`.
 * @param place - what it refers to; undefined if that has no page.
 */
export function shownName(
  text: string,
  place: Entry | Page | string | undefined,
): string {
  if (typeof place !== 'object' || place.kind === 'page') {
    return text;
  }
  const written = text.split('.');
  const shown = place.path.split('.');
  // The class or function that is imported, rather than a member of it.
  const depth = depthOf(place);
  const defined = place.member.path.split('.').at(-depth);
  const isRenamed =
    written.at(-depth) === defined && defined !== shown.at(-depth);
  const tail = shown.slice(-written.length);
  const isHidden = written.some(isPrivate) && !tail.some(isPrivate);
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
