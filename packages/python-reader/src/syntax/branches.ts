import type {Node} from 'web-tree-sitter';
import type {Body} from './body';
import {judge, type Verdict} from './conditions';
import {toExpression} from './expression';
import {textOf} from './raw-expression';
import type {Frame} from './scope-builder';
import type {SourceFile} from './source-file';
import {tokenize} from './tokens';

type VisitBlock = (block: Node, body: Body, frame: Frame) => void;

/** Reads the blocks of a compound statement such as `if`, `try` or `with`. */
export function visitBranches(
  statement: Node,
  body: Body,
  frame: Frame,
  visit: VisitBlock,
): void {
  switch (statement.type) {
    case 'if_statement':
      visitIf(statement, body, frame, visit);
      break;
    case 'try_statement':
      visitTry(statement, body, frame, visit);
      break;
    case 'with_statement':
      blocksOf(statement).forEach((block) => {
        visit(block, body, frame);
      });
      break;
    case 'for_statement':
    case 'while_statement':
    case 'else_clause':
    case 'match_statement':
    case 'case_clause':
      blocksOf(statement).forEach((block) => {
        if (block.type === 'block') {
          visit(block, body, {...frame, isConditional: true});
        } else {
          visitBranches(block, body, frame, visit);
        }
      });
      break;
  }
}

function blocksOf(statement: Node): Node[] {
  return statement.namedChildren.filter(({type}) =>
    ['block', 'else_clause', 'case_clause'].includes(type),
  );
}

interface Branch {
  block: Node;
  verdict: Verdict;
  condition: string | null;
}

/** Reads an `if`, with the branch for type checkers first. */
function visitIf(
  statement: Node,
  body: Body,
  frame: Frame,
  visit: VisitBlock,
): void {
  const defined = new Set<string>();
  const branches = branchesOf(statement, body.file);
  const runtime = branches.filter(({verdict}) => verdict === 'running');
  const rest = branches.filter(({verdict}) => verdict !== 'running');
  for (const {block, verdict, condition} of [...rest, ...runtime]) {
    const isCertain = verdict === 'always' || verdict === 'checking';
    visit(block, body, {
      isGuarded: frame.isGuarded,
      isConditional: frame.isConditional || !isCertain,
      condition: conjunction(frame.condition, condition),
      taken: [...frame.taken, new Set(defined)],
      noted: [...frame.noted, defined],
    });
  }
}

function conjunction(
  outer: string | null,
  inner: string | null,
): string | null {
  if (outer === null || inner === null) {
    return outer ?? inner;
  }
  return [outer, inner]
    .map((part) => (bindsLess(part) ? `(${part})` : part))
    .join(' and ');
}

/** Whether a condition needs brackets in a conjunction. */
function bindsLess(condition: string): boolean {
  let depth = 0;
  return tokenize(condition).some(({kind, text}) => {
    if (kind === 'operator') {
      depth += '([{'.includes(text) ? 1 : 0;
      depth -= ')]}'.includes(text) ? 1 : 0;
    }
    return depth === 0 && ['or', 'if', 'lambda', ':='].includes(text);
  });
}

/** Branches that can run, with the verdict on their condition. */
function branchesOf(statement: Node, file: SourceFile): Branch[] {
  const branches: Branch[] = [];
  const passed: string[] = [];
  let reach: Verdict = 'always';
  const clauses = [statement, ...statement.childrenForFieldName('alternative')];
  for (const clause of clauses) {
    const condition = clause.childForFieldName('condition');
    const block =
      clause.childForFieldName('consequence') ??
      clause.childForFieldName('body');
    const own: Verdict = condition ? judge(condition, file) : 'always';
    const verdict: Verdict = own === 'always' ? reach : own;
    if (block && verdict !== 'never') {
      const isOpen = verdict === 'unknown';
      const text = condition
        ? textOf(toExpression(file.textOf(condition)))
        : null;
      branches.push({
        block,
        verdict,
        condition: isOpen ? (text ?? negation(passed)) : null,
      });
      passed.push(...(isOpen && text !== null ? [text] : []));
    }
    reach = after(reach, own);
  }
  return branches;
}

function negation(conditions: string[]): string | null {
  return conditions.length > 0
    ? conditions.map((condition) => `not (${condition})`).join(' and ')
    : null;
}

/** The verdict on the clauses after a condition. */
function after(reach: Verdict, condition: Verdict): Verdict {
  switch (condition) {
    case 'always':
      return 'never';
    case 'never':
      return reach;
    case 'checking':
      return 'running';
    case 'running':
      return 'checking';
    default:
      return 'unknown';
  }
}

/** Reads a `try`, whose body takes precedence over its handlers. */
function visitTry(
  statement: Node,
  body: Body,
  frame: Frame,
  visit: VisitBlock,
): void {
  const defined = new Set<string>();
  const main = statement.childForFieldName('body');
  if (main) {
    const noted = [...frame.noted, defined];
    const isHandled = statement.namedChildren.some(({type}) =>
      type.startsWith('except'),
    );
    const isGuarded = frame.isGuarded || isHandled;
    visit(main, body, {...frame, isConditional: true, isGuarded, noted});
  }
  const clauses = statement.namedChildren.filter(
    ({type}) => type !== 'block' && type !== 'comment',
  );
  const isHandler = ({type}: Node): boolean => type.startsWith('except');
  const others = clauses.filter((clause) => !isHandler(clause));
  for (const clause of [...others, ...clauses.filter(isHandler)]) {
    const block = clause.namedChildren.find(({type}) => type === 'block');
    const isLast = isHandler(clause);
    if (block) {
      visit(block, body, {
        ...frame,
        isConditional: true,
        taken: isLast ? [...frame.taken, defined] : frame.taken,
        noted: isLast ? frame.noted : [...frame.noted, defined],
      });
    }
  }
}
