import {copyText} from '../copy-text';

/** Attributes that scripts don't change. */
export const FIXED_ATTRIBUTES: readonly string[] = ['role', 'type'];

/** A tag with its classes, role and type, which many elements share. */
export interface Look {
  tag: string;
  classes: readonly string[];
  /** The tag and classes as names. */
  own: readonly string[];
  /** The names of the role and type. */
  further: readonly string[];
}

/** The descriptions of an element. */
interface Description {
  /** With its parent and the element before it. */
  near: string;
  /** With all elements around it, too. Most are never read. */
  readonly full: string;
}

/** Where elements are: inside of elements with certain looks. */
export interface Place {
  readonly parent: Look | undefined;
  /** The names of all elements around. */
  readonly around: ReadonlySet<string>;
  /** The places inside of elements that are in this place. */
  readonly inner: Map<Look, Place>;
  /** Descriptions of elements in this place, by their look and the one before. */
  readonly described: Map<Look, Map<Look | undefined, Description>>;
}

function createPlace(outer?: Place, parent?: Look): Place {
  return {
    parent,
    around: new Set([...(outer?.around ?? []), ...(parent?.own ?? [])]),
    inner: new Map(),
    described: new Map(),
  };
}

function prefix(names: Iterable<string>, mark: string): string[] {
  return Array.from(names, (name) => `${mark}${name}`);
}

function describe(
  {own, further}: Look,
  {parent, around}: Place,
  previous: Look | undefined,
): Description {
  const near = [
    ...own,
    ...further,
    ...prefix(parent?.own ?? [], '^'),
    ...prefix(previous?.own ?? [], '+'),
  ].join(' ');
  let full: string | undefined;
  return {
    near,
    get full() {
      full ??= [near, ...prefix(around, '<')].join(' ');
      return full;
    },
  };
}

/** Returns the value of a key in a map, which is made at first use. */
function getOrMake<Key, Value>(
  map: Map<Key, Value>,
  key: Key,
  make: () => Value,
): Value {
  const known = map.get(key);
  if (known !== undefined) {
    return known;
  }
  const made = make();
  map.set(key, made);
  return made;
}

/**
 * Describes elements by their tag, classes, role and type, and the tag and
 * classes of their parent, of the element before them and of the elements around
 * them, such as `button .tab [role=tab] ^li ^.active +svg <ul <.menu`. As pages
 * have most of their elements in common, each description is made once.
 */
export interface ElementDescriber {
  /** The place of elements without a parent. */
  root: Place;
  readLook: (tag: string, attributes: Readonly<Record<string, string>>) => Look;
  /** @param previous - the element before it, if it has a parent. */
  describe: (look: Look, place: Place, previous?: Look) => Description;
  enter: (place: Place, look: Look) => Place;
}

/**
 * @param isStyled - whether a stylesheet names a class. Elements are described
 * without others: `<html>` has a class of its own on each page of a docs plugin,
 * with which no two pages would have an element in common.
 */
export function createDescriber(
  isStyled: (name: string) => boolean,
): ElementDescriber {
  const looks = new Map<string, Look>();
  // Elements that differ only in classes without styles look the same.
  const shared = new Map<string, Look>();
  const makeLook = (key: string): Look => {
    const [names = '', ...further] = key.split('\n');
    const [tag = '', ...classes] = names.split(' ');
    const styled = classes.filter((name) => name !== '' && isStyled(name));
    const own = [tag, ...styled.map((name) => `.${name}`)];
    return getOrMake(shared, [...own, ...further].join(' '), () => ({
      tag,
      classes: styled,
      own,
      further,
    }));
  };
  return {
    root: createPlace(),
    readLook(tag, attributes) {
      const classes = (attributes['class'] ?? '').replaceAll(/\s+/g, ' ');
      const further = FIXED_ATTRIBUTES.flatMap((name) => {
        const value = attributes[name];
        return value === undefined ? [] : [`\n[${name}=${value}]`];
      }).join('');
      const key = copyText(`${tag} ${classes}${further}`);
      return getOrMake(looks, key, () => makeLook(key));
    },
    describe: (look, place, previous) =>
      getOrMake(
        getOrMake(
          place.described,
          look,
          () => new Map<Look | undefined, Description>(),
        ),
        previous,
        () => describe(look, place, previous),
      ),
    enter: (place, look) =>
      getOrMake(place.inner, look, () => createPlace(place, look)),
  };
}
