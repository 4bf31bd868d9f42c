// cspell:ignore ontext onclosetag
import {Parser} from 'htmlparser2';
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

/** Attributes that scripts don't change. */
export const FIXED_ATTRIBUTES: readonly string[] = ['role', 'type'];

const copies = new Map<string, string>();

/**
 * Copies a name, once for all pages. In V8, a substring refers to its original
 * string, so each name would keep its whole page in memory.
 */
function copy(name: string): string {
  const known = copies.get(name);
  if (known !== undefined) {
    return known;
  }
  const copied = Buffer.from(name).toString();
  copies.set(copied, copied);
  return copied;
}

/** An open element. */
interface Open {
  own: readonly string[];
  /** The last of its children so far. */
  last: readonly string[];
  /** The names of the elements around it. */
  around: ReadonlySet<string>;
}

/**
 * Collects the names of a page's elements.
 *
 * @param elements - receives the tag, classes, role and type of each element,
 * and the tag and classes of its parent and of the element before it, such as
 * `button .tab [role=tab] ^li ^.active +svg`.
 * @param withAncestors - whether it also receives the names of all elements
 * around one, such as `<ul <.menu`. A whole page has too many combinations.
 * @param isStyled - whether a stylesheet names a class. `elements` receives no
 * others: `<html>` has a class of its own on each page of a docs plugin, with
 * which no two pages would have an element in common.
 */
export function collectNames(
  html: string,
  elements = new Set<string>(),
  {
    withAncestors = false,
    isStyled = () => true,
  }: {withAncestors?: boolean; isStyled?: (name: string) => boolean} = {},
): Names {
  const names = createNames();
  const noteVariables = (text: string) => {
    for (const variable of listVariableNames(text)) {
      names.variables.add(copy(variable));
    }
  };
  let isScript = false;
  const open: Open[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      isScript = tag === 'script';
      names.tags.add(copy(tag));
      const classes = attributes['class']?.split(/\s+/) ?? [];
      const own = [tag, ...classes.filter(isStyled).map((name) => `.${name}`)];
      const further = FIXED_ATTRIBUTES.flatMap((name) => {
        const value = attributes[name];
        return value === undefined ? [] : [`[${name}=${value}]`];
      });
      const parent = open.at(-1);
      const around = new Set(
        withAncestors && parent ? [...parent.around, ...parent.own] : [],
      );
      const beside = [
        ...(parent?.own.map((name) => `^${name}`) ?? []),
        ...(parent?.last.map((name) => `+${name}`) ?? []),
        ...[...around].map((name) => `<${name}`),
      ];
      elements.add(copy([...own, ...further, ...beside].join(' ')));
      if (parent) {
        parent.last = own;
      }
      open.push({own, last: [], around});
      for (const [name, value] of Object.entries(attributes)) {
        names.attributes.add(copy(name));
        if (name === 'class') {
          for (const part of classes) {
            names.classes.add(copy(part));
          }
        } else if (name === 'id') {
          names.ids.add(copy(value));
        } else {
          noteVariables(value);
        }
      }
    },
    ontext(text) {
      if (isScript) {
        noteVariables(text);
      }
    },
    onclosetag() {
      open.pop();
      isScript = false;
    },
  });
  parser.write(html);
  parser.end();
  return names;
}
