import {describe, expect, it} from 'vitest';
import {findBuildErrors} from '../../../scripts/lib/build-site/build-errors';

const OF_ONE_LANGUAGE = '[SUCCESS] Generated static files in "build".\n';
const OF_ALL =
  '[INFO] Use `npm run serve` command to test your build locally.\n';

const INTERRUPTED = ['The build was interrupted: site was left unchanged.'];

function errorsOf(
  output: string,
  {code = 0, isInterrupted = false, strict = true} = {},
): string[] {
  return findBuildErrors(
    {code, output, isInterrupted},
    {outDir: 'site', strict},
  );
}

describe('the end of a build', () => {
  it('is a success if Docusaurus has written every language', () => {
    expect(errorsOf(OF_ONE_LANGUAGE + OF_ONE_LANGUAGE + OF_ALL)).toEqual([]);
  });

  it('is an interruption if a language is missing, whatever the exit code', () => {
    expect(errorsOf('')).toEqual(INTERRUPTED);
    expect(errorsOf(OF_ONE_LANGUAGE)).toEqual(INTERRUPTED);
  });

  it('is an interruption after a signal, whatever was written', () => {
    const interruption = {isInterrupted: true};
    expect(errorsOf(OF_ALL, interruption)).toEqual(INTERRUPTED);
    expect(errorsOf('', {...interruption, code: 1})).toEqual(INTERRUPTED);
  });

  it('reports the exit code of a failure', () => {
    expect(errorsOf('[ERROR] Broken.\n', {code: 1})).toEqual([
      'Docusaurus stopped with exit code 1: see above.',
    ]);
  });

  it('lists warnings only for a strict build', () => {
    const anchor = '[WARNING] Docusaurus found broken anchors!';
    const untracked = '[WARNING] Omitted, as they are not tracked by git.';
    const output = `${anchor}\n${untracked}\n${OF_ALL}`;
    expect(errorsOf(output)).toEqual([anchor]);
    expect(errorsOf(output, {strict: false})).toEqual([]);
  });
});
