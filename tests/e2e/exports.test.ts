import { readFileSync } from 'node:fs'
import { parse } from 'papaparse'
import type { Page } from 'playwright-core'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@/domain/shared/calendar'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { browserOf } from './support/browser'
import { keepDownload } from './support/keepDownload'
import { messageWith, namesOnPage, openMembers, soon } from './support/members'
import { putCovered, someone, takeAway, todayInIndia } from './support/people'

const { signedInAs } = browserOf()

const person = someone('=Exporta')
let page: Page

async function exported(format: 'CSV' | 'Excel') {
  await page.getByRole('button', { name: 'Export', exact: true }).first().click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: new RegExp(`^${format} file`) }).click(),
  ])
  return { name: file.suggestedFilename(), path: await keepDownload(file) }
}

const readCsv = (path: string) =>
  parse<string[]>(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''), { delimiter: ',' }).data.filter(
    (line) => line.length > 1,
  )

async function exportLines() {
  const { docs } = await adminStore()
    .collection('auditLogs')
    .where('gymId', '==', IRON)
    .where('collection', '==', 'exports')
    .get()
  return docs.map((entry) => entry.data())
}

beforeAll(async () => {
  await putCovered(person)
  page = await signedInAs('iron')
})

afterAll(() => takeAway(person.name))

/** Nobody need have come in today: the demo may be of yesterday, and a day is young at night. */
const LATELY = `range=${addDays(todayInIndia(), -7)}..${todayInIndia()}`

/** A column of the file, and what every cell of it is to look like where it is not empty. */
const NUMBER = /^-?\d+(\.\d{1,2})?$/
const DATE = /^\d{4}-\d\d-\d\d$/
const INSTANT = /^\d{4}-\d\d-\d\d \d\d:\d\d$/
const PHONE = /^\d+( \d+)+$/

describe('an exported file', () => {
  it.each<[string, string, string, Record<string, RegExp>]>([
    [
      'active-members',
      'members',
      '/members',
      { Phone: PHONE, Due: NUMBER, 'Last visit': DATE, Joined: DATE },
    ],
    [
      'inactive-members',
      'members',
      '/members/inactive',
      { Phone: PHONE, 'Days gone': NUMBER, 'Ended on': DATE },
    ],
    ['invoices', 'invoices', '/finance/invoices?tab=paid', { Date: DATE, Amount: NUMBER, Phone: PHONE }],
    ['expenses', 'expenses', '/finance/expenses', { Date: DATE, Amount: NUMBER }],
    [
      'expense-categories',
      'expenseCategories',
      '/finance/expense-categories',
      { 'Spent this month': NUMBER },
    ],
    ['member-packages', 'memberPackages', '/members/packages', { Price: NUMBER, Members: NUMBER }],
    ['contributions-', 'contributions', '/staff/contributions', { Date: DATE, Earning: NUMBER }],
    ['contribution-categories', 'contributionCategories', '/staff/contribution-categories', { Used: NUMBER }],
    ['promo-codes', 'promoCodes', '/settings/promo-codes', { Off: NUMBER, 'Valid from': DATE }],
    ['leads', 'leads', '/leads?tab=open', { Phone: PHONE, 'Next follow-up': DATE, Contacts: NUMBER }],
    ['staff', 'staff', '/staff', { Phone: PHONE, Joined: DATE }],
    [
      'attendance-',
      'visits',
      `/members/attendance-reports?${LATELY}`,
      { Date: DATE, Entry: INSTANT, Exit: INSTANT },
    ],
    ['visits-', 'visits', `/members/attendance-reports?tab=grid&${LATELY}`, { Visits: NUMBER }],
    ['entries-by-hour-', 'visits', `/members/attendance-reports?tab=heatmap&${LATELY}`, {}],
    [
      'absent-',
      'members',
      '/members/attendance-reports?tab=absentees',
      { Phone: PHONE, Due: NUMBER, 'Ends on': DATE },
    ],
    ['payroll-', 'payroll', '/staff/attendance-reports', { 'Hours worked': NUMBER, Present: NUMBER }],
  ])(
    '%s holds clean numbers, dates and phones, and is a line of the audit log',
    async (name, records, path, columns) => {
      const before = await exportLines()
      await page.goto(path)
      await page.getByRole('row').nth(1).waitFor()
      const file = await exported('CSV')
      expect(file.name.startsWith(name), file.name).toBe(true)
      const [head = [], ...lines] = readCsv(file.path)
      expect(lines.length).toBeGreaterThan(0)
      for (const cell of lines.flat()) expect(cell).not.toMatch(/^(--|'--|'\+)/)
      for (const [header, form] of Object.entries(columns)) {
        const at = head.indexOf(header)
        expect(at, `${header} of ${head.join()}`).toBeGreaterThanOrEqual(0)
        for (const line of lines) expect(line[at], header).toMatch(line[at] === '' ? /^$/ : form)
      }
      const known = new Set(before.map(({ documentId }) => documentId as string))
      const fresh = (await exportLines()).filter(({ documentId }) => !known.has(documentId as string))
      expect(fresh).toMatchObject([{ by: IRON, act: `${records}.export` }])
      expect((fresh[0]?.['values'] as { field: string; after: unknown }[])[1]).toMatchObject({
        field: 'rows',
        after: lines.length,
      })
    },
  )

  it('runs nothing that a member is called, and in Excel dates are dates and numbers numbers', async () => {
    await openMembers(page, `?q=${person.phone}`)
    await soon(() => namesOnPage(page)).toEqual([person.name])
    const csv = readCsv((await exported('CSV')).path)
    expect(csv[1]?.[0]).toBe(`'${person.name}`)
    const [head = [], line = []] = await readSheet((await exported('Excel')).path)
    expect(line[head.indexOf('Name')]).toBe(`'${person.name}`)
    expect(line[head.indexOf('Joined')]).toBeInstanceOf(Date)
    expect(line[head.indexOf('Due')]).toBe(0)
    expect(line[head.indexOf('Phone')]).toBe(`91 ${person.phone.slice(0, 5)} ${person.phone.slice(5)}`)
  })

  it('is not handed out without a network, because it could not be recorded', async () => {
    await openMembers(page)
    const before = (await exportLines()).length
    let isDownloaded = false
    page.once('download', () => (isDownloaded = true))
    await page.context().setOffline(true)
    try {
      await page.getByRole('button', { name: 'Export', exact: true }).click()
      await page.getByRole('menuitem', { name: /^CSV file/ }).click()
      await messageWith(page, "You can't export until you're back online: exports are recorded.")
    } finally {
      await page.context().setOffline(false)
    }
    expect(isDownloaded).toBe(false)
    expect(await exportLines()).toHaveLength(before)
  })
})
