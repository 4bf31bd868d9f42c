import {logger} from '@docusaurus/logger';
import {expect, it, vi} from 'vitest';
import {exitWithMessage} from '../../../scripts/lib/exit-with-message';

it('prints the message of an error without its stack, and exits with 1', () => {
  const print = vi.spyOn(logger, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code ?? 0}`);
  });
  expect(() =>
    exitWithMessage(new Error('words.yml:3 "instead" is missing.')),
  ).toThrow('exit 1');
  expect(exit).toHaveBeenCalledTimes(1);
  expect(print.mock.calls).toEqual([['words.yml:3 "instead" is missing.']]);
});
