import readline from 'node:readline/promises';
import {type Answers, completeAnswers, QUESTIONS} from './answers';

/**
 * Asks what the command line leaves open.
 *
 * @param given - answers that are not asked for.
 * @param earlier - answers that are proposed: those of the last run.
 */
export async function askQuestions(
  given: Partial<Answers>,
  earlier: Partial<Answers>,
): Promise<Answers> {
  const terminal = readline.createInterface({
    input: process.stdin,
    output: process.stdout,
  });
  const answers: Partial<Answers> = {};
  try {
    for (const {key, question, propose} of QUESTIONS) {
      const known = given[key];
      const proposed = earlier[key] ?? propose?.(answers) ?? '';
      const hint = proposed === '' ? '' : ` [${proposed}]`;
      answers[key] =
        known ??
        ((await terminal.question(`${question}${hint}: `)) || proposed);
    }
  } finally {
    terminal.close();
  }
  return completeAnswers(answers);
}

/** Asks whether to go on. */
export async function confirm(question: string): Promise<boolean> {
  const terminal = readline.createInterface({
    input: process.stdin,
    output: process.stdout,
  });
  try {
    return /^y(?:es)?$/i.test(
      (await terminal.question(`${question} [y/N] `)).trim(),
    );
  } finally {
    terminal.close();
  }
}
