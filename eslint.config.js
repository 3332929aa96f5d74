import boundaries from 'eslint-plugin-boundaries'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const el = (type, captured) => ({ element: { type, ...(captured && { captured }) } })
const packages = (...source) => ({ module: { origin: 'external', source } })
const typescriptResolver = {
  typescript: { project: ['tsconfig.json', 'functions/tsconfig.json'], noWarnOnMultipleProjects: true },
}
const screens = ['live', 'session', 'ui', 'lists', 'plots', 'components', 'feature', 'app']

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
const ownLimits = 'graceDays|expiringDays|absentDays|greatestAmount'
const settingBeside = [
  {
    selector: 'VariableDeclarator[id.name=/^((GRACE|EXPIRING|ABSENT)_DAYS|ABSURD|GREATEST_AMOUNT)$/]',
    message: 'A setting of the centre (`settingsOf`): ask for it as a parameter.',
  },
  {
    selector: `AssignmentPattern[left.name=/^(${ownLimits})$/]`,
    message: 'A setting of the centre has no default beside `settingsOf`: require it.',
  },
]
/** The browser draws these in its own language and format, not in the centre's. */
const nativeControl = {
  selector:
    "JSXOpeningElement[name.name='select'], JSXOpeningElement[name.name='input'] > JSXAttribute[name.name='type'][value.value=/^(date|time|month|week|datetime-local)$/]",
  message: 'Use Select, DateInput or TimeField of src/ui: a native control speaks the browser’s format.',
}
const upTheTree = { regex: '^\\.\\./\\.\\./', message: 'Use the @/ alias instead of ../../' }
const onlyRepositories = 'Only repositories see the store: write one under src/data and `useRepository` it.'
/** Of the store's folder a screen knows what it is answered with, and never what asks. */
const storeImport = {
  regex: '^(@|\\.\\.)/data/store/(?!(appErrorOf|clock|firstOf|line|live|liveQueries|log|page)$)',
  message: onlyRepositories,
}
/** PRODUCT 2.I and 3: a list becomes a file by the right of its kind of record, and is noted first. */
const fileImport = {
  regex: '^@/ui/saveFile$',
  message: 'Lists leave as files by `useExportAs`, which asks for the right and notes the export.',
}
/** A repository is made once a backend, so its factory is the named function of a file under src/data. */
const storeAccess = [
  {
    selector:
      "MemberExpression:matches([property.name='store'], [property.value='store']), ObjectPattern > Property:matches([key.name='store'], [key.value='store'])",
    message: onlyRepositories,
  },
  {
    selector:
      "CallExpression:matches([callee.name='useRepository'], [callee.property.name='repository']) > :not(Identifier).arguments",
    message: onlyRepositories,
  },
]
const nodeGlobals =
  'AbortSignal Buffer URL clearInterval clearTimeout console fetch performance process setInterval setTimeout'.split(
    ' ',
  )

const elements = [
  { type: 'domain', pattern: 'src/domain' },
  { type: 'data', pattern: 'src/data' },
  { type: 'firebase', pattern: 'src/firebase' },
  { type: 'live', pattern: 'src/live' },
  { type: 'session', pattern: 'src/session' },
  { type: 'documents', pattern: 'src/documents' },
  { type: 'ui', pattern: 'src/ui' },
  { type: 'lists', pattern: 'src/lists' },
  { type: 'plots', pattern: 'src/plots' },
  { type: 'components', pattern: 'src/components' },
  { type: 'feature', pattern: 'src/features/*', capture: ['name'] },
  { type: 'enquire', pattern: 'src/enquire' },
  { type: 'app', pattern: 'src/app' },
  { type: 'functions', pattern: 'functions/src' },
  { type: 'scripts', pattern: 'scripts' },
]

export default tseslint.config(
  { ignores: ['dist', 'functions/lib', '.cache', '.data', '.test', 'public', 'node_modules'] },
  // What needs the types of the project is oxlint's (.oxlintrc.json): the same rules, by the compiler that checks the types.
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
  },
  {
    files: ['{src,functions/src,scripts}/**/*.{ts,tsx,mjs}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': typescriptResolver,
      'boundaries/include': ['src/**/*', 'functions/src/**/*', 'scripts/**/*'],
      'boundaries/elements': elements,
    },
    rules: {
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
            { from: el('lists'), allow: { to: el(['ui', 'lists']) } },
            { from: el('plots'), allow: { to: el(['ui', 'plots']) } },
            { from: el('documents'), allow: { to: el(['domain', 'documents']) } },
            {
              from: el('components'),
              allow: {
                to: el([
                  'domain',
                  'data',
                  'live',
                  'session',
                  'ui',
                  'lists',
                  'plots',
                  'documents',
                  'components',
                ]),
              },
            },
            {
              from: el('feature'),
              allow: { to: el(['domain', 'data', 'live', 'session', 'ui', 'lists', 'plots', 'components']) },
            },
            { from: el('feature'), allow: { to: el('feature', { name: '{{from.element.captured.name}}' }) } },
            {
              from: el('app'),
              allow: {
                to: el([
                  'domain',
                  'data',
                  'firebase',
                  'live',
                  'session',
                  'ui',
                  'lists',
                  'components',
                  'feature',
                  'app',
                ]),
              },
            },
            { from: el('enquire'), allow: { to: el(['domain', 'firebase', 'ui', 'enquire']) } },
            { from: el('functions'), allow: { to: el(['domain', 'data', 'documents', 'functions']) } },
            // They seed, migrate, generate and measure by the domain and the repositories, over the server's store; no screen runs there.
            { from: el('scripts'), allow: { to: el(['domain', 'data', 'scripts']) } },
            {
              from: el('scripts'),
              allow: { to: { element: { type: 'functions', fileInternalPath: 'adapters/adminStore.ts' } } },
            },
            // The bench counts what a terminal's call reads by the function's own code.
            {
              from: { element: { type: 'scripts', fileInternalPath: 'bench/benchDevices.ts' } },
              allow: {
                to: {
                  element: { type: 'functions', fileInternalPath: 'iclock/{answerIclock,secretHash}.ts' },
                },
              },
            },
            { from: el('scripts'), allow: { to: { module: { origin: ['external', 'core'] } } } },
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
            { from: el('plots'), allow: { to: packages('chart.js') } },
            { from: el('documents'), allow: { to: packages('react', '@react-pdf/renderer', 'uqr') } },
            { from: el('components'), allow: { to: packages('@react-pdf/renderer') } },
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
      'no-restricted-imports': ['error', { patterns: [upTheTree] }],
      'no-restricted-syntax': ['error', barrel, defaultExport, ...settingBeside],
    },
  },
  {
    // `app` composes the backend and wraps its store; `fixtures` stand in for it.
    files: ['src/{features,components,live,session,ui,lists,plots,app}/**/*.{ts,tsx}'],
    ignores: [
      'src/app/{composeBackend,countingReads,writeMeter}.ts',
      'src/session/fixtures.ts',
      '**/*.test.{ts,tsx}',
    ],
    rules: {
      'no-restricted-imports': ['error', { patterns: [upTheTree, storeImport] }],
      'no-restricted-syntax': [
        'error',
        ...[barrel, defaultExport, nativeControl, ...settingBeside, ...storeAccess],
      ],
    },
  },
  {
    files: ['src/features/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [upTheTree, storeImport, fileImport] }] },
  },
  {
    files: ['src/features/**/*Page.tsx'],
    rules: { 'no-restricted-syntax': ['error', barrel, nativeControl, ...settingBeside, ...storeAccess] },
  },
  {
    files: ['src/domain/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', barrel, defaultExport, clock, ...settingBeside] },
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
        PerformanceObserver: 'readonly',
        requestAnimationFrame: 'readonly',
      },
    },
  },
)
