import postcss, {type Declaration} from 'postcss';
import {putBetween} from './put-between';
import {reduceCalc} from './reduce-calc';
import {listVariableNames} from './variable-names';

const READ = /var\((--[\w-]+)\)/g;
const ALIAS = /^var\((--[\w-]+)\)$/;

/** Matches keywords that refer to a value elsewhere. */
const KEYWORD = /^(?:inherit|initial|revert|revert-layer|unset|)$/;

/**
 * Matches selectors of the root, regardless of its state or in one of its
 * states.
 */
const ROOT = /^(?:html|:root|:where\((?:html|:root)\))$/;
const ROOT_STATE = /^(?::where\()?(?:html|:root)(?:\[[^\]]*\])*(?::root)?\)?$/;

/** Where a stylesheet sets and reads a custom property. */
interface Variable {
  set: Declaration[];
  read: Declaration[];
  /** The number of reads. */
  reads: number;
  /** Whether it is used where it can't be replaced with its value. */
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

/** Returns the selectors of the rule that contains a declaration. */
function selectorsOf({parent}: Declaration): readonly string[] {
  return parent instanceof postcss.Rule ? parent.selectors : [];
}

/** Whether a declaration sets the root's value unconditionally. */
function isConstant(declaration: Declaration): boolean {
  return (
    declaration.parent?.parent?.type === 'root' &&
    !declaration.important &&
    !KEYWORD.test(declaration.value.trim()) &&
    selectorsOf(declaration).every((selector) => ROOT.test(selector))
  );
}

/** Whether only rules for the root set a property, in whatever state. */
function isOfRoot({set}: Variable): boolean {
  return (
    set.length > 0 &&
    set.every((declaration) =>
      selectorsOf(declaration).every((selector) => ROOT_STATE.test(selector)),
    )
  );
}

/** Replaces a property with its value and removes its definition. */
function fold(
  name: string,
  value: string,
  {set, read, reads}: Variable,
  variables: Map<string, Variable>,
): void {
  const target = variables.get(ALIAS.exec(value)?.[1] ?? '');
  if (target) {
    // Its readers now read the target, and its own definition no longer does.
    target.reads += reads - 1;
    target.read.push(...read);
  }
  for (const reader of read) {
    reader.value = putBetween(reader.value, `var(${name})`, value);
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

/** Returns the value that can replace a property everywhere, if there is one. */
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
 * Inlines a custom property where it is read, if it has one value for the whole
 * page and is either read once or not longer than the reference to it, and
 * calculates what this makes plain.
 *
 * @param css - a whole stylesheet.
 * @param known - properties that are read or set elsewhere.
 * @returns the stylesheet, without the inlined properties.
 */
export function inlineVariables(
  css: string,
  known: ReadonlySet<string>,
): string {
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
  root.walkDecls((declaration) => {
    declaration.value = reduceCalc(declaration.value);
  });
  return root.toString();
}
