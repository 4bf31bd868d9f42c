#!/usr/bin/env node
/**
 * A Firefox from the system for Playwright, which speaks WebDriver BiDi to it.
 * Playwright sends commands that are younger than an extended support release:
 * what the browser calls unknown is answered as done. All of it is emulation
 * that the tests don't ask for.
 *
 * Usage: FIREFOX=/usr/bin/firefox-esr firefox.mjs [arguments of Firefox]
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

/** Stands between Playwright and Firefox. */
function stand(address) {
  const server = new ws.Server({port: 0, host: '127.0.0.1'}, () => {
    // Playwright reads where to connect.
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
