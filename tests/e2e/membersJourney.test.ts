import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import { civil, type CivilDate } from '@/domain/shared/civilDate'
import { addDays } from '@/domain/shared/calendar'
import { formatCivil } from '@/domain/shared/formatDate'
import { endDateOf } from '@/domain/packages/term'
import { shardOf } from '@/domain/members/directory'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { expectHeading, expectQuiet, browserOf } from './support/browser'
import { choose, tick } from './support/choose'
import {
  actInDrawer,
  dialog,
  expectFound,
  figuresOf,
  finishSale,
  memberIdOf,
  messageWith,
  openMembers,
  rowOf,
  soon,
  stored,
  undoLatest,
} from './support/members'
import { pastMark } from './support/attendance'
import { putMember, someone, takeAway, todayInIndia } from './support/people'

const { signedInAs } = browserOf()

const quarter = { duration: 3, durationType: 'Month' } as const
const known = someone('Zarina')
const joins = someone('Aabha')
let page: Page
let today: CivilDate
let id = ''

const sheet = (name: string) => dialog(page, name)
const drawer = () => sheet(joins.name)
const member = () => stored(`members/${id}`)
const current = async () => packageIn(await member(), 'currentPackage')

function packageIn(document: Record<string, unknown>, field: string): Record<string, unknown> {
  const held = document[field]
  if (typeof held !== 'object' || held === null) throw new Error(`There is no ${field}`)
  return { ...held }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const endOf = (pkg: Record<string, unknown>) => civil(textOf(pkg['endDate']))
const invoicesOf = async () =>
  (
    await adminStore().collection('invoices').where('memberId', '==', id).orderBy('invoiceNumber').get()
  ).docs.map((doc) => doc.data())

beforeAll(async () => {
  today = todayInIndia()
  await putMember(known)
  page = await signedInAs('iron')
})

afterAll(() => takeAway(known.name, joins.name))

describe('a member joins', () => {
  it('asks for the phone first, and says who has it already', async () => {
    await openMembers(page)
    await page.getByRole('button', { name: 'New member' }).click()
    const form = sheet('New member')
    await form.waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('tel')
    await page.keyboard.type(known.phone)
    await form.getByText(`already has this phone`).waitFor()
    await form.getByRole('button', { name: `Open ${known.name}` }).waitFor()
  })

  it('says what is missing at its field, and loses nothing that was typed', async () => {
    const form = sheet('New member')
    const phone = form.getByRole('textbox', { name: 'Phone' })
    const name = form.getByRole('textbox', { name: 'Name', exact: true })
    await phone.fill('98765')
    await form.getByRole('textbox', { name: 'E-mail' }).fill('aabha.at.example')
    await form.getByRole('button', { name: 'Add member' }).click()
    await form.getByText('Enter a phone number of 10 digits').waitFor()
    await form.getByText('Enter the name').waitFor()
    await form.getByText('Enter an e-mail address like name@example.com').waitFor()
    expect(await name.getAttribute('aria-invalid')).toBe('true')
    expect(await phone.inputValue()).toBe('98765')
    expect(await form.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe('aabha.at.example')
    await phone.fill(joins.phone)
    await name.fill(joins.name)
    await form.getByRole('textbox', { name: 'E-mail' }).fill('aabha@example.com')
    await form.getByRole('textbox', { name: 'Pincode' }).fill('452010')
    await soon(() => form.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Indore')
  })

  it('stands in the list and in the search at once', async () => {
    await sheet('New member').getByRole('button', { name: 'Add member' }).click()
    await messageWith(page, `${joins.name} is added.`)
    // The sale comes next, unless it was not wanted.
    await sheet(`Sell a package to ${joins.name}`).waitFor()
    await page.keyboard.press('Escape')
    await rowOf(page, joins.name).waitFor()
    id = await memberIdOf(joins.name)
    expect(await member()).toMatchObject({
      gymId: IRON,
      phone: joins.phone,
      city: 'Indore',
      totalDueAmount: 0,
    })
    await expectFound(page, joins.name, joins.name)
    expect(await rowOf(page, joins.name).innerText()).toContain('No package')
  })
})

describe('the first package', () => {
  let late: Page

  it('shows what it comes to while it is typed', async () => {
    await openMembers(page, `?id=${id}`)
    await drawer().getByRole('button', { name: 'Sell a package' }).first().click()
    const sale = sheet(`Sell a package to ${joins.name}`)
    await choose(sale.getByRole('combobox', { name: 'Package' }), /^Quarterly/)
    await soon(() => figuresOf(sale)).toMatchObject({
      Price: '₹3,999.00',
      'Joining fee': '₹500.00',
      'of which GST 5 %': '₹214.24',
      Total: '₹4,499.00',
      'Balance due': '₹4,499.00',
    })
    await sale.getByRole('textbox', { name: 'Received now' }).fill('2000')
    await soon(() => figuresOf(sale)).toMatchObject({
      'Received now': '-₹2,000.00',
      'Balance due': '₹2,499.00',
    })
    await sale.getByText(`${formatCivil(today)} to ${formatCivil(endDateOf(today, quarter))}`).waitFor()
  })

  it('is sold with its numbered invoice and the balance due', async () => {
    late = await page.context().newPage()
    await openMembers(late, `?id=${id}`)
    await dialog(late, joins.name).getByRole('button', { name: 'Sell a package' }).first().click()
    const twice = dialog(late, `Sell a package to ${joins.name}`)
    // What stands in the other window is what this one begins with.
    const received = twice.getByRole('textbox', { name: 'Received now' })
    await soon(() => received.inputValue()).toBe('2,000')
    await received.fill('')
    await choose(twice.getByRole('combobox', { name: 'Package' }), /^Monthly/)

    await page.keyboard.press('Control+Enter')
    const said = await finishSale(page, `Quarterly is sold to ${joins.name}`)
    expect(said).toContain('Balance due ₹2,499.00')
    const number = /Invoice (IRN\/\d\d-\d\d\/\d{6})/.exec(said)?.[1] ?? said
    await drawer().getByText('₹2,499.00 is owed.').waitFor()

    expect(await member()).toMatchObject({
      totalDueAmount: 2499,
      currentPackage: {
        packageId: `${IRON}-quarterly`,
        startDate: today,
        endDate: endDateOf(today, quarter),
        amount: 4499,
        paid: 2000,
      },
    })
    const [invoice, ...others] = await invoicesOf()
    expect(others).toEqual([])
    expect(invoice).toMatchObject({
      invoiceNumber: number,
      amount: 4499,
      gst: 214.24,
      status: 'Partially Paid',
      payments: [{ amount: 2000, modeOfPayment: 'Cash' }],
    })
    const counter = await stored(`gyms/${IRON}/counters/invoice_${textOf(invoice?.['fy'])}`)
    expect(counter['last']).toBe(Number(number.slice(-6)))
    const shard = await stored(`memberDirectory/${IRON}_${shardOf(id)}`)
    expect(packageIn({ ...packageIn(shard, 'people') }, id)).toMatchObject({
      n: joins.name,
      d: 2499,
      k: 'Quarterly',
      e: endDateOf(today, quarter),
    })
  })

  it('is not sold a second time from a sheet that was opened before', async () => {
    const twice = dialog(late, `Sell a package to ${joins.name}`)
    await twice.getByRole('button', { name: 'Sell the package' }).click()
    await twice.getByText(`${joins.name} already has Quarterly until`).waitFor()
    expect(await invoicesOf()).toHaveLength(1)
    await late.close()
  })
})

describe('the package runs on', () => {
  it('is renewed early, for the day after the end', async () => {
    await drawer().getByRole('button', { name: 'Renew', exact: true }).click()
    const renewal = sheet(`Renew ${joins.name}`)
    await renewal.getByRole('button', { name: 'Received in full' }).click()
    await renewal.getByRole('button', { name: 'Renew', exact: true }).click()
    expect(await finishSale(page, /is renewed with Quarterly/)).toContain('Paid in full')
    const { futurePackage, totalDueAmount } = await member()
    const start = addDays(endDateOf(today, quarter), 1)
    expect(futurePackage).toMatchObject({ startDate: start, endDate: endDateOf(start, quarter), paid: 3999 })
    expect(totalDueAmount).toBe(2499)
  })

  it('refuses a second renewal and says until when it is renewed', async () => {
    await drawer().getByRole('button', { name: 'More', exact: true }).click()
    const again = page.getByRole('menuitem', { name: 'Renew' })
    expect(await again.getAttribute('aria-disabled')).toBe('true')
    expect(await again.getAttribute('title')).toContain('Already renewed until')
    await page.keyboard.press('Escape')
  })

  it('is frozen: the end and the renewal move by the frozen days', async () => {
    const until = addDays(today, 6)
    await actInDrawer(page, joins.name, 'Freeze')
    const freeze = sheet(`Freeze ${joins.name}`)
    await freeze.getByText(formatCivil(addDays(endDateOf(today, quarter), 7)), { exact: false }).waitFor()
    await freeze.getByRole('button', { name: 'Freeze', exact: true }).click()
    await messageWith(page, `${joins.name} is frozen until ${formatCivil(until)}.`)
    const after = await member()
    expect(endOf(packageIn(after, 'currentPackage'))).toBe(addDays(endDateOf(today, quarter), 7))
    expect(packageIn(after, 'futurePackage')['startDate']).toBe(addDays(endDateOf(today, quarter), 8))
    await drawer().getByText('Frozen', { exact: true }).waitFor()
  })

  it('ends the freeze early and gives the unused days back', async () => {
    await drawer().getByRole('button', { name: 'End freeze' }).click()
    const back = sheet(`End the freeze of ${joins.name}`)
    await back.getByRole('button', { name: 'End the freeze' }).click()
    await messageWith(page, `${joins.name} is back on ${formatCivil(today)}.`)
    expect(endOf(await current())).toBe(endDateOf(today, quarter))
  })

  it('is extended by five days, at no charge', async () => {
    await actInDrawer(page, joins.name, 'Extend')
    const more = sheet(`Extend ${joins.name}`)
    await more.getByRole('textbox', { name: 'Days' }).fill('5')
    await more.getByRole('button', { name: 'Extend', exact: true }).click()
    await more.getByText('Enter a reason').waitFor()
    await more.getByRole('textbox', { name: 'Reason' }).fill('Centre closed for painting')
    await more.getByRole('button', { name: 'Extend', exact: true }).click()
    await messageWith(page, `${joins.name} is extended until`)
    expect(endOf(await current())).toBe(addDays(endDateOf(today, quarter), 5))
    expect(await invoicesOf()).toHaveLength(2)
  })
})

describe('at the door', () => {
  const list = () => page.getByRole('region', { name: 'Today' })

  it('marks in, out, and takes a mark back', async () => {
    await page.goto('/members/attendance')
    await expectHeading(page, 'Mark Attendance')
    await page.getByRole('combobox', { name: 'Member' }).fill(joins.name)
    await page.getByRole('region', { name: 'Verdict' }).getByText('Let in').waitFor()
    await page.keyboard.press('Enter')
    await messageWith(page, `${joins.name} is in at`)
    await list().getByRole('row').filter({ hasText: joins.name }).getByText('Inside').waitFor()
    const records = (await stored(`attendance/${IRON}_${id}`))[dateKeyOf(todayInIndia())]
    expect(records).toHaveLength(1)

    // Half an hour is the least visit: by a clock that is a second slow it would be the same arrival.
    await pastMark(IRON, id, 33)
    await list()
      .getByRole('button', { name: `Mark out ${joins.name}` })
      .click()
    await messageWith(page, new RegExp(`${joins.name} is out after 3\\d min`))
    await list().getByRole('row').filter({ hasText: joins.name }).getByText('Out', { exact: true }).waitFor()
    await undoLatest(page)
    await list().getByRole('row').filter({ hasText: joins.name }).getByText('Inside').waitFor()
  })
})

describe('another package', () => {
  it('waits for the renewal to be cancelled, which gives its payment back as credit', async () => {
    await openMembers(page, `?id=${id}`)
    await actInDrawer(page, joins.name, 'Cancel package')
    const cancel = sheet(`Cancel Quarterly of ${joins.name}`)
    await cancel.getByRole('textbox', { name: 'Reason' }).fill('Wants the whole year')
    await cancel.getByRole('button', { name: 'Cancel Quarterly' }).click()
    await messageWith(page, `Quarterly of ${joins.name} is cancelled.`)
    expect(await member()).toMatchObject({ futurePackage: null, creditBalance: 3999 })
  })

  it('is changed to after a look at what it comes to', async () => {
    await actInDrawer(page, joins.name, 'Change package')
    const change = sheet(`Change the package of ${joins.name}`)
    await choose(change.getByRole('combobox', { name: 'Package' }), /^Yearly/)
    await tick(change.getByRole('radio', { name: 'New term now' }))
    await soon(async () => (await figuresOf(change))['To pay'] ?? '').toMatch(/^₹/)
    const shown = await figuresOf(change)
    expect(shown['Yearly']).toBe('₹11,999.00')
    await change.getByRole('button', { name: 'Change the package' }).click()
    await finishSale(page, `${joins.name} changes to Yearly`)
    const after = await member()
    expect(after).toMatchObject({ currentPackage: { name: 'Yearly' }, creditBalance: 0 })
  })

  it('is cancelled with its preview', async () => {
    await actInDrawer(page, joins.name, 'Cancel package')
    const cancel = sheet(`Cancel Yearly of ${joins.name}`)
    await cancel.getByRole('textbox', { name: 'Reason' }).fill('Moves to Pune')
    expect(await figuresOf(cancel)).toHaveProperty('To the member as credit')
    await cancel.getByRole('button', { name: 'Cancel Yearly' }).click()
    await messageWith(page, `Yearly of ${joins.name} is cancelled.`)
    // Changed and cancelled on their first day, neither has ever covered one (no package ends before it begins).
    expect(await member()).toMatchObject({ currentPackage: null, lastPackage: null })
  })

  it('leaves all of it in the history, in the store and in the drawer', async () => {
    const history = await adminStore().collection(`members/${id}/packageHistory`).get()
    expect(
      history.docs.map((doc) => `${textOf(doc.data()['name'])} ${textOf(doc.data()['outcome'])}`).sort(),
    ).toEqual(['Quarterly cancelled', 'Quarterly changed', 'Yearly cancelled'])
    await drawer().getByRole('tab', { name: 'Package' }).click()
    const entries = drawer().getByRole('listitem')
    await soon(() => entries.count()).toBe(3)
    expect(await entries.allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringContaining('Yearly'), expect.stringContaining('Changed')]),
    )
    await drawer().getByRole('tab', { name: 'Money' }).click()
    await soon(() => entries.count()).toBe(3)
    await drawer().getByRole('tab', { name: 'Visits' }).click()
    await drawer().getByRole('cell', { name: 'Still in' }).waitFor()
    expectQuiet(page)
  })
})

it('signs out', async () => {
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await sheet('Logout').getByRole('button', { name: 'Yes' }).click()
  await expectHeading(page, 'Sign in')
})
