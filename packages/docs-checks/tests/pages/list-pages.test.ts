import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listPages} from '../../src/pages/list-pages';

describe('listPages', () => {
  it('skips missing folders, and rejects files', async () => {
    const {base, dir} = path.parse(__filename);
    expect(await listPages(dir, ['no-such-folder'])).toEqual([]);
    await expect(listPages(dir, [base])).rejects.toThrow(
      `${base} is a file, but 'folders' must be a list of folders`,
    );
  });
});
