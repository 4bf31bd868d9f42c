/** The properties that all diagnostics of a rule share. */
export interface DiagnosticKind {
  /** What was found, for one or several. */
  title: string;
  /** What to do about it. */
  advice: string;
}

const SOURCE_ADVICE =
  'Correct the source; until then its page may be incomplete.';

/** By rule id. The advice also covers packages that the user can't edit. */
export const KINDS: Readonly<Record<string, DiagnosticKind>> = {
  'ambiguous-reference': {
    title: 'ambiguous names in docstrings',
    advice: 'Write the full path; until then they are not linked.',
  },
  'broken-reference': {
    title: 'unknown names in docstrings',
    advice:
      'Write the full path of a public name, or remove the backticks; until then the name is not linked.',
  },
  'compiled-module': {
    title: 'packages with compiled modules that have no stub',
    advice:
      "Add a stub (.pyi) for each, or leave them out with 'exclude'; until then they have no page.",
  },
  'cyclic-base': {
    title: 'classes that inherit from themselves',
    advice: SOURCE_ADVICE,
  },
  'cyclic-import': {
    title: 'circular imports',
    advice:
      'Import each name from the module that defines it; until then it is not documented.',
  },
  'duplicate-module': {
    title: 'modules with the same path as another one',
    advice:
      'Only one of them is documented, as Python imports only one: rename or remove the other.',
  },
  'dynamic-exports': {
    title: 'modules that compute their __all__',
    advice:
      'List the names as strings; until then all names without an underscore are public.',
  },
  encoding: {
    title: 'files with bytes that are invalid in their encoding',
    advice: 'Save them as UTF-8, or declare their encoding on the first line.',
  },
  'formatted-docstring': {
    title: 'f-strings in the place of docstrings, which Python ignores',
    advice:
      'Remove the prefix, or assign the text to `__doc__`; until then the text is not documented.',
  },
  'inconsistent-bases': {
    title: 'classes whose bases Python cannot order',
    advice: SOURCE_ADVICE,
  },
  inventory: {
    title: 'missing inventories of other projects',
    advice:
      "Check the URL, or download objects.inv and set 'file' to its path; until then these names are not linked.",
  },
  mathematics: {
    title: 'formulas that are shown as TeX',
    advice: "Install 'katex' next to the plugin, or correct the TeX.",
  },
  'no-such-package': {
    title: 'missing packages',
    advice: "Check the options 'path' and 'package'.",
  },
  syntax: {
    title: 'files that are not valid Python',
    advice:
      "Fix them, or leave them out with 'exclude'; their pages show what could not be read.",
  },
  'unknown-argument': {
    title: 'documented arguments that are not in the signature',
    advice: 'Correct the name in the docstring, or remove it.',
  },
  'unknown-base': {
    title: 'undefined bases',
    advice:
      'If they are generated, add a stub (.pyi); until then inherited members are missing.',
  },
  'unknown-export': {
    title: 'undefined names in __all__',
    advice:
      'Define or remove them; names that exist only at run time need a stub (.pyi).',
  },
  'unknown-markup': {
    title: 'directives that are shown as text',
    advice:
      'The README of docusaurus-plugin-python-api lists the supported directives.',
  },
  'unknown-name': {
    title: 'undefined names in types',
    advice:
      'Import them, under TYPE_CHECKING if necessary; until then they are not linked.',
  },
  'unreadable-file': {
    title: 'files that cannot be read',
    advice: 'Check their permissions; their pages show that they are missing.',
  },
  'unresolved-import': {
    title: 'imports of names that no source file defines',
    advice:
      'Names that are compiled, generated or set at run time need a stub (.pyi) to be documented; all others are complete.',
  },
};
