import fs from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {makeFolder, writeIn} from './small-site';
import {
  type Answers,
  checkAnswers,
  completeAnswers,
} from '../../../scripts/lib/adopt/answers';

const check = (given: Partial<Answers>) =>
  checkAnswers(
    completeAnswers({
      name: 'Kelp',
      sdk: '../kelp',
      accent: '#7a3e9d',
      ...given,
    }),
  );

describe('a logo', () => {
  let folder: string;

  beforeEach(() => {
    folder = makeFolder();
  });

  afterEach(() => {
    fs.rmSync(folder, {recursive: true, force: true});
  });

  const logo = (text: string, file = 'logo.svg') => {
    writeIn(folder, file, text);
    return path.join(folder, file);
  };

  it('is accepted if it is an SVG that can be scaled', () => {
    const file = logo('<?xml version="1.0"?>\n<svg viewBox="0 0 1 1"/>');
    expect(check({logo: file, logoDark: file})).toEqual([]);
  });

  it.each([
    ['PNG', 'is not an SVG file: export the logo as one'],
    ['<svg width="1"/>', "has no viewBox, so it can't be scaled: add one"],
    ['<svg viewBox="0 0 1 1" onload="x()"/>', 'contains scripts: remove them'],
    ['<svg viewBox="0 0 1 1"><script/></svg>', 'contains scripts: remove them'],
  ])('is refused otherwise: %s', (text, problem) => {
    const file = logo(text);
    expect(check({logo: file})).toEqual([`--logo: '${file}' ${problem}.`]);
  });

  it('must exist', () => {
    expect(check({logo: folder})).toEqual([
      `--logo: there is no file '${folder}'.`,
    ]);
  });

  it('for dark mode needs one for light mode', () => {
    const file = logo('<svg viewBox="0 0 1 1"/>');
    expect(check({logoDark: file})).toEqual([
      '--logo-dark: needs a logo for light mode: add --logo.',
    ]);
    const dark = logo('PNG', 'dark.svg');
    expect(check({logo: file, logoDark: dark})).toEqual([
      expect.stringMatching(/^--logo-dark: .*is not an SVG file/),
    ]);
  });
});

describe('other answers', () => {
  it('are all checked at once', () => {
    expect(
      check({accent: 'purple', companyUrl: 'https://kelp.example'}),
    ).toEqual([
      "--accent: 'purple' is not a colour in the form #3451b2.",
      '--company-url: needs the name of the company: add --company.',
    ]);
  });

  it.each(['src/kelp', '../kelp', 'python-kelp', 'kelp.', '3d_kelp'])(
    'do not include %s as a package, which Python cannot import',
    (name) => {
      expect(check({package: name})).toEqual([
        `--package: '${name}' can't be imported by Python: write the name after 'import', such as 'my_sdk' or 'my_company.sdk'.`,
      ]);
    },
  );

  it.each(['kelp', 'kelp.sea', '_kelp2', 'Größe'])(
    'include %s as a package',
    (name) => {
      expect(check({package: name})).toEqual([]);
    },
  );

  it.each([
    ['Sea Kelp!', 'sea_kelp'],
    ['Kelp (Beta)', 'kelp_beta'],
    ['日本', ''],
  ])(
    'propose a package for the name %s without underscores around it',
    (name, proposed) => {
      expect(completeAnswers({name}).package).toBe(proposed);
    },
  );

  it('include a company only with its website', () => {
    expect(check({company: 'Kelp Ltd'})).toEqual([
      '--company: needs the website of the company: add --company-url.',
    ]);
    const companyUrl = 'https://kelp.example';
    expect(check({company: 'Kelp Ltd', companyUrl})).toEqual([]);
  });

  it.each(['#7a3e9', '#7a3e9d8', 'a #7a3e9d', '#7a3e9g'])(
    'are refused if the accent is %s',
    (accent) => {
      expect(check({accent})).toEqual([
        `--accent: '${accent}' is not a colour in the form #3451b2.`,
      ]);
    },
  );

  it('are required where there is no default', () => {
    expect(check({name: ''})[0]).toBe('--name: is missing: add it.');
  });
});
