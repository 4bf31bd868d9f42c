// cspell:ignore ontext onclosetag
import {Parser} from 'htmlparser2';
import {copyText} from '../copy-text';
import {createDescriber, type Look, type Place} from './describe-elements';
import {listVariableNames} from './variable-names';

/** The names that selectors of a stylesheet can match in some pages. */
export interface Names {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  /** The names of the elements' attributes. */
  attributes: Set<string>;
  /** Custom properties that attributes and scripts of the page read or set. */
  variables: Set<string>;
}

function createNames(): Names {
  return {
    tags: new Set(),
    classes: new Set(),
    ids: new Set(),
    attributes: new Set(),
    variables: new Set(),
  };
}

/** Merges the names of several pages. */
export function joinNames(all: readonly Names[]): Names {
  const join = (kind: keyof Names) =>
    new Set(all.flatMap((names) => [...names[kind]]));
  return {
    tags: join('tags'),
    classes: join('classes'),
    ids: join('ids'),
    attributes: join('attributes'),
    variables: join('variables'),
  };
}

/** Adds names that may be tags, classes or ids. */
export function addNames(names: Names, more: readonly string[]): Names {
  return {
    ...names,
    tags: new Set([...names.tags, ...more]),
    classes: new Set([...names.classes, ...more]),
    ids: new Set([...names.ids, ...more]),
  };
}

/** What styles can match up to the end of a page's introduction. */
export interface Beginning {
  names: Names;
  /** Its different elements, described with all elements around them. */
  elements: ReadonlySet<string>;
}

/** What styles can match in a page. */
export interface Contents {
  names: Names;
  /** Its different elements, described with those next to them. */
  elements: ReadonlySet<string>;
  beginning: Beginning;
}

/** An open element. */
interface Open {
  /** The place of its children. */
  place: Place;
  /** The last of its children so far. */
  last?: Look;
}

/** Adds the names of an element, except those that its look contains. */
function addAttributes(
  names: Names,
  attributes: Readonly<Record<string, string>>,
  isStyled: (name: string) => boolean,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    names.attributes.add(copyText(name));
    if (name === 'id') {
      if (isStyled(value)) {
        names.ids.add(copyText(value));
      }
    } else if (name !== 'class') {
      addVariables(names, value);
    }
  }
}

function addVariables({variables}: Names, text: string): void {
  for (const variable of listVariableNames(text)) {
    variables.add(copyText(variable));
  }
}

function addLook({tags, classes}: Names, look: Look): void {
  tags.add(look.tag);
  for (const name of look.classes) {
    classes.add(name);
  }
}

/**
 * Creates a function that collects what styles can match in pages of a site.
 *
 * @param isStyled - whether a stylesheet names a class or an id; others are left
 * out.
 * @returns a function of a page and the offset at which its introduction ends.
 */
export function createCollector(
  isStyled: (name: string) => boolean = () => true,
): (html: string, end?: number) => Contents {
  const {root, readLook, describe, enter} = createDescriber(isStyled);
  return (html, end = html.length) => {
    const [first, rest] = [createNames(), createNames()];
    const elements = new Set<string>();
    const early = new Set<string>();
    const isEarly = () => parser.startIndex < end;
    let isScript = false;
    const open: Open[] = [];
    const parser = new Parser({
      onopentag(tag, attributes) {
        isScript = tag === 'script';
        const parent = open.at(-1);
        const place = parent?.place ?? root;
        const look = readLook(tag, attributes);
        const {near, full} = describe(look, place, parent?.last);
        elements.add(near);
        if (isEarly()) {
          early.add(full);
        }
        const names = isEarly() ? first : rest;
        addLook(names, look);
        addAttributes(names, attributes, isStyled);
        if (parent) {
          parent.last = look;
        }
        open.push({place: enter(place, look)});
      },
      ontext(text) {
        if (isScript) {
          addVariables(isEarly() ? first : rest, text);
        }
      },
      onclosetag() {
        open.pop();
        isScript = false;
      },
    });
    parser.write(html);
    parser.end();
    return {
      names: joinNames([first, rest]),
      elements,
      beginning: {names: first, elements: early},
    };
  };
}
