import type {JSONOutput} from 'typedoc';
import type {ApiFault} from '../../reference/faults';
import type {NameFinder} from '../../reference/names';
import type {Entry, Outline, Page} from '../../reference/outline';
import type {Location} from 'python-reader';

type ReflectionId = JSONOutput.ReflectionId;

/** Everything that the parts of the emitter share. */
export interface EmitContext {
  outline: Outline;
  finder: NameFinder;
  /** Gives each documented place its reflection's number, always the same. */
  idOf: (place: Entry | Page) => ReflectionId;
  /** A number for a reflection that nothing links to. */
  freshId: () => ReflectionId;
  /** Address of a line of the source, undefined when none is published. */
  sourceUrl: (location: Location) => string | undefined;
  report: (fault: ApiFault) => void;
}

/**
 * @param options what the context is about
 * @returns a context whose numbers start at 1
 */
export function createEmitContext(
  options: Pick<EmitContext, 'outline' | 'finder' | 'sourceUrl' | 'report'>,
): EmitContext {
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
  return {...options, idOf, freshId};
}
