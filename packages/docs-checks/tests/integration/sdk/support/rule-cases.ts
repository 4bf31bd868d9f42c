import {expect} from 'vitest';
import {findDiagnostics} from './find-diagnostics';
import {discard, type Edit, lineOf, seed} from './seed';

/** A change to the clean tree that a rule finds. */
export interface Case {
  /** What is wrong, as the test's name. */
  diagnostic: string;
  rule: string;
  edit: Edit;
  /** Text of the line that the diagnostic is reported at. */
  at: string;
  /** The file of that line, where it is not the changed one. */
  in?: string;
  /** Part of what the diagnostic says. */
  says: string;
}

export const SURVEY = 'lagoon/survey.pyi';
export const ERRORS = 'lagoon/errors.pyi';
export const INIT = 'lagoon/__init__.pyi';

/** Makes the change and expects that its rule finds it, once. */
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
    expect(diagnostics[0]?.note).not.toBe('');
  } finally {
    await discard(root);
  }
}
