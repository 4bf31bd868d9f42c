import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import {spawn} from 'node:child_process';
import {type Block, placeOf, textOf} from '../pages/block';

const COMPLAINT = /^bash: (?:-c: )?line (\d+): (?:syntax error: )?(.+)$/m;

/** Whether there is a bash on this machine. */
export async function hasBash(): Promise<boolean> {
  try {
    return (await parse('true')) === null;
  } catch {
    return false;
  }
}

/**
 * Says of a block for bash what is wrong with its form. Nothing is run.
 *
 * @throws Error when bash can't start.
 */
export async function checkBash(block: Block): Promise<Diagnostic[]> {
  const complaint = await parse(textOf(block));
  if (complaint === null) {
    return [];
  }
  const [, line = '1', message = complaint.trim()] =
    COMPLAINT.exec(complaint) ?? [];
  return [
    createDiagnostic({
      ruleId: 'bash',
      ...placeOf(block, Number(line)),
      reason: `Bash can't parse this: ${message}`,
      note: 'Fix it, or name another language in the fence.',
    }),
  ];
}

/** Gives what bash complains of, null where it does not. */
function parse(script: string): Promise<string | null> {
  const child = spawn('bash', ['-n'], {
    // Its words are read, so it must not speak another language.
    env: {...process.env, LC_ALL: 'C'},
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    // Bash may end at the first diagnostic, before it has read all.
    child.stdin.on('error', () => undefined);
    child.once('close', (code) => {
      resolve(code === 0 ? null : complaint);
    });
    child.stdin.end(`${script}\n`);
  });
}
