import {Parser} from 'htmlparser2';

const VARIABLE = /var\(\s*(--[\w-]+)/g;

/** What the selectors of a stylesheet can match in some pages. */
export interface Names {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  /** Custom properties that attributes of the page read. */
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

/** Adds the names that a page's elements have to those known already. */
export function collectNames(html: string, names: Names): void {
  const parser = new Parser({
    onopentag(tag, attributes) {
      names.tags.add(tag);
      for (const [name, value] of Object.entries(attributes)) {
        if (name === 'class') {
          value.split(/\s+/).forEach((part) => names.classes.add(part));
        } else if (name === 'id') {
          names.ids.add(value);
        } else {
          for (const [, variable = ''] of value.matchAll(VARIABLE)) {
            names.variables.add(variable);
          }
        }
      }
    },
  });
  parser.write(html);
  parser.end();
}
