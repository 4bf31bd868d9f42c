import {expect} from 'vitest';
import {findDiagnostics} from './find-diagnostics';
import {discard, type Edit, lineOf, seed} from './seed';

/** A change to the clean tree that violates a rule. */
export interface Case {
  /** The problem, as the test's name. */
  diagnostic: string;
  rule: string;
  edit: Edit;
  /** Text on the line that is reported. */
  at: string;
  /** The file of that line, if it is not the changed one. */
  in?: string;
  /** Part of the message. */
  says: string;
}

export const SURVEY = 'lagoon/survey.pyi';
export const ERRORS = 'lagoon/errors.pyi';
export const INIT = 'lagoon/__init__.pyi';

/** Makes the change and expects exactly one diagnostic of its rule. */
export async function expectDiagnostic({
  rule,
  edit,
  at,
  in: file = edit.file,
  says,
}: Case): Promise<void> {
  const root = await seed(edit);
  try {
    const diagnostics = (await findDiagnostics(root)).filter(
      (diagnostic) => diagnostic.ruleId === rule,
    );
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({
      file,
      line: await lineOf(root, file, at),
    });
    expect(diagnostics[0]?.reason.toLowerCase()).toContain(says.toLowerCase());
    expect(diagnostics[0]?.note).toMatch(/^[A-Z].*\.$/);
  } finally {
    await discard(root);
  }
}
