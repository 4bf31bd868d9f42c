/** The packages, each with the packages that it may import. */
const PACKAGES = {
  'python-reader': [],
  'docusaurus-plugin-page-exports': [],
  'docusaurus-plugin-secure-static': [],
  'docusaurus-plugin-static-first': [],
  'docusaurus-plugin-python-api': ['python-reader'],
  'docusaurus-theme-static-search': ['docusaurus-plugin-page-exports'],
  'docs-checks': ['python-reader', 'docusaurus-plugin-page-exports'],
};

const layers = Object.entries(PACKAGES).map(([name, uses]) => ({
  name: `${name}-uses`,
  comment: `${name} may import ${uses.join(' and ') || 'no other package'}.`,
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
      comment: 'Modules must not import each other.',
      severity: 'error',
      from: {},
      to: {circular: true, viaOnly: {dependencyTypesNot: ['type-only']}},
    },
    {
      name: 'packages-stand-alone',
      comment:
        "Packages must not import this site's code: pass it as an option.",
      severity: 'error',
      from: {path: '^packages/[^/]+/src/'},
      to: {path: '^(config|src|scripts|plugins|tests|docusaurus\\.config)'},
    },
    {
      name: 'pages-without-tools',
      comment: 'Browser code must not import scripts or plugins.',
      severity: 'error',
      from: {path: '^(src|packages/[^/]+/src/theme)/'},
      to: {path: '^(scripts|plugins)/'},
    },
    {
      name: 'config-without-commands',
      severity: 'error',
      comment: 'The configuration and plugins must not import scripts.',
      from: {path: '^(config|plugins)/'},
      to: {path: '^scripts/'},
    },
    {
      name: 'no-output-folders',
      comment:
        'Tools treat folders with these names as output: rename the folder.',
      severity: 'error',
      from: {},
      to: {
        path: '/(build|dist|out)/',
        pathNot: 'node_modules',
      },
    },
    {
      name: 'no-tests-outside-tests',
      comment: 'Code must not import tests.',
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
