import type {JSONOutput} from 'typedoc';
import type {MdxCache} from '../docstrings/mdx-cache';
import type {NameResolver} from '../resolve/name-resolver';
import type {Entry, Outline, Page} from '../outline/types';
import type {Diagnostic, Location} from 'python-reader';

type ReflectionId = JSONOutput.ReflectionId;

/** Shared by all functions that create reflections. */
export interface ReflectContext {
  outline: Outline;
  resolver: NameResolver;
  /** Returns the id of the reflection of a place, always the same. */
  idOf: (place: Entry | Page) => ReflectionId;
  /** Returns an id for a reflection that nothing links to. */
  freshId: () => ReflectionId;
  /** Converts the Markdown of docstrings to MDX. */
  toMdx: MdxCache['toMdx'];
  /** URL of a source line, undefined if the source isn't published. */
  sourceUrl: (location: Location) => string | undefined;
  /** URLs of the names outside the package that reflections refer to. */
  external: Map<string, string>;
  report: (diagnostic: Diagnostic) => void;
}

/**
 * @returns a context whose ids start at 1
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
    // TypeDoc brands only the ids that it creates itself.
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
