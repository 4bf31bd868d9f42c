import {
  printExpression,
  type ClassMember,
  type Expression,
  type Member,
  type PythonPackage,
} from 'python-reader';
import type {Json} from '../json-schema';
import {readLiteral} from './literal';

/** Finds the definitions of a package by dotted path. */
export class Symbols {
  private readonly members = new Map<string, Member>();

  constructor(sdk: PythonPackage) {
    for (const {members} of sdk.modules) {
      members.forEach((member) => {
        this.add(member);
      });
    }
  }

  find(path: string | null): Member | undefined {
    return path === null ? undefined : this.members.get(path);
  }

  findClass(path: string): ClassMember | undefined {
    const member = this.find(path);
    return member?.kind === 'class' ? member : undefined;
  }

  /** Evaluates a constant expression; undefined for others. */
  evaluate(expression: Expression): Json | undefined {
    const [first, ...rest] = expression;
    const named =
      first?.kind === 'name' && rest.length === 0
        ? this.find(first.target)
        : undefined;
    if (
      named?.kind === 'constant' ||
      named?.kind === 'enumMember' ||
      named?.kind === 'attribute'
    ) {
      return named.value ? this.evaluate(named.value) : undefined;
    }
    return readLiteral(printExpression(expression));
  }

  private add(member: Member): void {
    if (member.kind === 'alias') {
      return;
    }
    this.members.set(member.path, member);
    if (member.kind === 'class') {
      member.members.forEach((inner) => {
        this.add(inner);
      });
    }
  }
}
