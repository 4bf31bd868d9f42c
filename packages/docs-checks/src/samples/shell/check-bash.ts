import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import {spawn} from 'node:child_process';
import {type Block, placeOf, textOf} from '../pages/block';

const ERROR = /^bash: (?:-c: )?line (\d+): (?:syntax error: )?(.+)$/m;

/** Whether bash is installed. */
export async function hasBash(): Promise<boolean> {
  try {
    return (await parse('true')) === null;
  } catch {
    return false;
  }
}

/**
 * Checks the syntax of a bash block without running it.
 *
 * @throws Error if bash can't start.
 */
export async function checkBash(block: Block): Promise<Diagnostic[]> {
  const output = await parse(textOf(block));
  if (output === null) {
    return [];
  }
  const [, line = '1', message = output.trim()] = ERROR.exec(output) ?? [];
  return [
    createDiagnostic({
      ruleId: 'bash',
      ...placeOf(block, Number(line)),
      reason: `Bash can't parse this: ${message}`,
      note: 'Fix it, or set another language in the fence.',
    }),
  ];
}

/** Returns bash's error message, or null. */
function parse(script: string): Promise<string | null> {
  const child = spawn('bash', ['-n'], {
    // The message is parsed, so it must not be translated.
    env: {...process.env, LC_ALL: 'C'},
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    // Bash may exit at the first error, before it has read the whole input.
    child.stdin.on('error', () => undefined);
    child.once('close', (code) => {
      resolve(code === 0 ? null : output);
    });
    child.stdin.end(`${script}\n`);
  });
}
