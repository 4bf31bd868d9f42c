/** The packages, each with those that it may use. */
const PACKAGES = {
  'python-reader': [],
  'docusaurus-plugin-page-exports': [],
  'docusaurus-plugin-secure-static': [],
  'docusaurus-plugin-static-first': [],
  'docusaurus-plugin-python-api': [
    'python-reader',
    'docusaurus-plugin-page-exports',
  ],
  'docusaurus-theme-static-search': ['docusaurus-plugin-page-exports'],
  'docs-checks': ['python-reader', 'docusaurus-plugin-page-exports'],
};

const layers = Object.entries(PACKAGES).map(([name, uses]) => ({
  name: `${name}-uses`,
  comment: `${name} may use ${uses.join(' and ') || 'no other package'}.`,
  severity: 'error',
  from: {path: `^packages/${name}/src/`},
  to: {
    path: '^packages/',
    pathNot: [name, ...uses].map((folder) => `^packages/${folder}/`),
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Modules that import each other cannot be read one by one.',
      severity: 'error',
      from: {},
      to: {circular: true, viaOnly: {dependencyTypesNot: ['type-only']}},
    },
    {
      name: 'packages-stand-alone',
      comment:
        'A package knows nothing of this site: hand it over as an option.',
      severity: 'error',
      from: {path: '^packages/[^/]+/src/'},
      to: {path: '^(config|src|scripts|plugins|tests|docusaurus\\.config)'},
    },
    {
      name: 'pages-without-tools',
      comment:
        'What runs in the browser imports no command, plugin or setting.',
      severity: 'error',
      from: {path: '^(src|packages/[^/]+/src/theme)/'},
      to: {path: '^(scripts|plugins)/'},
    },
    {
      name: 'config-without-commands',
      severity: 'error',
      comment:
        'The configuration is read by commands, not the other way round.',
      from: {path: '^(config|plugins)/'},
      to: {path: '^scripts/'},
    },
    {
      name: 'no-output-folders',
      comment: 'Tools take folders of these names for output: choose another.',
      severity: 'error',
      from: {},
      to: {
        path: '/(build|dist|out)/',
        pathNot: 'node_modules',
      },
    },
    {
      name: 'no-tests-outside-tests',
      comment: 'Product code must not depend on its tests.',
      severity: 'error',
      from: {pathNot: '(^|/)(tests|bench)/'},
      to: {path: '(^|/)tests/'},
    },
    ...layers,
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '(^|/)(fixtures|node_modules|\\.cache|build|api)/'},
    tsConfig: {fileName: 'tsconfig.json'},
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
