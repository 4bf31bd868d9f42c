import type {Node} from 'web-tree-sitter';
import type {SourceFile} from './source-file';

/**
 * When a condition holds, as far as it is known without running anything.
 * `checking` holds for type checkers: their branch takes precedence, and the
 * other one adds what is missing.
 */
export type Verdict = 'always' | 'never' | 'checking' | 'running' | 'unknown';

const OPPOSITE: Record<Verdict, Verdict> = {
  always: 'never',
  never: 'always',
  checking: 'running',
  running: 'checking',
  unknown: 'unknown',
};

const VERSION =
  /^sys\.version_info(\[0\]|\[:\s*\d\]|\.major)?\s*(>=|<=|==|!=|>|<)\s*\(?([\d\s,]+)\)?$/;
const VERSION_MIRRORED =
  /^\(?([\d\s,]+)\)?\s*(>=|<=|==|!=|>|<)\s*sys\.version_info(\[0\]|\[:\s*\d\]|\.major)?$/;
const MIRROR: Record<string, string> = {
  '>=': '<=',
  '<=': '>=',
  '>': '<',
  '<': '>',
};

/** The API reference describes the newest Python, including future versions. */
const NEWEST = [3, 99];

/** Evaluates the condition of an `if`. */
export function judge(condition: Node, file: SourceFile): Verdict {
  const text = file.textOf(condition);
  const version = judgeVersion(text);
  if (version !== 'unknown') {
    return version;
  }
  const {type} = condition;
  const [first, second] = condition.namedChildren;
  if (type === 'parenthesized_expression' && first) {
    return judge(first, file);
  }
  if (type === 'not_operator' && first) {
    return OPPOSITE[judge(first, file)];
  }
  if (type === 'boolean_operator' && first && second) {
    const isAnd = condition.childForFieldName('operator')?.type === 'and';
    return combine(judge(first, file), judge(second, file), isAnd);
  }
  if (/(?:^|\.)TYPE_CHECKING$/.test(text)) {
    return 'checking';
  }
  if (text === 'True' || text === '1') {
    return 'always';
  }
  const isMain = /^__name__\s*==\s*(['"])__main__\1$/.test(text);
  return text === 'False' || text === '0' || isMain ? 'never' : 'unknown';
}

function combine(left: Verdict, right: Verdict, isAnd: boolean): Verdict {
  const decisive: Verdict = isAnd ? 'never' : 'always';
  const neutral = OPPOSITE[decisive];
  if (left === decisive || right === decisive) {
    return decisive;
  }
  if (left === neutral) {
    return right;
  }
  return right === neutral || left === right ? left : 'unknown';
}

function judgeVersion(text: string): Verdict {
  const direct = VERSION.exec(text);
  const mirrored = direct ? null : VERSION_MIRRORED.exec(text);
  const operator = direct?.[2] ?? MIRROR[mirrored?.[2] ?? ''] ?? mirrored?.[2];
  const version = (direct?.[3] ?? mirrored?.[1])
    ?.split(',')
    .filter((part) => part.trim() !== '')
    .map(Number);
  if (operator === undefined || version === undefined) {
    return 'unknown';
  }
  const isMajorAlone = /major|\[0\]/.test(direct?.[1] ?? mirrored?.[3] ?? '');
  const order = compare(isMajorAlone ? NEWEST.slice(0, 1) : NEWEST, version);
  return holds(order, operator) ? 'always' : 'never';
}

function compare(left: number[], right: number[]): number {
  const length = Math.max(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const difference = (left[index] ?? -1) - (right[index] ?? -1);
    if (difference !== 0) {
      return difference;
    }
  }
  return 0;
}

function holds(order: number, operator: string): boolean {
  switch (operator) {
    case '>=':
      return order >= 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '<':
      return order < 0;
    case '==':
      return order === 0;
    default:
      return order !== 0;
  }
}
