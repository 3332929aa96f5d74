import boundaries from 'eslint-plugin-boundaries'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const el = (type, captured) => ({ element: { type, ...(captured && { captured }) } })
const packages = (...source) => ({ module: { origin: 'external', source } })
const typescriptResolver = {
  typescript: { project: ['tsconfig.json', 'functions/tsconfig.json'], noWarnOnMultipleProjects: true },
}
const screens = ['live', 'session', 'ui', 'parts', 'feature', 'app']

const barrel = { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' }
const defaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Only pages have a default export.',
}
const clock = {
  selector:
    "NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.object.name='Date'][callee.property.name='now']",
  message: 'The domain has no clock: take the date as an argument.',
}
const nodeGlobals =
  'AbortSignal Buffer URL clearInterval clearTimeout console fetch performance process setInterval setTimeout'.split(
    ' ',
  )

export default tseslint.config(
  { ignores: ['dist', 'functions/lib', '.cache', '.data', '.test', 'public', 'node_modules'] },
  ...tseslint.configs.recommendedTypeChecked.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: {
        project: ['tsconfig.json', 'functions/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { boundaries },
    settings: {
      'import/resolver': typescriptResolver,
      'boundaries/include': ['src/**/*', 'functions/src/**/*'],
      'boundaries/elements': [
        { type: 'domain', pattern: 'src/domain' },
        { type: 'data', pattern: 'src/data' },
        { type: 'firebase', pattern: 'src/firebase' },
        { type: 'live', pattern: 'src/live' },
        { type: 'session', pattern: 'src/session' },
        { type: 'documents', pattern: 'src/documents' },
        { type: 'ui', pattern: 'src/ui' },
        { type: 'parts', pattern: 'src/parts' },
        { type: 'feature', pattern: 'src/features/*', capture: ['name'] },
        { type: 'app', pattern: 'src/app' },
        { type: 'functions', pattern: 'functions/src' },
      ],
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkAllOrigins: true,
          policies: [
            { from: el('domain'), allow: { to: el('domain') } },
            { from: el('data'), allow: { to: el(['domain', 'data']) } },
            { from: el('firebase'), allow: { to: el(['domain', 'data', 'firebase']) } },
            { from: el('live'), allow: { to: el(['domain', 'data', 'live']) } },
            { from: el('session'), allow: { to: el(['domain', 'data', 'live', 'session']) } },
            { from: el('ui'), allow: { to: el('ui') } },
            { from: el('documents'), allow: { to: el(['domain', 'documents']) } },
            {
              from: el('parts'),
              allow: { to: el(['domain', 'data', 'live', 'session', 'ui', 'documents', 'parts']) },
            },
            { from: el('feature'), allow: { to: el(['domain', 'data', 'live', 'session', 'ui', 'parts']) } },
            { from: el('feature'), allow: { to: el('feature', { name: '{{from.element.captured.name}}' }) } },
            {
              from: el('app'),
              allow: {
                to: el(['domain', 'data', 'firebase', 'live', 'session', 'ui', 'parts', 'feature', 'app']),
              },
            },
            { from: el('functions'), allow: { to: el(['domain', 'data', 'documents', 'functions']) } },
            { allow: { to: packages('zod', 'dayjs', 'vitest', 'fast-check') } },
            {
              from: el(screens),
              allow: {
                to: packages(
                  'react',
                  'react-*',
                  'zustand',
                  '@hookform/resolvers',
                  '@testing-library/react',
                  'papaparse',
                  'uqr',
                  'write-excel-file',
                ),
              },
            },
            { from: el(['ui', 'app']), allow: { to: packages('primereact', 'primeicons') } },
            { from: el('documents'), allow: { to: packages('react', '@react-pdf/renderer', 'uqr') } },
            { from: el('parts'), allow: { to: packages('@react-pdf/renderer') } },
            { from: el('functions'), allow: { to: packages('@react-pdf/renderer') } },
            { from: el('firebase'), allow: { to: packages('firebase') } },
            { from: el('functions'), allow: { to: packages('firebase-admin', 'firebase-functions') } },
            {
              from: el('functions'),
              allow: {
                to: {
                  module: {
                    origin: 'core',
                    source: [
                      'node:crypto',
                      'node:diagnostics_channel',
                      'node:http',
                      'node:module',
                      'node:net',
                      'node:util',
                    ],
                  },
                },
              },
            },
          ],
        },
      ],
    },
  },
  {
    // Where components and hooks are: these rules run the compiler over a file, as slow as all others together.
    files: ['src/**/*.tsx', 'src/**/use*.ts'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y-x': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.configs.recommended.rules,
      // The rule is about HTML's attribute; our fields take the focus when their sheet opens, as a dialog must.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'functions/src/**/*.ts'],
    rules: {
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^\\.\\./\\.\\./', message: 'Use the @/ alias instead of ../../' }] },
      ],
      'no-restricted-syntax': ['error', barrel, defaultExport],
    },
  },
  { files: ['src/features/**/*Page.tsx'], rules: { 'no-restricted-syntax': ['error', barrel] } },
  {
    files: ['src/domain/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', barrel, defaultExport, clock] },
  },
  {
    files: ['scripts/**/*.mjs'],
    languageOptions: { globals: Object.fromEntries(nodeGlobals.map((name) => [name, 'readonly'])) },
    rules: {
      'no-undef': 'error',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-const-assign': 'error',
    },
  },
  {
    // Their functions for page.evaluate run in the page.
    files: ['scripts/bench/*.mjs'],
    languageOptions: {
      globals: {
        window: 'readonly',
        document: 'readonly',
        MutationObserver: 'readonly',
        requestAnimationFrame: 'readonly',
      },
    },
  },
)
