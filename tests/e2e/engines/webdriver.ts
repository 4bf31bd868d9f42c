import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {findFreePort} from '../../../scripts/lib/port';

/** The key of an element's reference in a response. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The protocol's codes of keys, by name. */
const KEYS: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** A browser driven through WebDriver. */
export interface Driven {
  goto: (url: string) => Promise<void>;
  url: () => Promise<string>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page, without access to the test's variables. */
  evaluate: <Result, Arguments extends unknown[]>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ) => Promise<Result>;
  click: (selector: string) => Promise<void>;
  /** Presses keys together, as in `Control+k`. */
  press: (keys: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Finds a program in the folders of PATH. */
export function findProgram(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file));
}

/** Sends a command. */
type Send = <Value>(
  method: 'DELETE' | 'GET' | 'POST',
  path: string,
  body?: object,
) => Promise<Value>;

function speakTo(port: number): Send {
  return async (method, place, body = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${place}`, {
      method,
      ...(method === 'POST' && {body: JSON.stringify(body)}),
    });
    const {value} = (await response.json()) as {value: never};
    if (!response.ok) {
      throw new Error(`${method} ${place}: ${JSON.stringify(value)}`);
    }
    return value;
  };
}

/** Waits until the driver listens, or throws once it has stopped. */
async function waitForDriver(send: Send, driver: ChildProcess): Promise<void> {
  for (;;) {
    if (driver.exitCode !== null) {
      throw new Error(`The driver stopped with exit code ${driver.exitCode}.`);
    }
    const isReady = await send<{ready: boolean}>('GET', '/status').then(
      ({ready}) => ready,
      () => false,
    );
    if (isReady) {
      return;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}

/** Creates the protocol's actions for key presses. */
function pressed(keys: readonly string[]): object[] {
  const values = keys.map((key) => KEYS[key] ?? key);
  return [
    ...values.map((value) => ({type: 'keyDown', value})),
    ...values.toReversed().map((value) => ({type: 'keyUp', value})),
  ];
}

/**
 * Starts a browser on a separate display.
 *
 * @param command - the driver, to which `--port=` is added.
 * @param capabilities - the browser to start, and its options.
 */
export async function drive(
  command: readonly string[],
  capabilities: object,
): Promise<Driven> {
  const port = await findFreePort();
  const driver = spawn(
    'xvfb-run',
    ['-a', ...command, `--port=${port}`],
    // A separate process group can be ended as a whole, including the display.
    {detached: true, stdio: 'ignore'},
  );
  const send = speakTo(port);
  await waitForDriver(send, driver);
  const {sessionId} = await send<{sessionId: string}>('POST', '/session', {
    capabilities: {alwaysMatch: capabilities},
  });
  const at = `/session/${sessionId}`;
  const act = (actions: object[]) =>
    send<null>('POST', `${at}/actions`, {
      actions: [{type: 'key', id: 'keyboard', actions}],
    });
  return {
    goto: async (url) => {
      await send('POST', `${at}/url`, {url});
    },
    url: () => send('GET', `${at}/url`),
    resize: async (width, height) => {
      await send('POST', `${at}/window/rect`, {width, height});
    },
    evaluate: (run, ...args) =>
      send('POST', `${at}/execute/sync`, {
        script: `return (${String(run)})(...arguments)`,
        args,
      }),
    click: async (selector) => {
      const found = await send<Record<string, string>>(
        'POST',
        `${at}/element`,
        {
          using: 'css selector',
          value: selector,
        },
      );
      await send('POST', `${at}/element/${found[ELEMENT]}/click`);
    },
    press: async (keys) => {
      await act(pressed(keys.split('+')));
    },
    type: async (text) => {
      await act(text.split('').flatMap((letter) => pressed([letter])));
    },
    close: async () => {
      await send('DELETE', at).catch(() => undefined);
      const ended = once(driver, 'exit');
      if (driver.pid !== undefined) {
        process.kill(-driver.pid);
      }
      await ended;
    },
  };
}
