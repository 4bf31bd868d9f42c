import fs from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {SECTIONS} from '../sections';

const folder = path.join(__dirname, '../..', SECTIONS.api.folder);
const generated = path.join(folder, 'sidebars.json');

function isSidebars(value: unknown): value is SidebarsConfig {
  return value !== null && typeof value === 'object' && 'api' in value;
}

function readSidebars(): SidebarsConfig {
  const sidebars: unknown = JSON.parse(fs.readFileSync(generated, 'utf8'));
  if (!isSidebars(sidebars)) {
    throw new Error(
      `${generated} has no sidebar named 'api': run 'npm run generate:api'.`,
    );
  }
  return sidebars;
}

export default readSidebars();
