import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminStore } from '../support/emulators'
import { expectAccessible } from './support/axe'
import { browserOf } from './support/browser'
import { choose } from './support/choose'
import { dialog, finishSale, memberIdOf, messageWith, openMembers } from './support/members'
import { putMember, someone, takeAway } from './support/people'

const { signedInAs } = browserOf()

const person = someone('Lineesha')
let page: Page
let id = ''

async function lastInvoice() {
  const found = await adminStore().collection('invoices').where('memberId', '==', id).get()
  const [last] = found.docs
    .map((doc) => doc.data())
    .sort((one, other) => Number(other['seq']) - Number(one['seq']))
  return last ?? expect.fail()
}

beforeAll(async () => {
  await putMember(person)
  id = await memberIdOf(person.name)
  page = await signedInAs('iron')
})

afterAll(() => takeAway(person.name))

describe('an invoice of several lines (ACTS "The model of money")', () => {
  it('bills a service and a product at their own rates, and says at its field what a product lacks', async () => {
    await page.goto('/finance/invoices?new=true')
    const form = dialog(page, 'New invoice')
    await form.getByRole('textbox', { name: 'Member' }).fill(person.name)
    await form.getByRole('button', { name: person.name }).click()
    const line = (at: number) => form.getByRole('group', { name: `Line ${at}` })
    await line(1).getByRole('textbox', { name: 'What for' }).fill('Locker, 3 months')
    await line(1).getByRole('textbox', { name: 'Price' }).fill('600')
    await form.getByRole('button', { name: 'Add line' }).click()
    await line(2).getByRole('textbox', { name: 'What for' }).fill('Whey protein')
    await line(2).getByRole('textbox', { name: 'Price' }).fill('1180')
    await line(2).getByRole('textbox', { name: 'Quantity' }).fill('2')
    await line(2).getByText('Product').click()
    await line(2).getByRole('textbox', { name: 'HSN code' }).fill('2106')
    await page.keyboard.press('Control+Enter')
    await line(2).getByText('Enter the tax rate of this code').waitFor()
    await line(2).getByRole('textbox', { name: 'Tax rate' }).fill('18')
    await form.getByRole('region', { name: 'Summary' }).getByText('of which GST 18 %').waitFor()
    await expectAccessible(page, 'the lines', { within: '[role=dialog]' })
    await page.keyboard.press('Control+Enter')
    await messageWith(page, `is issued to ${person.name}`)
    expect(await lastInvoice()).toMatchObject({
      packageName: 'Locker, 3 months + 1 more',
      amount: 2960,
      taxRate: 0,
      inclusive: true,
      lines: [
        { kind: 'service', rate: 5, taxable: 571.43, sac: '999723' },
        { kind: 'product', rate: 18, taxable: 2000, sac: '2106', quantity: 2, cgst: 180 },
      ],
    })
  })

  it('says before it is issued what Rule 46 asks for from 50,000 rupees on', async () => {
    await page.goto('/finance/invoices?new=true')
    const form = dialog(page, 'New invoice')
    await form.getByRole('textbox', { name: 'Member' }).fill(person.name)
    await form.getByRole('button', { name: person.name }).click()
    const line = form.getByRole('group', { name: 'Line 1' })
    await line.getByRole('textbox', { name: 'What for' }).fill('Coaching')
    const price = line.getByRole('textbox', { name: 'Price' })
    const said = form.getByText("Enter the customer's address and state: it must stand on this invoice.")
    await price.fill('52500')
    await said.waitFor()
    await price.fill('52499')
    await said.waitFor({ state: 'detached' })
  })

  it('sells a package and a bottle of water together', async () => {
    await openMembers(page, `?id=${id}`)
    await dialog(page, person.name).getByRole('button', { name: 'Sell a package' }).first().click()
    const sheet = dialog(page, `Sell a package to ${person.name}`)
    await choose(sheet.getByRole('combobox', { name: 'Package' }), /^Quarterly/)
    await sheet.getByRole('button', { name: 'Add another item' }).click()
    const line = sheet.getByRole('group', { name: 'Line 1' })
    await line.getByRole('textbox', { name: 'Item' }).fill('Water')
    await line.getByRole('textbox', { name: 'Price' }).fill('20')
    await line.getByText('Product').click()
    await line.getByRole('textbox', { name: 'Tax rate' }).fill('18')
    await sheet.getByText('Enter the HSN code of Water.').waitFor()
    await line.getByRole('textbox', { name: 'HSN code' }).fill('2201')
    await sheet.getByText('Enter the HSN code of Water.').waitFor({ state: 'detached' })
    const summary = sheet.getByRole('region', { name: 'Summary' })
    await summary.getByText('Water', { exact: true }).waitFor()
    await sheet.getByRole('button', { name: 'Received in full' }).click()
    await page.keyboard.press('Control+Enter')
    await finishSale(page, `is sold to ${person.name}`)
    const invoice = await lastInvoice()
    expect(invoice).toMatchObject({ status: 'Paid', due: 0, packageName: 'Quarterly' })
    expect(invoice['lines']).toMatchObject([
      { kind: 'package', rate: 5 },
      { kind: 'joiningFee', rate: 5 },
      { kind: 'product', description: 'Water', rate: 18, unitPrice: 20 },
    ])
  })
})
