import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {bare} from '../../../scripts/lib/bench-site/generators';

/** A stand-in for the Markdown parser, which is installed by the benchmark only. */
const MARKED = 'export const marked = (text) => `<p>${text}</p>`;\n';

it('builds each page as plain HTML', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bare-'));
  onTestFinished(() => {
    fs.rmSync(folder, {recursive: true});
  });
  const files = {
    ...bare.files([{path: 'guides/pods', title: 'Pods', text: 'Begin.'}]),
    'package.json': '{"private": true, "type": "module"}\n',
    'node_modules/marked/package.json':
      '{"name": "marked", "type": "module", "exports": "./index.js"}\n',
    'node_modules/marked/index.js': MARKED,
  };
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
  const [command, ...args] = bare.build;
  execFileSync(command, args, {cwd: folder, stdio: 'pipe'});
  const page = path.join(folder, bare.output, 'guides/pods.html');
  expect(fs.readFileSync(page, 'utf8')).toContain('Begin.</p>');
});
