import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mayOpen, screenIds, screens } from '@/domain/access/screens'
import { invoiceTabs } from '@/data/invoices/invoiceQueries'
import { root } from '../steps/paths.mjs'
import { benchedAddresses, benchedScreens } from './benchedScreens'
import { routerPaths } from './routerPaths.mjs'

const roles = { owner: 'CLIENT', admin: 'ADMIN' }
const opened = benchedAddresses().map(({ path }) => path)

/** Routes of which a centre's size changes nothing. */
const besides = {
  '/': 'leads on to where somebody begins',
  '/login': 'is of nobody; Lighthouse looks at it',
  '/access-denied': 'is words alone',
  '*': 'is words alone',
}

test('every screen is in the bench', () => {
  expect(Object.keys(benchedScreens).sort()).toEqual([...screenIds].sort())
  expect(opened).toEqual(expect.arrayContaining(screenIds.map((id) => screens[id].path)))
})

test('so is every route that the router knows, or it says why not', () => {
  const known = routerPaths()
  expect(known).toEqual(expect.arrayContaining(['/login', '*', ...screenIds.map((id) => screens[id].path)]))
  expect(known.filter((path) => !opened.includes(path)).sort()).toEqual(Object.keys(besides).sort())
})

/** Pages that stand behind an address of another, which names them by a parameter. */
const behind = {
  AuditLogPage: `${screens.siteConfig.path}?section=audit`,
  GymInvoicesPage: `${screens.gymPackages.path}?section=invoices`,
  PlatformAuditPage: `${screens.gyms.path}?section=audit`,
}

test('and every page behind the address of another', () => {
  const app = join(root, 'src/app')
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('Screen.tsx'))
    .map((file) => readFileSync(join(app, file), 'utf8'))
  const pages = files.flatMap((text) => [...text.matchAll(/import\('@\/features\/\w+\/(\w+Page)'\)/g)])
  expect(pages.map(([, page]) => page).sort()).toEqual(Object.keys(behind).sort())
  expect(opened).toEqual(expect.arrayContaining(Object.values(behind)))
})

test('and every tab that asks the store for something of its own', () => {
  const reports = readFileSync(join(root, 'src/features/attendanceReports/reportTabs.ts'), 'utf8')
  const [, written = ''] = /reportTabs = \[([^\]]+)\]/.exec(reports) ?? []
  const tabs = (path, [, ...others]) => others.map((tab) => `${path}?tab=${tab}`)
  const of = [
    ...tabs(screens.attendanceReports.path, written.match(/\w+/g) ?? []),
    ...tabs(screens.invoices.path, invoiceTabs),
  ]
  expect(of.length).toBeGreaterThan(10)
  expect(of.filter((tab) => !opened.some((path) => path === tab || path.startsWith(`${tab}&`)))).toEqual([])
})

test.each(screenIds)('%s is opened by somebody who may', (id) => {
  const { who, views = {} } = benchedScreens[id]
  for (const opener of [who, ...Object.values(views).map((view) => view.who ?? who)])
    expect(mayOpen(id, roles[opener])).toBe(true)
})

test('no address is opened twice', () => {
  const ways = benchedAddresses().map(({ who, path, press = '' }) => `${who} ${path} ${press}`)
  expect(new Set(ways).size).toBe(ways.length)
})
