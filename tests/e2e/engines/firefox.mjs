#!/usr/bin/env node
/**
 * Runs the system's Firefox for Playwright, which controls it through WebDriver
 * BiDi. Playwright sends commands that extended support releases don't support
 * yet: unknown commands are answered as successful. They only concern emulation
 * that the tests don't use.
 *
 * Usage: FIREFOX=/usr/bin/firefox-esr firefox.mjs [Firefox arguments]
 */
import {spawn} from 'node:child_process';
import process from 'node:process';
import ws from 'ws';

const READY = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(
  process.env.FIREFOX ?? 'firefox-esr',
  process.argv.slice(2),
  {stdio: ['ignore', 'pipe', 'pipe']},
);
firefox.on('exit', (code) => {
  process.exit(code ?? 0);
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
  process.on(signal, () => firefox.kill(signal));
}
process.on('exit', () => firefox.kill());

let isReady = false;
for (const stream of [firefox.stdout, firefox.stderr]) {
  stream.setEncoding('utf8').on('data', (text) => {
    const address = READY.exec(text)?.[1];
    if (address && !isReady) {
      isReady = true;
      stand(address);
    }
  });
}

/** Starts a proxy between Playwright and Firefox. */
function stand(address) {
  const server = new ws.Server({port: 0, host: '127.0.0.1'}, () => {
    // Playwright reads the address to connect to from this line.
    process.stderr.write(
      `WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`,
    );
  });
  server.on('connection', (client, request) => {
    const browser = new ws(address + request.url);
    const waiting = [];
    client.on('message', (message) => {
      const text = String(message);
      if (browser.readyState === ws.OPEN) {
        browser.send(text);
      } else {
        waiting.push(text);
      }
    });
    browser.on('open', () => {
      for (const text of waiting) {
        browser.send(text);
      }
    });
    browser.on('message', (message) => {
      const answer = JSON.parse(String(message));
      const isUnknown =
        answer.type === 'error' && answer.error === 'unknown command';
      client.send(
        isUnknown
          ? JSON.stringify({type: 'success', id: answer.id, result: {}})
          : String(message),
      );
    });
    client.on('close', () => browser.close());
    browser.on('close', () => client.close());
    browser.on('error', () => client.close());
  });
}
