import fs from 'node:fs/promises';
import path from 'node:path';
import {type Answers, completeAnswers, QUESTIONS} from './answers';
import {STATE} from './ours';

/** What a run leaves for the next. */
export interface State {
  answers: Answers;
  sdk: {path: string; sourceUrl?: string};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readAnswers(value: unknown): Answers {
  const given = isRecord(value) ? value : {};
  return completeAnswers(
    Object.fromEntries(
      QUESTIONS.map(({key}) => {
        const answer = given[key];
        return [key, typeof answer === 'string' ? answer : ''];
      }),
    ),
  );
}

/**
 * Reads what the last run left.
 *
 * @returns undefined in a repository that has not been adopted.
 * @throws a sentence where the file is no JSON.
 */
export async function readState(root: string): Promise<State | undefined> {
  const file = path.join(root, STATE);
  const text = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) {
    return undefined;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${STATE}:1 — is no JSON: restore it with Git.`, {
      cause: error,
    });
  }
  const sdk = isRecord(value) && isRecord(value.sdk) ? value.sdk : {};
  return {
    answers: readAnswers(isRecord(value) ? value.answers : {}),
    sdk: {
      path: typeof sdk.path === 'string' ? sdk.path : '',
      ...(typeof sdk.sourceUrl === 'string' && {sourceUrl: sdk.sourceUrl}),
    },
  };
}
