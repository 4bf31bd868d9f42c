/** What all diagnostics of a rule have in common. */
export interface DiagnosticKind {
  /** What was found, for one or for many of them. */
  title: string;
  /** What to do about it. */
  advice: string;
}

const SOURCE_ADVICE =
  'Correct the source; its page shows what is known without it.';

/** By the rule's id. Each says what to do, since the source may be foreign. */
export const KINDS: Readonly<Record<string, DiagnosticKind>> = {
  'ambiguous-reference': {
    title: 'names in docstrings that several symbols have',
    advice: 'Write the full path; until then they are code without a link.',
  },
  'broken-reference': {
    title: 'names in docstrings that lead nowhere',
    advice:
      'Write the full path of a public name, or take the name out of the backticks; until then it is code without a link.',
  },
  'cyclic-base': {
    title: 'classes among their own bases',
    advice: SOURCE_ADVICE,
  },
  'cyclic-import': {
    title: 'names that are imported in a circle',
    advice:
      'Import each from the module that defines it; until then it is on no page.',
  },
  'duplicate-module': {
    title: 'modules that share their path with another one',
    advice:
      'Python reads only one of them, and so do the pages: rename or remove the other.',
  },
  'dynamic-exports': {
    title: 'modules that compute their __all__',
    advice:
      'List the names as strings; until then all names without an underscore are public.',
  },
  encoding: {
    title: 'files with bytes that are not of their encoding',
    advice: 'Save them as UTF-8, or state their encoding on the first line.',
  },
  'inconsistent-bases': {
    title: 'classes whose bases Python cannot order',
    advice: SOURCE_ADVICE,
  },
  inventory: {
    title: 'inventories of other projects that are missing',
    advice:
      "Check the address, or download its objects.inv and name it as 'file'; until then these names have no link.",
  },
  mathematics: {
    title: 'formulas that are shown as TeX',
    advice: "Install 'katex' beside the plugin, or correct the TeX.",
  },
  'no-such-package': {
    title: 'packages that are not there',
    advice: "Check the options 'path' and 'package'.",
  },
  syntax: {
    title: 'files that are not valid Python',
    advice:
      "Fix them, or leave them out with 'exclude'; their pages say what is missing.",
  },
  'unknown-argument': {
    title: 'described arguments that a signature does not have',
    advice: 'Correct the name in the docstring, or remove it.',
  },
  'unknown-base': {
    title: 'bases that are defined nowhere',
    advice:
      'If they are generated, add a stub (.pyi); until then inherited members are missing.',
  },
  'unknown-export': {
    title: 'names in __all__ that a module does not have',
    advice:
      'Define them, or take them out; names that exist at run time alone need a stub (.pyi).',
  },
  'unknown-markup': {
    title: 'directives that are shown as text',
    advice:
      'The README of docusaurus-plugin-python-api lists those that are understood.',
  },
  'unknown-name': {
    title: 'names in types that are defined nowhere',
    advice: 'Import them, under TYPE_CHECKING if need be; they have no link.',
  },
  'unreadable-file': {
    title: 'files that cannot be read',
    advice: 'Check their permissions; their pages say that they are missing.',
  },
  'unresolved-import': {
    title: 'imports of what no source file defines',
    advice:
      'What is compiled, generated or set at run time needs a stub (.pyi) to be on a page; everything else is complete.',
  },
};
