import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { circlesIn, foldersOf, importsOf, mutualFolders, sourcesIn, subjectsOf } from './importGraph.mjs'

describe('the project', () => {
  let imports = {}
  let folders = {}
  const within = (graph, layer) =>
    Object.fromEntries(Object.entries(graph).filter(([folder]) => folder.startsWith(`${layer}/`)))

  beforeAll(() => {
    const root = fileURLToPath(new URL('../..', import.meta.url))
    imports = importsOf(sourcesIn(root, ['src', 'functions/src', 'scripts', 'tests']))
    folders = foldersOf(imports)
  })

  it('reads every layer', () => {
    expect(imports['src/app/main.tsx']).toContain('src/app/router.tsx')
    expect(Object.keys(within(folders, 'src/domain')).length).toBeGreaterThan(15)
  })

  it('has no files that import each other in a circle, not even for a type', () => {
    expect(circlesIn(imports)).toEqual([])
  })

  it('has no folders that import each other', () => {
    expect(mutualFolders(folders)).toEqual([])
  })

  it.each(['src/domain', 'src/data'])('has an order of the subjects in %s: no circle of folders', (layer) => {
    expect(circlesIn(within(folders, layer))).toEqual([])
    expect(circlesIn(subjectsOf(folders, layer))).toEqual([])
  })
})

describe('what breaks the laws is found', () => {
  const invoices = 'src/domain/invoices/invoice.ts'
  const ledger = 'src/domain/ledger/entry.ts'

  it('a circle that only types close', () => {
    const imports = importsOf({
      [invoices]: "import type { Entry } from '@/domain/ledger/entry'",
      [ledger]: "import { type Invoice } from '../invoices/invoice'",
    })
    expect(circlesIn(imports)).toEqual([[invoices, ledger]])
  })

  it('a circle of three over what loads later and what is passed on', () => {
    const imports = importsOf({
      'src/a.ts': "const load = () => import('./b')",
      'src/b.tsx': "export { c } from './c'",
      'src/c.ts': "import './a'",
      'src/d.ts': "import { a } from './a'",
    })
    expect(circlesIn(imports)).toEqual([['src/a.ts', 'src/b.tsx', 'src/c.ts']])
  })

  it('folders that import each other by different files, but not by a test', () => {
    const sources = {
      [invoices]: '',
      'src/domain/invoices/act.ts': "import type { Entry } from '@/domain/ledger/entry'",
      [ledger]: '',
      'src/domain/ledger/entry.test.ts': "import { invoice } from '@/domain/invoices/invoice'",
    }
    const mutual = (more) => mutualFolders(foldersOf(importsOf({ ...sources, ...more })))
    expect(mutual({})).toEqual([])
    expect(mutual({ 'src/domain/ledger/facts.ts': sources['src/domain/ledger/entry.test.ts'] })).toEqual([
      'src/domain/invoices <-> src/domain/ledger',
    ])
  })

  it('a folder and one inside it are one subject', () => {
    const imports = importsOf({
      'src/app/router.ts': "import './frame/frame'",
      'src/app/frame/frame.ts': "import '../guard'",
      'src/app/guard.ts': '',
    })
    expect(mutualFolders(foldersOf(imports))).toEqual([])
  })

  it('subjects that import each other by a folder of one of them', () => {
    const imports = importsOf({
      'src/domain/tax/rate.ts': '',
      'src/domain/tax/gstr1/gstr1.ts': "import '@/domain/invoices/invoice'",
      [invoices]: "import '../tax/rate'",
    })
    expect(circlesIn(foldersOf(imports))).toEqual([])
    expect(circlesIn(subjectsOf(foldersOf(imports), 'src/domain'))).toEqual([
      ['src/domain/invoices', 'src/domain/tax'],
    ])
  })

  it('a circle of three folders', () => {
    const imports = importsOf({
      'src/domain/a/x.ts': "import '../b/x'",
      'src/domain/b/x.ts': "import '../c/x'",
      'src/domain/c/x.ts': "import '../a/y'",
      'src/domain/a/y.ts': '',
    })
    expect(circlesIn(imports)).toEqual([])
    expect(circlesIn(foldersOf(imports))).toEqual([['src/domain/a', 'src/domain/b', 'src/domain/c']])
  })
})
