/** SPDX identifiers that a dependency may have, each with why. */
export const ALLOWED: Readonly<Record<string, string>> = {
  '0BSD': 'asks for nothing',
  'Apache-2.0': 'asks for a notice',
  'BSD-2-Clause': 'asks for a notice',
  'BSD-3-Clause': 'asks for a notice',
  'BlueOak-1.0.0': 'asks for a notice',
  'CC0-1.0': 'gives up all rights',
  ISC: 'asks for a notice',
  MIT: 'asks for a notice',
  'MIT-0': 'asks for nothing',
  'MPL-2.0': 'asks to publish changes of its own files, and we make none',
  'OFL-1.1':
    'asks to keep the name and licence of a font, and we ship it as it is',
  'Python-2.0': 'asks for a notice',
  Unlicense: 'gives up all rights',
  WTFPL: 'asks for nothing',
};

interface Exception {
  /** What the lockfile says, or `undefined` where it says nothing. */
  licence: string | undefined;
  reason: string;
}

/** Packages that may stay in spite of what their entry says. */
export const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  '@cspell/dict-en-common-misspellings': {
    licence: 'CC BY-SA 4.0',
    reason: 'a list of words that the spelling check reads; nothing ships it',
  },
  'caniuse-lite': {
    licence: 'CC-BY-4.0',
    reason: 'data that the build reads; nothing ships it',
  },
  eval: {licence: undefined, reason: 'MIT, in an older form of the field'},
  format: {licence: undefined, reason: 'MIT, in an older form of the field'},
  pako: {
    licence: '(MIT AND Zlib)',
    reason: 'both ask for a notice; a benchmark runs it, nothing ships it',
  },
  rechoir: {licence: undefined, reason: 'MIT, in an older form of the field'},
  'require-like': {licence: undefined, reason: 'MIT, says its readme'},
  'svg-tags': {
    licence: undefined,
    reason: 'MIT, in an older form of the field',
  },
};
