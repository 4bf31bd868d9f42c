import readline from 'node:readline/promises';
import {type Answers, completeAnswers, QUESTIONS} from './answers';

/**
 * Prompts for the answers that are not given on the command line.
 *
 * @param given - the answers from the command line.
 * @param earlier - the answers of the last run, which are proposed.
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

/** Asks for confirmation. */
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
