import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ActName } from '@/domain/acts/actNames'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore as documentsOver } from '../../functions/src/adapters/adminStore'
import {
  cashRow,
  doneAs,
  draftInputWith,
  invoiceIdOf,
  keyOf,
  ownerActs,
  type Acted,
} from '../api/support/acts'
import { adminStore } from '../support/emulators'
import { expectAccessible } from './support/axe'
import { browserOf, expectQuiet, phone } from './support/browser'
import { actInDrawer, dialog, messageWith, soon, stored } from './support/members'
import { putMember, someone, takeAway, todayInIndia } from './support/people'

const { signedInAs } = browserOf()
const person = someone('Creditta')
const name = `cheque of ${person.name}`
const invoiceId = invoiceIdOf(IRON, name)
let page: Page
let memberId = ''
let number = ''

const done = <A extends ActName>(acted: Acted<A>) =>
  doneAs(documentsOver(adminStore()), IRON, ownerActs(IRON), acted)

const fillIn = (form: ReturnType<typeof dialog>, label: string, text: string) =>
  form.getByRole('textbox', { name: label, exact: true }).first().fill(text)

/** Where pictures are wanted: what a person would see, in both themes and on a phone. */
async function picture(of: Page, what: string) {
  const folder = process.env['PICTURES']
  if (folder) await of.screenshot({ path: `${folder}/${what}.png` })
}

beforeAll(async () => {
  memberId = (await putMember(person)).id
  const terms = draftInputWith({ price: 1000 })
  const drafted = await done({ act: 'draft', key: keyOf(name), input: { memberId, terms, then: 'issue' } })
  number = drafted.invoice?.invoiceNumber ?? ''
  const rows = [cashRow(1000, { modeOfPayment: 'Cheque', reference: '000123', chequeDate: todayInIndia() })]
  await done({ act: 'collect', key: keyOf(`${name} came`), input: { invoiceId, rows } })
  page = await signedInAs('iron')
  // The first act of a run waits for the functions to start.
  page.setDefaultTimeout(60_000)
})

afterAll(() => takeAway(person.name))

describe('a cheque (issue 10.7)', () => {
  it('stands on the list of those to clear with its number and date, also for the desk, and is cleared by the owner', async () => {
    const desk = await signedInAs('desk', { at: '/finance/invoices?tab=toClear' })
    const waiting = desk.getByRole('row').filter({ hasText: number })
    await waiting.getByText(/^000123 · /).waitFor()
    await picture(desk, 'cheques-list')
    await desk.setViewportSize(phone)
    await picture(desk, 'cheques-phone')
    await page.goto('/finance/invoices?tab=toClear')
    await page.getByRole('row').filter({ hasText: number }).getByRole('link').first().click()
    await dialog(page, number).getByText('To clear').waitFor()
    await picture(page, 'cheques-drawer')
    await actInDrawer(page, number, 'Mark cheque as cleared')
    const form = dialog(page, `Cheque on ${number}`)
    await form.getByRole('textbox', { name: 'Cleared on' }).waitFor()
    await expectAccessible(page, 'the cheque', { within: '[role=dialog]' })
    await picture(page, 'cheque-dialog')
    await page.keyboard.press('Control+Enter')
    await messageWith(page, `Cheque of ₹1,000.00 cleared. ${number} is paid.`)
    await waiting.waitFor({ state: 'detached' })
    expectQuiet(desk)
  })

  it('that the bank returns offers its charge, billed on an invoice of its own', async () => {
    await actInDrawer(page, number, 'Take back a payment')
    const form = dialog(page, `Take back a payment on ${number}`)
    await fillIn(form, 'Charge to the member', '250')
    await fillIn(form, 'Reason', 'Returned by the bank')
    await picture(page, 'bounce-dialog')
    await page.keyboard.press('Control+Enter')
    await messageWith(page, `Cheque bounced. Balance due on ${number}: ₹1,000.00. ₹250.00 charged.`)
    await soon(async () => (await stored(`members/${memberId}`))['totalDueAmount']).toBe(1250)
  })
})

describe('credit (issue 10.3)', () => {
  it('is opened at its figure, and paid out by the owner with its reason', async () => {
    await done({ act: 'collect', input: { invoiceId, rows: [cashRow(1000)] } })
    await done({ act: 'creditNote', input: { invoiceId, amount: 400, reason: 'Closed' } })
    await page.goto(`/members?id=${memberId}`)
    const drawer = dialog(page, person.name)
    await drawer.getByRole('tab', { name: 'Money' }).click()
    await drawer.getByRole('button', { name: 'Pay out credit' }).click()
    const form = dialog(page, `Pay out credit of ${person.name}`)
    expect(await form.getByRole('textbox', { name: 'Amount' }).inputValue()).toBe('400')
    await fillIn(form, 'Amount', '400.01')
    await page.keyboard.press('Control+Enter')
    await form.getByText(`${person.name} has ₹400.00 of credit. Lower the amount.`).waitFor()
    await fillIn(form, 'Amount', '150')
    await fillIn(form, 'Reason', 'Moved away')
    await expectAccessible(page, 'the payout', { within: '[role=dialog]' })
    await picture(page, 'payout-sheet')
    await page.keyboard.press('Control+Enter')
    await messageWith(page, `₹150.00 of credit paid out to ${person.name}.`)
    const figure = drawer.getByRole('button', { name: /^Credit/ })
    await soon(() => figure.innerText()).toMatch(/₹250\.00/)
    await figure.click()
    const entries = drawer.getByRole('region', { name: 'Credit entries' })
    await entries.getByText(/^Credit note IRNC/).waitFor()
    await entries.getByText('Paid out · Cash').waitFor()
    expect(await entries.getByRole('listitem').count()).toBe(2)
    await expectAccessible(page, 'the account', { within: '[role=dialog]' })
    await picture(page, 'account')
    expectQuiet(page)
  })

  it('stands in the day’s transactions by its own name', async () => {
    await page.goto('/finance/invoices')
    await page.getByRole('button', { name: 'Day close' }).click()
    const panel = page.getByRole('dialog').last()
    await panel
      .getByText(/^\d+ transactions?$/)
      .first()
      .click()
    await panel.getByText('Credit paid out: Moved away').waitFor()
    await picture(page, 'day')
  })

  it.each(['light', 'dark'] as const)(
    'shows the desk the entries on a phone (%s), and offers no payout',
    async (theme) => {
      const desk = await signedInAs('desk', { viewport: phone, theme, at: `/members?id=${memberId}` })
      const drawer = dialog(desk, person.name)
      await drawer.getByRole('tab', { name: 'Money' }).click()
      await drawer.getByRole('button', { name: /^Credit/ }).click()
      await drawer.getByRole('region', { name: 'Credit entries' }).getByText('Earlier entries').waitFor()
      expect(await drawer.getByRole('button', { name: 'Pay out credit' }).count()).toBe(0)
      await picture(desk, `account-desk-${theme}`)
    },
  )
})
