import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Creates a folder that is removed at the end of the run. */
export async function makeTempFolder(prefix: string): Promise<string> {
  return mkdtemp(path.join(process.env['TEST_FOLDER'] ?? tmpdir(), prefix));
}
