import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { financialYearOf } from '@/domain/shared/calendar'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { expectAccessible } from './support/axe'
import { browserOf, expectHeading, expectQuiet } from './support/browser'
import { choose } from './support/choose'
import { actInDrawer, dialog, messageWith, soon, stored } from './support/members'
import { putMember, someone, takeAway, todayInIndia } from './support/people'

const { signedInAs } = browserOf()

const today = todayInIndia()
const person = someone('Billeda')
let page: Page
let memberId = ''
let invoiceId = ''
let number = ''

const invoice = () => stored(`invoices/${invoiceId}`)
const due = async () => (await stored(`members/${memberId}`))['totalDueAmount']
const row = (text: string) => page.getByRole('row').filter({ hasText: text })

async function fillIn(form: ReturnType<typeof dialog>, label: string, text: string) {
  await form.getByRole('textbox', { name: label, exact: true }).first().fill(text)
}

beforeAll(async () => {
  memberId = (await putMember(person)).id
  page = await signedInAs('iron')
})

afterAll(() => takeAway(person.name))

describe('the owner', () => {
  it('bills what is no package: a wrong price gets its sentence and loses nothing, then it is issued', async () => {
    await page.goto('/finance/invoices?new=true')
    const form = dialog(page, 'New invoice')
    await form.getByRole('textbox', { name: 'Member' }).fill(person.name)
    await form.getByRole('button', { name: person.name }).click()
    await fillIn(form, 'What for', 'Locker, 3 months')
    await fillIn(form, 'Price', '0')
    await page.keyboard.press('Control+Enter')
    await form.getByText('Enter the price: more than 0').waitFor()
    expect(await form.getByRole('textbox', { name: 'What for' }).inputValue()).toBe('Locker, 3 months')
    await fillIn(form, 'Price', '1000')
    await expectAccessible(page, 'the form', { within: '[role=dialog]' })
    await page.keyboard.press('Control+Enter')
    const message = await messageWith(page, `is issued to ${person.name}`)
    number = /^\S+/.exec(message)?.[0] ?? ''
    expect(number).toMatch(new RegExp(`^IRN/${financialYearOf(today)}/\\d{6}$`))
    const found = await adminStore().collection('invoices').where('invoiceNumber', '==', number).get()
    invoiceId = found.docs[0]?.id ?? ''
    expect(await due()).toBe(1000)
  })

  it('finds it by name and by number, and collects in two ways; more than is due is said at its field', async () => {
    await page.goto(`/finance/invoices?q=${encodeURIComponent(person.name)}`)
    await row(number).getByText('Open').waitFor()
    await page.getByRole('searchbox').fill(String(Number(number.slice(-6))))
    await row(number).getByRole('link').first().click()
    const drawer = dialog(page, number)
    await drawer.getByRole('button', { name: 'Collect' }).click()
    const form = dialog(page, `Collect on ${number}`)
    const amounts = form.getByRole('textbox', { name: 'Amount' })
    expect(await amounts.first().inputValue()).toBe('1,000')
    await amounts.first().fill('300')
    await form.getByRole('button', { name: 'Split payment' }).click()
    await soon(() => amounts.last().inputValue()).toBe('700')
    await amounts.last().fill('700.01')
    await page.keyboard.press('Control+Enter')
    await form.getByText('₹1,000.01 is more than the ₹1,000.00 due').waitFor()
    await amounts.last().fill('400')
    await page.keyboard.press('Control+Enter')
    await messageWith(page, `₹700.00 received. Balance due on ${number}: ₹300.00.`)
    await drawer.getByText('Partially Paid').waitFor()
    expect(await due()).toBe(300)
    expect((await invoice())['payments']).toHaveLength(2)
  })

  it('takes a payment back, gives a credit note, writes the rest off with a reason, and undoes it', async () => {
    const drawer = dialog(page, number)
    await actInDrawer(page, number, 'Take back a payment')
    const back = dialog(page, `Take back a payment on ${number}`)
    await choose(back.getByRole('combobox', { name: 'Payment' }), 0)
    await fillIn(back, 'Reason', 'Typed twice')
    await page.keyboard.press('Control+Enter')
    await messageWith(page, `₹300.00 taken back. Balance due on ${number}: ₹600.00.`)
    await drawer.getByText('Reversed').waitFor()

    await actInDrawer(page, number, 'Credit note')
    const note = dialog(page, `Credit note on ${number}`)
    await fillIn(note, 'Amount', '1000.01')
    await fillIn(note, 'Reason', 'Closed for a week')
    await page.keyboard.press('Control+Enter')
    await note.getByText('The invoice comes to ₹1,000.00 after its credit notes. Lower the amount.').waitFor()
    await fillIn(note, 'Amount', '100')
    await page.keyboard.press('Control+Enter')
    await messageWith(page, /Credit note IRNC\/\d\d-\d\d\/\d+ for ₹100.00 is issued/)
    expect(await due()).toBe(500)

    await actInDrawer(page, number, 'Write off')
    const off = dialog(page, 'Write off ₹500.00')
    await off.waitFor()
    await page.keyboard.press('Control+Enter')
    await off.getByText('Enter a reason for the write-off.').waitFor()
    await fillIn(off, 'Reason', 'Moved away')
    await page.keyboard.press('Control+Enter')
    await messageWith(page, `₹500.00 of ${number} is written off.`)
    expect(await due()).toBe(0)
    await drawer.getByRole('button', { name: 'Undo the write-off' }).click()
    await messageWith(page, `₹500.00 is due again on ${number}.`)
    expect(await due()).toBe(500)
    await expectAccessible(page, 'the drawer', { within: '[role=dialog]' })
    await drawer.getByRole('tab', { name: 'History' }).click()
    await drawer.getByText('Payment taken back').waitFor()
  })

  it('sees the tabs, what is owed by age, and the sections of the return', async () => {
    await page.goto('/finance/invoices')
    await expectHeading(page, /^Invoices/)
    const bands = page.getByRole('navigation', { name: 'Dues by age' })
    await soon(() => bands.getByRole('link', { name: /days late/ }).count()).toBe(3)
    await bands.getByRole('link', { name: /^8 to 30 days late/ }).click()
    await page.waitForURL(/tab=overdue&late=month/)
    await page.getByRole('button', { name: 'GSTR-1' }).click()
    const form = dialog(page, 'GSTR-1')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      form.getByRole('button', { name: 'Download B2C as CSV', exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^gstr1-\d{4}-\d\d-b2cs\.csv$/)
    await page.keyboard.press('Escape')
    expectQuiet(page)
  })
})

describe('the desk', () => {
  it('collects, asks for approval of a discount, and is offered nothing that lets money go', async () => {
    const desk = await signedInAs('desk', { at: `/finance/invoices?id=${invoiceId}` })
    const drawer = dialog(desk, number)
    await drawer.getByRole('button', { name: 'Collect' }).click()
    const form = dialog(desk, `Collect on ${number}`)
    await form.getByRole('textbox', { name: 'Amount' }).fill('200')
    await desk.keyboard.press('Control+Enter')
    await messageWith(desk, `₹200.00 received. Balance due on ${number}: ₹300.00.`)
    expect(await due()).toBe(300)
    for (const act of ['More', 'Credit note', 'Write off', 'Take back'])
      expect(await drawer.getByRole('button', { name: act, exact: true }).count(), act).toBe(0)
    await desk.keyboard.press('Escape')
    expect(await desk.getByText('Billed this month').count()).toBe(0)
    for (const act of ['GSTR-1', 'Export'])
      expect(await desk.getByRole('button', { name: act }).count(), act).toBe(0)

    await desk.getByRole('button', { name: 'New invoice' }).click()
    const draft = dialog(desk, 'New invoice')
    await draft.getByRole('textbox', { name: 'Member' }).fill(person.name)
    await draft.getByRole('button', { name: person.name }).click()
    await fillIn(draft, 'What for', 'Diet plan')
    await fillIn(draft, 'Price', '500')
    await fillIn(draft, 'Discount', '100')
    await fillIn(draft, 'Reason', 'A friend')
    await desk.keyboard.press('Control+Enter')
    await draft.getByText('You can give up to 0 % yourself.').waitFor()
    await draft.getByText('Ask for approval', { exact: true }).click()
    await desk.keyboard.press('Control+Enter')
    await messageWith(desk, 'Sent to the owner for approval.')
    expectQuiet(desk)
  })

  it('has its wish approved by the owner, who issues it', async () => {
    await page.goto('/finance/invoices?tab=toApprove')
    await page.getByRole('button', { name: `Actions for Not issued of ${person.name}` }).click()
    await page.getByRole('menuitem', { name: 'Approve' }).click()
    await messageWith(page, `Diet plan for ${person.name} is approved.`)
    await page.goto('/finance/invoices?tab=approved')
    await page.getByRole('button', { name: `Actions for Not issued of ${person.name}` }).click()
    await page.getByRole('menuitem', { name: 'Issue' }).click()
    await dialog(page, 'Issue this invoice?').getByRole('button', { name: 'Issue' }).click()
    await messageWith(page, /^IRN\/\S+ is issued\.$/)
    expect(await due()).toBe(700)
    const found = await adminStore()
      .collection('invoices')
      .where('memberId', '==', memberId)
      .where('packageName', '==', 'Diet plan')
      .get()
    expect(found.docs[0]?.data()).toMatchObject({ gymId: IRON, amount: 400, approval: { by: IRON } })
  })
})
