import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'
import { beforeAll, expect, test } from 'vitest'
import config from '../../eslint.config.js'

const laws = ['boundaries/dependencies', 'no-restricted-imports', 'no-restricted-syntax']

/** The laws about who may import whom, without the rules that need the types of the whole project. */
const ofLaws = ({ rules = {}, languageOptions, ...entry }) => ({
  ...entry,
  ...(languageOptions?.parser && { languageOptions: { parser: languageOptions.parser } }),
  rules: Object.fromEntries(Object.entries(rules).filter(([name]) => laws.includes(name))),
})

/** What lint says of that text as that file, by the names of the rules. */
let said = async (_path, _text) => ['']

beforeAll(async () => {
  const cwd = fileURLToPath(new URL('../..', import.meta.url))
  const overrideConfig = config.filter(({ ignores, files }) => files || !ignores).map(ofLaws)
  const eslint = new ESLint({ cwd, overrideConfigFile: true, overrideConfig })
  said = async (path, text) => {
    const [{ messages }] = await eslint.lintText(text, { filePath: path })
    return messages.map(({ ruleId, message }) => ruleId ?? message)
  }
})

const screens = [
  'src/features/staff/StaffPage.tsx',
  'src/components/people/usePeople.ts',
  'src/session/useAct.ts',
  'src/live/useLive.ts',
  'src/app/router.tsx',
]

test.each(screens)('%s has a repository of the backend, and never its store', async (path) => {
  const of = (text) => said(path, text)
  const repository = "import { staffRepository } from '@/data/staff/staffRepository'\n"
  expect(await of(`${repository}export const staff = useRepository(staffRepository)`)).toEqual([])
  expect(await of('export const taken = (parts) => parts.store')).toEqual(['no-restricted-syntax'])
  expect(await of("export const taken = (parts) => parts['store']")).toEqual(['no-restricted-syntax'])
  expect(await of('export const taken = ({ store }) => store')).toEqual(['no-restricted-syntax'])
  expect(await of('export const taken = backend.repository((parts) => parts)')).toEqual([
    'no-restricted-syntax',
  ])
})

test.each(screens)('%s knows what the store answers with, and not what asks it', async (path) => {
  expect(await said(path, "import type { LiveQuery } from '@/data/store/live'")).toEqual([])
  for (const name of ['collection', 'documentStore', 'recordRepository', 'wholeList', 'dryRun'])
    expect(await said(path, `import { asked } from '@/data/store/${name}'`)).toEqual([
      'no-restricted-imports',
    ])
})

test('a repository asks the store', async () => {
  const text =
    "import { typedCollection } from '@/data/store/collection'\nexport const of = ({ store }) => store"
  expect(await said('src/data/staff/staffRepository.ts', text)).toEqual([])
})

test('screens have no SDK and features do not know each other', async () => {
  const [page = ''] = screens
  expect(await said(page, "import { doc } from 'firebase/firestore'")).toEqual(['boundaries/dependencies'])
  expect(await said(page, "import { useStaffActs } from '../staff/useStaffActs'")).toEqual([])
  expect(await said(page, "import { login } from '@/features/login/LoginPage'")).toEqual([
    'boundaries/dependencies',
  ])
})

test.each(['scripts/seed/buildGym.ts', 'scripts/doctor.mjs'])(
  '%s builds on the domain and the repositories, never on a screen',
  async (path) => {
    const of = (name) => said(path, `import { something } from '${name}'`)
    const [domain, data] = ['@/domain/shared/money', '@/data/queryCatalogue']
    expect(await Promise.all([domain, data, 'node:fs', 'firebase-admin/app'].map(of))).toEqual([
      [],
      [],
      [],
      [],
    ])
    const others = [
      'ui/Button',
      'components/people/usePeople',
      'session/useAct',
      'app/main',
      'firebase/firebaseApp',
    ]
    for (const other of others) expect(await of(`@/${other}`)).toEqual(['boundaries/dependencies'])
    expect(await of('@/features/staff/StaffPage')).toEqual(['boundaries/dependencies'])
  },
)

test("of the functions, scripts know the server's store alone, the bench what terminals call, and nothing of them is in the app", async () => {
  const path = 'scripts/migrate/main.ts'
  expect(await said(path, "import { s } from '../../functions/src/adapters/adminStore'")).toEqual([])
  expect(await said(path, "import { h } from '../../functions/src/endpoints/handlers'")).toEqual([
    'boundaries/dependencies',
  ])
  const served = "import { a } from '../../functions/src/iclock/answerIclock'"
  expect(await said('scripts/bench/benchDevices.ts', served)).toEqual([])
  expect(await said('scripts/bench/benchedScreens.ts', served)).toEqual(['boundaries/dependencies'])
  expect(
    await said('src/domain/shared/money.ts', "import { dice } from '../../../scripts/seed/dice'"),
  ).toEqual(['no-restricted-imports', 'boundaries/dependencies'])
})

test('a list of a screen leaves as a file by the right of its kind of record', async () => {
  const [page = ''] = screens
  expect(await said(page, "import { useExportAs } from '@/components/records/useExportAs'")).toEqual([])
  expect(await said(page, "import { saveFile } from '@/ui/saveFile'")).toEqual(['no-restricted-imports'])
})

test('a list is made of controls, which know no list, and neither knows the domain', async () => {
  const of = (path, name) => said(path, `import { something } from '@/${name}'`)
  expect(await of('src/lists/ListPage.tsx', 'ui/Button')).toEqual([])
  expect(await of('src/lists/ListPage.tsx', 'domain/shared/money')).toEqual(['boundaries/dependencies'])
  expect(await of('src/lists/ListPage.tsx', 'components/people/usePeople')).toEqual([
    'boundaries/dependencies',
  ])
  expect(await of('src/ui/Page.tsx', 'lists/ListPage')).toEqual(['boundaries/dependencies'])
  expect(await of('src/features/staff/StaffPage.tsx', 'lists/ListPage')).toEqual([])
})

test.each(['src/features/staff/StaffPage.tsx', 'src/lists/FilterPanel.tsx', 'src/ui/form/TimeField.tsx'])(
  '%s has no control that speaks the browser’s format',
  async (path) => {
    for (const control of ['<select />', '<input type="date" />', '<input type="month" />'])
      expect(await said(path, `export const drawn = ${control}`), control).toEqual(['no-restricted-syntax'])
    for (const control of ['<input type="search" />', '<input type="file" />'])
      expect(await said(path, `export const drawn = ${control}`), control).toEqual([])
  },
)
