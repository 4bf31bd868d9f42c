// cspell:ignore ontext onclosetag
import {Parser} from 'htmlparser2';
import {listVariableNames} from './variable-names';

/** The names that selectors of a stylesheet can match in some pages. */
export interface Names {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  /** Custom properties that attributes and scripts of the page read or set. */
  variables: Set<string>;
}

export function createNames(): Names {
  return {
    tags: new Set(),
    classes: new Set(),
    ids: new Set(),
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

/** Adds the names of a page's elements to those collected so far. */
export function collectNames(html: string, names: Names): void {
  const noteVariables = (text: string) => {
    for (const variable of listVariableNames(text)) {
      names.variables.add(copy(variable));
    }
  };
  let isScript = false;
  const parser = new Parser({
    onopentag(tag, attributes) {
      isScript = tag === 'script';
      names.tags.add(copy(tag));
      for (const [name, value] of Object.entries(attributes)) {
        if (name === 'class') {
          for (const part of value.split(/\s+/)) {
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
      isScript = false;
    },
  });
  parser.write(html);
  parser.end();
}
