import eslint from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import {noIterableSpread} from './scripts/lib/lint/no-iterable-spread.mjs';

export default tseslint.config(
  {
    ignores: [
      'api/',
      'build/',
      'build.*/',
      'coverage/',
      'examples/',
      'node_modules/',
      '**/.cache/',
      '.docusaurus/',
      'playwright-report/',
      'test-results/',
      'tests/fixtures/',
      'packages/*/tests/fixtures/',
    ],
  },
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // Numbers are fine in messages.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {allowNumber: true},
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false},
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'packages/*/src/{theme,client}/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    languageOptions: {globals: globals.browser},
  },
  {
    // What the bundler of a site compiles for browsers.
    files: [
      'packages/docusaurus-plugin-{page-exports,python-api,static-first}/src/{client,theme}/**/*.{ts,tsx}',
      'packages/docusaurus-plugin-python-api/src/*.tsx',
      'packages/docusaurus-theme-static-search/src/{algolia,client,components,interface,theme}/**/*.{ts,tsx}',
      'packages/docusaurus-theme-static-search/src/engine/{format,search,text}/**/*.ts',
    ],
    plugins: {packages: {rules: {'no-iterable-spread': noIterableSpread}}},
    rules: {'packages/no-iterable-spread': 'error'},
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {globals: globals.node},
  },
  {
    files: [
      '{config,plugins,scripts,src,tests}/**',
      'packages/*/{bench,src,tests}/**',
    ],
    rules: {'max-lines': ['error', 300]},
  },
  {
    files: ['{config,plugins,scripts,src}/**', 'packages/*/src/**'],
    rules: {
      'max-lines-per-function': [
        'error',
        {max: 120, skipBlankLines: true, skipComments: true},
      ],
    },
  },
  {
    files: ['{tests/unit,packages/*/tests}/**/*.test.{ts,tsx}'],
    ignores: ['**/*.mock.test.{ts,tsx}', '**/integration/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.object.name="vi"][callee.property.name=/^(do)?mock$/i]',
          message:
            'Unit tests share their modules: name files that mock modules *.mock.test.ts.',
        },
      ],
    },
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
);
