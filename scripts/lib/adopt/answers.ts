import fs from 'node:fs';
import path from 'node:path';
import {checkAddress} from './locate-sdk';

/** An adopter's answers about the product; empty if not answered. */
export interface Answers {
  name: string;
  slug: string;
  tagline: string;
  url: string;
  baseUrl: string;
  sdk: string;
  package: string;
  accent: string;
  logo: string;
  logoDark: string;
  source: string;
  company: string;
  companyUrl: string;
  hub: string;
  forum: string;
  support: string;
  licence: string;
}

export interface Question {
  key: keyof Answers;
  /** The command-line option. */
  flag: string;
  /** The placeholder for the value in the usage. */
  value: string;
  question: string;
  /** Proposes a default; questions without one are optional. */
  propose?: (answers: Partial<Answers>) => string | undefined;
}

function toIdentifier(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
}

/** The questions in the order in which they are asked. */
export const QUESTIONS: readonly Question[] = [
  {
    key: 'name',
    flag: 'name',
    value: 'NAME',
    question: 'Name of the product, as shown to readers',
  },
  {
    key: 'sdk',
    flag: 'sdk',
    value: 'PLACE',
    question: 'SDK: a folder with the Python package, or a Git address',
  },
  {
    key: 'package',
    flag: 'package',
    value: 'NAME',
    question: 'Import name of the Python package',
    propose: ({name}) => toIdentifier(name ?? ''),
  },
  {
    key: 'slug',
    flag: 'slug',
    value: 'SLUG',
    question:
      'Short name for addresses and commands, an identifier in lower case',
    propose: (answers) => answers.package?.split('.')[0],
  },
  {
    key: 'tagline',
    flag: 'tagline',
    value: 'TEXT',
    question: 'One-line description of the product',
    propose: ({name}) => `The documentation of ${name ?? ''}.`,
  },
  {
    key: 'url',
    flag: 'url',
    value: 'URL',
    question: 'Address of the site, without a path',
    propose: () => 'https://docs.example.org',
  },
  {
    key: 'baseUrl',
    flag: 'base-url',
    value: 'PATH',
    question: 'Path of the site, with a slash at both ends',
    propose: () => '/',
  },
  {
    key: 'accent',
    flag: 'accent',
    value: 'COLOUR',
    question: 'Accent colour',
    propose: () => '#3451b2',
  },
  {
    key: 'logo',
    flag: 'logo',
    value: 'FILE',
    question: 'Logo, as a square SVG file (optional)',
  },
  {
    key: 'logoDark',
    flag: 'logo-dark',
    value: 'FILE',
    question: 'Logo for dark mode, if different (optional)',
  },
  {
    key: 'source',
    flag: 'source',
    value: 'URL',
    question: 'Repository of this site, for edit links and issues (optional)',
  },
  {
    key: 'company',
    flag: 'company',
    value: 'NAME',
    question: 'Company behind the product, with its website (optional)',
  },
  {
    key: 'companyUrl',
    flag: 'company-url',
    value: 'URL',
    question: 'Website of the company, if you name one',
  },
  {
    key: 'hub',
    flag: 'hub',
    value: 'URL',
    question: 'Application where readers log in (optional)',
  },
  {
    key: 'forum',
    flag: 'forum',
    value: 'URL',
    question: 'Community forum or chat (optional)',
  },
  {
    key: 'support',
    flag: 'support',
    value: 'EMAIL',
    question: 'E-mail address for support (optional)',
  },
  {
    key: 'licence',
    flag: 'licence',
    value: 'TEXT',
    question: 'A sentence about the licence of the content (optional)',
  },
];

const REQUIRED: readonly (keyof Answers)[] = ['name', 'sdk', 'package'];

/** Merges answers; each comes from the first source that has it. */
export function completeAnswers(
  ...sources: readonly Partial<Answers>[]
): Answers {
  const answers: Partial<Answers> = {};
  for (const {key, propose} of QUESTIONS) {
    const given = sources.map((source) => source[key]).find(isDefined);
    answers[key] = (given ?? propose?.(answers) ?? '').trim();
  }
  return answers as Answers;
}

function isDefined(value: string | undefined): value is string {
  return value !== undefined;
}

/** Matches identifiers of Python, separated by dots. */
const IMPORT_NAME =
  /^[\p{L}_][\p{L}\p{M}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{M}\p{N}_]*)*$/u;

function checkPackage(name: string): string | undefined {
  return name === '' || IMPORT_NAME.test(name)
    ? undefined
    : `'${name}' can't be imported by Python: write the name after 'import', ` +
        "such as 'my_sdk' or 'my_company.sdk'";
}

const SCRIPT = /<script|<foreignObject|\son\w+\s*=|javascript:/i;

function checkLogo(file: string): string | undefined {
  if (!fs.statSync(file, {throwIfNoEntry: false})?.isFile()) {
    return `there is no file '${path.resolve(file)}'`;
  }
  const text = fs.readFileSync(file, 'utf8');
  if (!/<svg[\s>]/.test(text)) {
    return `'${file}' is not an SVG file: export the logo as one`;
  }
  if (!/<svg[^>]*\sviewBox=/.test(text)) {
    return `'${file}' has no viewBox, so it can't be scaled: add one`;
  }
  return SCRIPT.test(text)
    ? `'${file}' contains scripts: remove them`
    : undefined;
}

function checkDarkLogo({logo, logoDark}: Answers): string | undefined {
  if (logoDark === '') {
    return undefined;
  }
  return logo === ''
    ? 'needs a logo for light mode: add --logo'
    : checkLogo(logoDark);
}

/**
 * Checks the answers that the checks of the product's configuration and the SDK
 * don't cover.
 *
 * @returns the problems, one message per answer, with its option.
 */
export function checkAnswers(answers: Answers): string[] {
  const missing = REQUIRED.filter((key) => answers[key] === '').map((key) => [
    key,
    'is missing: add it',
  ]);
  const wrong = [
    ['sdk', checkAddress(answers.sdk)],
    ['package', checkPackage(answers.package)],
    [
      'accent',
      /^#[\da-f]{6}$/i.test(answers.accent)
        ? undefined
        : `'${answers.accent}' is not a colour in the form #3451b2`,
    ],
    ['logo', answers.logo === '' ? undefined : checkLogo(answers.logo)],
    ['logoDark', checkDarkLogo(answers)],
  ];
  return [
    ...[...missing, ...wrong].flatMap(([key, problem]) =>
      problem === undefined ? [] : [`--${flagOf(key)}: ${problem}.`],
    ),
    ...findUnpaired(answers),
  ];
}

/**
 * Finds a company without its website, or the reverse: the site shows them as a
 * link, and nothing of one alone.
 */
export function findUnpaired({company, companyUrl}: Answers): string[] {
  if ((company === '') === (companyUrl === '')) {
    return [];
  }
  return [
    companyUrl === ''
      ? '--company: needs the website of the company: add --company-url.'
      : '--company-url: needs the name of the company: add --company.',
  ];
}

/** The option of an answer. */
function flagOf(key: string | undefined): string {
  return QUESTIONS.find((question) => question.key === key)?.flag ?? '';
}
