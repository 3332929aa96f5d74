import { readFile } from 'node:fs/promises'
import { parse } from 'papaparse'
import type { Download, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { expectAccessible } from './support/axe'
import { browserOf, expectQuiet } from './support/browser'
import { keepDownload } from './support/keepDownload'
import { choose } from './support/choose'
import { dialog } from './support/members'

const { signedInAs } = browserOf()
let page: Page

type Small = { txval: number; camt?: number; samt?: number; iamt?: number }
type PortalFile = {
  gstin: string
  fp: string
  b2cs: Small[]
  doc_issue: { doc_det: { docs: { totnum: number }[] }[] }
}

const form = () => dialog(page, 'GSTR-1')

async function downloaded(name: string): Promise<{ name: string; text: string }> {
  const [download]: [Download, unknown] = await Promise.all([
    // The first call to the server may wait for its function to start.
    page.waitForEvent('download', { timeout: 90_000 }),
    form()
      .getByRole('button', { name: `Download ${name}`, exact: true })
      .click(),
  ])
  return { name: download.suggestedFilename(), text: await readFile(await keepDownload(download), 'utf8') }
}

const paiseOf = (rupees: readonly (number | undefined)[]) =>
  rupees.reduce<number>((sum, part) => sum + Math.round((part ?? 0) * 100), 0)

const column = (rows: readonly Record<string, string>[], name: string) =>
  paiseOf(rows.map((row) => Number(row[name])))

/** Paise in a column of the row of sums, or of the only rate. */
async function shown(column: number): Promise<number> {
  const text = await form().getByRole('row').last().getByRole('cell').nth(column).innerText()
  return paiseOf([Number(text.replace(/[^\d.-]/g, ''))])
}

beforeAll(async () => {
  page = await signedInAs('iron', { at: '/finance/invoices' })
  await page.getByRole('button', { name: 'GSTR-1' }).click()
  await form().getByRole('table').waitFor()
})

describe('the return of a month', () => {
  it('says what it holds, and what does not agree with the books', async () => {
    await form()
      .getByText(/^Invoices: ₹[\d,.]+ in this return/)
      .waitFor()
    // The demo's records were written past the ledger, which the night enters them into.
    const notes = form().getByRole('region', { name: 'Check before you file' })
    await notes.or(form().getByText("Matches the ledger and the month's figures.")).first().waitFor()
    expect(await notes.getByText('The lines don').count()).toBe(0)
    await expectAccessible(page, 'the return', { within: '[role=dialog]' })
  })

  it('is one file for the portal, with the sums of the screen and of the CSV files', async () => {
    const file = await downloaded('the whole return as JSON')
    expect(file.name).toMatch(/^gstr1-\d{4}-\d\d\.json$/)
    const month = file.name.slice(6, 13)
    const found = JSON.parse(file.text) as PortalFile
    expect(found).toMatchObject({ gstin: '23AABCI1234F1Z9', fp: `${month.slice(5)}${month.slice(0, 4)}` })

    const small = await downloaded('B2C as CSV')
    expect(small.name).toBe(`gstr1-${month}-b2cs.csv`)
    expect(small.text.startsWith('Type,Place Of Supply,')).toBe(true)
    const { data } = parse<Record<string, string>>(small.text, { header: true, skipEmptyLines: true })
    expect(new Set(data.map((row) => row['Place Of Supply']))).toEqual(new Set(['23-Madhya Pradesh']))
    expect(paiseOf(found.b2cs.map(({ txval }) => txval))).toBe(column(data, 'Taxable Value'))

    const codes = await downloaded('HSN, B2C as CSV')
    const hsn = parse<Record<string, string>>(codes.text, { header: true, skipEmptyLines: true }).data
    expect(column(hsn, 'Taxable Value')).toBe(await shown(0))
    expect(column(hsn, 'Central Tax Amount')).toBe(await shown(1))
    expect(paiseOf(found.b2cs.map(({ camt }) => camt))).toBe(await shown(1))
  })

  it('accounts for every number that was given out', async () => {
    const docs = await downloaded('Documents as CSV')
    const { data } = parse<Record<string, string>>(docs.text, { header: true, skipEmptyLines: true })
    // Other tests leave records of older shapes, with numbers of their own.
    const invoices = data.find((row) => row['Sr. No. From']?.startsWith('IRN/'))
    expect(invoices?.['Nature of Document']).toBe('Invoices for outward supply')
    const [from, to] = [invoices?.['Sr. No. From'] ?? '', invoices?.['Sr. No. To'] ?? '']
    const given = await adminStore()
      .collection('invoices')
      .where('gymId', '==', IRON)
      .where('invoiceNumber', '>=', from)
      .where('invoiceNumber', '<=', to)
      .get()
    const month = docs.name.slice(6, 13)
    const ofMonth = given.docs.filter((invoice) => String(invoice.get('issuedOn')).startsWith(month))
    expect(Number(invoices?.['Total Number'])).toBe(ofMonth.length)
    expect(ofMonth.length).toBeGreaterThan(20)
  })

  it('of other days takes them day first, and says what is wrong with them', async () => {
    await choose(form().getByRole('combobox', { name: 'Period' }), 'Other days')
    const first = form().getByRole('textbox', { name: 'First day' })
    await first.fill('31/02/2026')
    await form().getByText('Enter both days.').waitFor()
    await first.fill('1/1/2099')
    await form().getByText('The last day lies before the first.').waitFor()
    await first.fill('1/1/2026')
    await form().getByRole('table').waitFor()
    await form().getByRole('button', { name: 'Pick first day' }).click()
    await dialog(page, 'First day').getByRole('button', { name: '2 January 2026', exact: true }).click()
    expect(await first.inputValue()).toBe('02/01/2026')
    await form().getByRole('table').waitFor()
    await expectAccessible(page, 'the return of other days', { within: '[role=dialog]' })
  })

  it('is an audit line for each file, with its format', async () => {
    const lines = await adminStore()
      .collection('auditLogs')
      .where('gymId', '==', IRON)
      .where('act', '==', 'gstr1.export')
      .get()
    const formats = lines.docs.map((line) => JSON.stringify(line.data()['values']))
    expect(formats.some((values) => values.includes('"json"'))).toBe(true)
    expectQuiet(page)
  })
})
