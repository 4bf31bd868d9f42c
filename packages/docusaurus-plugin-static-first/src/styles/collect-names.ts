// cspell:ignore ontext onclosetag
import {Parser} from 'htmlparser2';
import {listVariableNames} from './variable-names';

/** What the selectors of a stylesheet can match in some pages. */
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

/** Adds the names that a page's elements have to those known already. */
export function collectNames(html: string, names: Names): void {
  const noteVariables = (text: string) => {
    for (const variable of listVariableNames(text)) {
      names.variables.add(variable);
    }
  };
  let isScript = false;
  const parser = new Parser({
    onopentag(tag, attributes) {
      isScript = tag === 'script';
      names.tags.add(tag);
      for (const [name, value] of Object.entries(attributes)) {
        if (name === 'class') {
          value.split(/\s+/).forEach((part) => names.classes.add(part));
        } else if (name === 'id') {
          names.ids.add(value);
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
