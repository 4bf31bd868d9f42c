import postcss, {type Declaration} from 'postcss';
import {listVariableNames} from './variable-names';

const READ = /var\((--[\w-]+)\)/g;
const ALIAS = /^var\((--[\w-]+)\)$/;

/** Instead of a value, these say where another one comes from. */
const KEYWORD = /^(?:inherit|initial|revert|revert-layer|unset|)$/;

/** The root whatever the page's state, and the root in one of its states. */
const ROOT = /^(?:html|:root|:where\((?:html|:root)\))$/;
const ROOT_STATE = /^(?::where\()?(?:html|:root)(?:\[[^\]]*\])*(?::root)?\)?$/;

/** Where a stylesheet sets and reads a custom property. */
interface Variable {
  set: Declaration[];
  read: Declaration[];
  /** How often it is read. */
  reads: number;
  /** Whether it is named where it can't be replaced by its value. */
  isNamed: boolean;
}

function listVariables(root: postcss.Root): Map<string, Variable> {
  const variables = new Map<string, Variable>();
  const get = (name: string) => {
    const known = variables.get(name);
    const variable = known ?? {set: [], read: [], reads: 0, isNamed: false};
    variables.set(name, variable);
    return variable;
  };
  const note = (text: string) => {
    for (const name of listVariableNames(text)) {
      get(name).isNamed = true;
    }
  };
  root.walkAtRules(({params}) => {
    note(params);
  });
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) {
      get(declaration.prop).set.push(declaration);
    }
    for (const [, name = ''] of declaration.value.matchAll(READ)) {
      const variable = get(name);
      variable.reads += 1;
      variable.read.push(declaration);
    }
    note(declaration.value.replaceAll(READ, ''));
  });
  return variables;
}

/** The selectors of the rule that a declaration stands in. */
function selectorsOf({parent}: Declaration): readonly string[] {
  return parent instanceof postcss.Rule ? parent.selectors : [];
}

/** Whether a declaration gives the root a value that holds everywhere. */
function isConstant(declaration: Declaration): boolean {
  return (
    declaration.parent?.parent?.type === 'root' &&
    !declaration.important &&
    !KEYWORD.test(declaration.value.trim()) &&
    selectorsOf(declaration).every((selector) => ROOT.test(selector))
  );
}

/** Whether a property has one value for all elements, if not for all readers. */
function isOfRoot({set}: Variable): boolean {
  return (
    set.length > 0 &&
    set.every((declaration) =>
      selectorsOf(declaration).every((selector) => ROOT_STATE.test(selector)),
    )
  );
}

/** Puts a value into another one. Minified, two reads stand side by side. */
function put(value: string, name: string, into: string): string {
  const read = `var(${name})`;
  return into.replaceAll(read, (_, at: number) => {
    const before = /[^\s(,]$/.test(into.slice(0, at)) ? ' ' : '';
    const after = /^[^\s),]/.test(into.slice(at + read.length)) ? ' ' : '';
    return before + value + after;
  });
}

/** Puts a value where its property is read, and forgets the property. */
function fold(
  name: string,
  value: string,
  {set, read, reads}: Variable,
  variables: Map<string, Variable>,
): void {
  const target = variables.get(ALIAS.exec(value)?.[1] ?? '');
  if (target) {
    // Its readers read the target now, and its own definition does no more.
    target.reads += reads - 1;
    target.read = [
      ...target.read.filter((reader) => !set.includes(reader)),
      ...read,
    ];
  }
  for (const reader of read) {
    reader.value = put(value, name, reader.value);
  }
  for (const definition of set) {
    const rule = definition.parent;
    definition.remove();
    if (rule?.nodes.length === 0) {
      rule.remove();
    }
  }
  variables.delete(name);
}

/** The value that can stand wherever a property is read, if there is one. */
function findValue(
  name: string,
  {set: [constant, ...others], reads, isNamed}: Variable,
  isSame: (target: string) => boolean,
): string | undefined {
  if (!constant || others.length > 0 || isNamed || !isConstant(constant)) {
    return undefined;
  }
  const {value} = constant;
  const [, target] = ALIAS.exec(value) ?? [];
  if (target !== undefined) {
    return isSame(target) ? value : undefined;
  }
  const isWorthIt = reads === 1 || value.length <= `var(${name})`.length;
  return isWorthIt && !value.includes('var(') ? value : undefined;
}

/**
 * Writes the value of a custom property where it is read, if it is the same for
 * the whole page and takes no more room there than its name, or is read once.
 *
 * @param css - a whole stylesheet.
 * @param known - properties that something else reads or sets.
 * @returns the stylesheet, without those that no rule reads any more.
 */
export function foldVariables(css: string, known: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  const variables = listVariables(root);
  const isSame = (target: string) => {
    const variable = variables.get(target);
    return !known.has(target) && variable !== undefined && isOfRoot(variable);
  };
  let isDone = false;
  while (!isDone) {
    isDone = true;
    for (const [name, variable] of variables) {
      const value =
        known.has(name) || variable.reads === 0
          ? undefined
          : findValue(name, variable, isSame);
      if (value !== undefined) {
        fold(name, value, variable, variables);
        isDone = false;
      }
    }
  }
  return root.toString();
}
