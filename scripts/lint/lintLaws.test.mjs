import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../steps/paths.mjs'
import { programs } from '../steps/programs.mjs'
import { run } from '../steps/run.mjs'
import { plantedA11y, plantedReact } from './plantedScreens.mjs'

/** A line of a file, with the law that it breaks; without one, the nearest that keeps them all. `$` makes its names its own. @typedef {[text: string, law?: string]} Line */

const importOf = (/** @type {string} */ name) => `import { x$ } from '${name}'`
const allowed = (/** @type {string[]} */ ...names) => names.map((name) => [importOf(name)])
const refused = (/** @type {string[]} */ ...names) => names.map((name) => [importOf(name), 'layers'])

/** A screen has a repository of the backend, and never its store; it knows what the store answers with, and not what asks it. */
const aboutTheStore = [
  ...allowed('@/data/staff/staffRepository'),
  ['export const useStaff$ = () => useRepository(staffRepository)'],
  ['export const taken$ = (parts) => parts.store', 'no-store'],
  ["export const taken$ = (parts) => parts['store']", 'no-store'],
  ['export const taken$ = ({ store }) => store', 'no-store'],
  ['export const taken$ = backend.repository((parts) => parts)', 'no-store'],
  ["import type { LiveQuery as L$ } from '@/data/store/live'"],
  ...['collection', 'documentStore', 'recordRepository', 'wholeList', 'dryRun'].map((name) => [
    importOf(`@/data/store/${name}`),
    'no-store-import',
  ]),
]

/** Controls that speak the browser's format, and those that do not. */
const aboutControls = [
  ...['<select />', '<input type="date" />', '<input type="month" />'].map((control) => [
    `export const drawn$ = ${control}`,
    'no-native-control',
  ]),
  ['export const drawn$ = <input type="search" />'],
  ['export const drawn$ = <input type="file" />'],
]

/** Scripts build on the domain and the repositories, never on a screen. */
const aboutScripts = [
  ...allowed('@/domain/shared/money', '@/data/queryCatalogue', 'node:fs', 'firebase-admin/app'),
  ...refused('@/ui/Button', '@/components/people/usePeople', '@/session/useAct', '@/app/main'),
  ...refused('@/firebase/firebaseApp', '@/features/staff/StaffPage'),
]

const adminStore = '../../functions/src/adapters/adminStore'
const served = '../../functions/src/iclock/answerIclock'

/** @type {Record<string, Line[]>} */
const planted = {
  'src/features/staff/StaffPage.tsx': [
    ...aboutTheStore,
    ...aboutControls,
    // Screens have no SDK, and features do not know each other.
    ...refused('firebase/firestore', 'primereact/button', '@/features/login/LoginPage', '../login/LoginPage'),
    ...refused('node:fs', '@/documents/invoice', '@/firebase/firebaseApp', '@/app/router'),
    ...allowed('../staff/useStaffActs', './useStaffActs', '@/lists/ListPage', 'react', 'react-hook-form'),
    ["export { login as l$ } from '@/features/login/LoginPage'", 'layers'],
    ["export const page$ = () => import('@/features/login/LoginPage')", 'layers'],
    ["export type Page$ = import('@/features/login/LoginPage').Page", 'layers'],
    // A list of a screen leaves as a file by the right of its kind of record.
    ...allowed('@/components/records/useExportAs'),
    [importOf('@/ui/saveFile'), 'no-file-import'],
    [importOf('@/lists/saveRows'), 'no-file-import'],
    [importOf('../../ui/Button'), 'no-import-up-the-tree'],
    ["export * from './staffColumns'", 'no-barrel'],
    ['export const GRACE_DAYS = 3', 'no-setting-beside'],
    ['export const late$ = (graceDays = 3) => graceDays', 'no-setting-beside'],
    ['export const late$ = (graceDays: number) => graceDays'],
    ["console.log('seen')", 'no-console'],
    ["console.warn('seen')"],
    ['export default function StaffPage() {}'],
  ],
  // An example, and rows of a file that somebody has chosen themselves: nothing of the centre leaves with them.
  'src/components/imports/saveSample.ts': [...allowed('@/lists/saveRows')],
  'src/features/staff/staffColumns.ts': [['export default 1', 'no-default-export']],
  'src/components/people/usePeople.ts': [
    ...aboutTheStore,
    ...allowed('@/documents/invoice', '@react-pdf/renderer', '@/ui/saveFile'),
    ...refused('@/features/staff/StaffPage', '@/app/router', 'firebase/firestore'),
  ],
  'src/session/useAct.ts': [...aboutTheStore, ...refused('@/ui/Button', '@/components/people/usePeople')],
  'src/live/useLive.ts': [...aboutTheStore, ...refused('@/session/useAct', '@/ui/Button')],
  'src/app/router.tsx': [
    ...aboutTheStore,
    ...allowed('@/features/staff/StaffPage', '@/firebase/firebaseApp', '@/ui/UiProvider'),
    ...refused('@/documents/invoice', 'firebase/firestore', 'primereact/api'),
  ],
  'src/app/composeBackend.ts': [
    ...allowed('@/data/store/documentStore'),
    ['export const of$ = ({ store }) => store'],
  ],
  // A repository asks the store.
  'src/data/staff/staffRepository.ts': [
    ...allowed('@/data/store/collection', '@/domain/shared/money'),
    ['export const of$ = ({ store }) => store'],
    ...refused('@/firebase/firebaseApp', '@/ui/Button', 'react', 'firebase/firestore'),
  ],
  'src/firebase/firebaseApp.ts': [
    ...allowed('firebase/app', '@/data/store/documentStore'),
    ...refused('@/ui/Button', 'react'),
    ['export const last$ = query(people, limitToLast(1))', 'no-limit-to-last'],
    ['export const first$ = query(people, limit(1))'],
  ],
  // A list is made of controls, which know no list, and neither knows the domain.
  'src/lists/ListPage.tsx': [
    ...aboutControls,
    ...allowed('@/ui/Button'),
    ...refused('@/domain/shared/money', '@/components/people/usePeople', 'primereact/button'),
  ],
  'src/ui/form/TimeField.tsx': [
    ...aboutControls,
    ...allowed('primereact/button'),
    ...refused('@/lists/ListPage', '@/domain/shared/money', 'chart.js'),
  ],
  'src/plots/Plot.tsx': [
    ...allowed('chart.js', '@/ui/Button'),
    ...refused('@/lists/ListPage', 'primereact/button'),
  ],
  'src/documents/invoice.tsx': [
    ...allowed('@react-pdf/renderer', '@/domain/shared/money'),
    ...refused('@/ui/Button', 'primereact/button'),
  ],
  'src/enquire/main.ts': [
    ...allowed('@/firebase/firebaseApp', '@/ui/Button'),
    ...refused('@/data/queryCatalogue', 'react'),
  ],
  'src/domain/shared/money.ts': [
    ...allowed('zod', 'dayjs/plugin/utc', './paise'),
    ...refused('@/data/queryCatalogue', 'react', 'node:fs'),
    ['export const now$ = () => new Date()', 'no-clock'],
    ['export const now$ = () => Date.now()', 'no-clock'],
    ['export const at$ = (now: number) => new Date(now)'],
  ],
  'functions/src/endpoints/handlers.ts': [
    ...allowed('@/data/queryCatalogue', 'firebase-admin/app', 'node:crypto', '../adapters/adminStore'),
    ...refused('@/ui/Button', 'node:fs', 'react', 'firebase/firestore'),
    ['export const last$ = people.limitToLast(1)', 'no-limit-to-last'],
    ['export default 1', 'no-default-export'],
  ],
  'scripts/seed/buildGym.ts': aboutScripts,
  'scripts/doctor.mjs': [
    ...aboutScripts,
    ['export const said$ = missing()', 'no-undef'],
    ['const unseen$ = 1', 'no-unused-vars'],
  ],
  // Of the functions, scripts know the server's store alone, the bench what terminals call.
  'scripts/migrate/main.ts': [
    ...allowed(adminStore),
    ...refused('../../functions/src/endpoints/handlers', served),
  ],
  'scripts/bench/benchDevices.ts': [
    ...allowed(adminStore, served),
    ...refused('../../functions/src/endpoints/handlers'),
  ],
  'scripts/bench/benchedScreens.ts': refused(served),
  // Nothing of the scripts or the functions is in the app.
  'src/app/dice.ts': refused('../../scripts/seed/dice', '../../functions/src/adapters/adminStore').map(
    ([text]) => [text, 'layers', 'no-import-up-the-tree'],
  ),
  'src/ui/Planted.tsx': plantedReact,
  'src/ui/usePlanted.ts': [['export function useIt(on: boolean) { if (on) useState(0) }', 'rules-of-hooks']],
  'src/lists/Planted.tsx': plantedA11y,
}

/** Not what the lines break by being single lines, and not the laws of the types, which typedLint.test.mjs tries. */
const isTried = ({ code, message }) =>
  /^(ours|react-hooks|react|jsx-a11y|eslint)\(/.test(code) &&
  !/prefer-const|no-var/.test(code) &&
  (!code.includes('no-unused-vars') || message.includes('unseen'))

let folder = ''
/** @type {Record<string, string[][]>} by file and line, the rules that were broken */
const said = {}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lint-laws-'))
  for (const [path, lines] of Object.entries(planted)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), lines.map(([text], at) => text.replaceAll('$', String(at))).join('\n'))
    said[path] = lines.map(() => [])
  }
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  symlinkSync(join(root, 'scripts/lint'), join(folder, 'scripts/lint'))
  const [node, oxlint] = programs.oxlint
  const { output } = await run([node, oxlint, '--format', 'json'], { cwd: folder })
  for (const { code, message, filename, labels } of JSON.parse(output).diagnostics) {
    const at = labels[0].span.line - 1
    if (isTried({ code, message })) said[filename][at].push(code.replace(/^.*\((.*)\)$/, '$1'))
  }
})

afterAll(() => rmSync(folder, { recursive: true }))

test.each(Object.entries(planted))('the laws of %s', (path, lines) => {
  const found = lines.map(([text], at) => [text, ...new Set(said[path][at].sort())])
  expect(found).toEqual(lines.map(([text, ...laws]) => [text, ...laws]))
})
