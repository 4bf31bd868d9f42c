import type {JSONOutput} from 'typedoc';
import type {MdxCache} from '../docstrings/mdx-cache';
import type {NameResolver} from '../resolve/name-resolver';
import type {Entry, Outline, Page} from '../outline/types';
import type {Diagnostic, Location} from 'python-reader';

type ReflectionId = JSONOutput.ReflectionId;

/** What all reflections are made with. */
export interface ReflectContext {
  outline: Outline;
  resolver: NameResolver;
  /** Gives each documented place its reflection's number, always the same. */
  idOf: (place: Entry | Page) => ReflectionId;
  /** A number for a reflection that nothing links to. */
  freshId: () => ReflectionId;
  /** Turns the Markdown of docstrings into MDX. */
  toMdx: MdxCache['toMdx'];
  /** Address of a line of the source, undefined when none is published. */
  sourceUrl: (location: Location) => string | undefined;
  /** Addresses of the names outside the package that reflections refer to. */
  external: Map<string, string>;
  report: (diagnostic: Diagnostic) => void;
}

/**
 * @param options what the context is about
 * @returns a context whose numbers start at 1
 */
export function createReflectContext(
  options: Pick<
    ReflectContext,
    'outline' | 'resolver' | 'toMdx' | 'sourceUrl' | 'report'
  >,
): ReflectContext {
  const ids = new Map<Entry | Page, ReflectionId>();
  let last = 0;
  const freshId = () => {
    last += 1;
    // TypeDoc brands the numbers that it makes itself; these are ours.
    return last as ReflectionId;
  };
  const idOf = (place: Entry | Page) => {
    const known = ids.get(place);
    if (known !== undefined) {
      return known;
    }
    const id = freshId();
    ids.set(place, id);
    return id;
  };
  return {...options, external: new Map(), idOf, freshId};
}
