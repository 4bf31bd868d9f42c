import type {Level} from './levels';
import type {Hierarchy} from './types';

/**
 * Whether a section explains a term: in a glossary, terms are below the letters
 * that they begin with.
 */
export function isTerm(hierarchy: Hierarchy, level: Level): boolean {
  const {lvl2, lvl3} = hierarchy;
  const isLetter = (text: string | null) => /^\p{L}$/u.test(text ?? '');
  return (
    (level === 'lvl3' && isLetter(lvl2)) || (level === 'lvl4' && isLetter(lvl3))
  );
}
