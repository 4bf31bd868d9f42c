import fs from 'node:fs/promises';
import path from 'node:path';
import {isRecord} from 'docusaurus-plugin-page-exports/guards';
import {type Answers, completeAnswers, QUESTIONS} from './answers';
import {STATE} from './default-content';

/** The state that a run saves for the next. */
export interface State {
  /** All answers except the logo files, which were copied to `static/img`. */
  answers: Answers;
  /** Whether the logo was given rather than generated. */
  hasLogo: boolean;
  /** Digests of written files; once edited, these belong to the adopter. */
  written: Readonly<Record<string, string>>;
  /**
   * Digests of what an interrupted run may have written, by file; only while a run
   * puts its files in place.
   */
  unfinished?: Readonly<Record<string, readonly string[]>>;
  /** The commit of the portal that was adopted. */
  upstream?: string;
  sdk: {
    /** The entries of `sdk/` that were copied from elsewhere. */
    copies: readonly string[];
  };
}

function readAnswers(value: unknown): Answers {
  const given = isRecord(value) ? value : {};
  const answers = completeAnswers(
    Object.fromEntries(
      QUESTIONS.map(({key}) => {
        const answer = given[key];
        return [key, typeof answer === 'string' ? answer : ''];
      }),
    ),
  );
  // Earlier versions accepted one without its website, and didn't show it.
  return answers.companyUrl === '' ? {...answers, company: ''} : answers;
}

function readUnfinished(value: unknown): Pick<State, 'unfinished'> {
  return isRecord(value)
    ? {
        unfinished: Object.fromEntries(
          Object.entries(value).flatMap(([file, digests]) =>
            Array.isArray(digests)
              ? [[file, digests.filter((one) => typeof one === 'string')]]
              : [],
          ),
        ),
      }
    : {};
}

/**
 * Reads the state of the last run.
 *
 * @returns undefined in a repository that has not been adopted.
 * @throws an error if the file is not valid JSON.
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
    throw new Error(`${STATE}:1 — is not valid JSON: restore it with Git.`, {
      cause: error,
    });
  }
  const state = isRecord(value) ? value : {};
  const sdk = isRecord(state.sdk) ? state.sdk : {};
  const written = isRecord(state.written) ? state.written : {};
  return {
    answers: readAnswers(state.answers),
    hasLogo: state.hasLogo === true,
    written: Object.fromEntries(
      Object.entries(written).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
    ...readUnfinished(state.unfinished),
    // It is passed to Git, which could take other strings for options.
    ...(typeof state.upstream === 'string' &&
      /^[\da-f]{40,64}$/.test(state.upstream) && {upstream: state.upstream}),
    sdk: {
      copies: (Array.isArray(sdk.copies) ? sdk.copies : []).filter(
        (place): place is string =>
          typeof place === 'string' && /^sdk\/[\w-]+(?:\.pyi?)?$/.test(place),
      ),
    },
  };
}

/** Writes the state as JSON, to be formatted with oxfmt. */
export function renderState({answers, ...state}: State): string {
  const kept = Object.entries(answers).filter(
    ([key]) => !['logo', 'logoDark'].includes(key),
  );
  return JSON.stringify({answers: Object.fromEntries(kept), ...state});
}

/**
 * Returns the state while a later run puts its files in place: if the run is
 * interrupted, the next one must not take these files for edited ones, and must
 * find the copies of another SDK.
 *
 * @param next - the state that the run saves at its end.
 */
export function markUnfinished(
  earlier: State,
  {written, sdk}: Pick<State, 'written' | 'sdk'>,
): State {
  const {unfinished = {}} = earlier;
  return {
    ...earlier,
    unfinished: Object.fromEntries(
      Object.entries(written).map(([file, digest]) => [
        file,
        [...new Set([...(unfinished[file] ?? []), digest])],
      ]),
    ),
    sdk: {
      copies: [...new Set([...earlier.sdk.copies, ...sdk.copies])].sort(),
    },
  };
}
