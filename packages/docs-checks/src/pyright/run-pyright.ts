import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {parseReport, type PyrightReport} from './parse-report';

const require = createRequire(import.meta.url);

/** Exit codes with which pyright prints a report. */
const REPORTED = new Set([0, 1]);

/**
 * Type-checks a project with pyright from npm. Pyright would use the packages
 * of any Python on the machine, so results would depend on the machine; without
 * a search path it finds no Python.
 *
 * @param project - the folder that contains `pyrightconfig.json`.
 * @throws Error if pyright can't start or rejects the configuration.
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
      `Pyright exited with code ${code}:\n${stderr.trim() || stdout.trim()}`,
    );
  }
  return parseReport(stdout);
}

/** Windows spells it `Path` and accepts both. */
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
        reject(new Error(`Pyright was terminated by ${signal ?? 'a signal'}.`));
      } else {
        resolve({code, stdout, stderr});
      }
    });
  });
}
