import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {parseReport, type PyrightReport} from './parse-report';

const require = createRequire(import.meta.url);

/** Exit codes of pyright that come with a report. */
const REPORTED = new Set([0, 1]);

/**
 * Type-checks a project with the npm release of pyright. Pyright would read
 * the packages of any Python it finds on the machine, and so judge one tree
 * differently from machine to machine; it is given no search path, so that it
 * finds none.
 *
 * @param project - the folder that holds `pyrightconfig.json`.
 * @throws Error when pyright can't start or refuses the configuration.
 */
export async function runPyright(project: string): Promise<PyrightReport> {
  const entry = path.join(
    path.dirname(require.resolve('pyright/package.json')),
    'index.js',
  );
  const {code, stdout, stderr} = await capture(
    process.execPath,
    [entry, '--project', project, '--outputjson'],
    {...withoutPath(process.env), PATH: path.join(project, 'no-programs')},
  );
  if (!REPORTED.has(code)) {
    throw new Error(
      `Pyright ended with exit code ${code}:\n${stderr.trim() || stdout.trim()}`,
    );
  }
  return parseReport(stdout);
}

/** Windows spells it `Path`, and takes either. */
function withoutPath(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => name.toUpperCase() !== 'PATH'),
  );
}

interface Captured {
  code: number;
  stdout: string;
  stderr: string;
}

function capture(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Captured> {
  const child = spawn(program, args, {env, stdio: ['ignore', 'pipe', 'pipe']});
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === null) {
        reject(new Error(`Pyright was ended by ${signal ?? 'a signal'}.`));
      } else {
        resolve({code, stdout, stderr});
      }
    });
  });
}
