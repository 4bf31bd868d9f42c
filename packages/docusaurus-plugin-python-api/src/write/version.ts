import type {Expression, Member, PythonPackage} from 'python-reader';

/** Longer chains of imports would be a cycle. */
const FARTHEST = 8;

/**
 * The version that a package states as `__version__`, even if it imports it from
 * another of its modules.
 *
 * @returns '' if it states none, or computes it
 */
export function versionOf({name, modules}: PythonPackage): string {
  const find = (path: string): Member | undefined => {
    const end = path.lastIndexOf('.');
    const module = modules.find((one) => one.path === path.slice(0, end));
    return module?.members.find((one) => one.name === path.slice(end + 1));
  };
  let member = find(`${name}.__version__`);
  for (let step = 0; member?.kind === 'alias' && step < FARTHEST; step += 1) {
    member = find(member.target);
  }
  return member && 'value' in member ? literalOf(member.value) : '';
}

/** The text of a plain string literal, '' for anything else. */
function literalOf(value: Expression | null): string {
  const [piece, ...rest] = value ?? [];
  const isAlone = piece?.kind === 'text' && rest.length === 0;
  return /^(["'])([\w.+!-]+)\1$/.exec(isAlone ? piece.text : '')?.[2] ?? '';
}
