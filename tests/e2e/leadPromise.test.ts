import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { browserOf, expectHeading, expectQuiet } from './support/browser'
import { choose } from './support/choose'
import { dialog, figuresOf, finishSale, memberIdOf, messageWith, soon, stored } from './support/members'
import { someone, takeAway, type Someone } from './support/people'
import { leadIdOf, putLead } from './support/putLead'

const { signedInAs } = browserOf()

const [promised, hoped] = [someone('Promised'), someone('Hopedfor')]
const gym = () => adminStore().doc(`gyms/${IRON}`)
const lead = (who: Someone) => stored(`leads/${leadIdOf(who)}`)
let preference: unknown

async function invoicesOf({ name }: Someone): Promise<Record<string, unknown>[]> {
  const memberId = await memberIdOf(name)
  const found = await adminStore().collection('invoices').where('memberId', '==', memberId).get()
  return found.docs.map((document) => document.data())
}

/** From the open lead to the sale of the member that it becomes. */
async function convert(page: Page, { name }: Someone) {
  await dialog(page, name).getByRole('button', { name: 'Convert' }).click()
  await dialog(page, 'New member').getByRole('button', { name: 'Add member' }).click()
  const sheet = dialog(page, `Sell a package to ${name}`)
  await choose(sheet.getByRole('combobox', { name: 'Package' }), /^Monthly/)
  return {
    sheet,
    box: (label: string) => sheet.getByRole('textbox', { name: label }),
    press: (label: string) => sheet.getByRole('button', { name: label, exact: true }).click(),
  }
}

async function openLead(page: Page, who: Someone, parameter = 'id'): Promise<void> {
  await page.goto(`/leads?${parameter}=${leadIdOf(who)}`)
  await expectHeading(page, /^Leads/)
}

beforeAll(async () => {
  preference = (await stored(`gyms/${IRON}`))['preference']
  await gym().update({ 'preference.deskDiscountPercent': 10 })
  await putLead(promised)
  await putLead(hoped, { promisedDiscount: 900 })
})

afterAll(async () => {
  await gym().update({ preference })
  await takeAway(promised.name, hoped.name)
  for (const who of [promised, hoped])
    await adminStore()
      .doc(`leads/${leadIdOf(who)}`)
      .delete()
})

describe('a discount that was promised to a lead', () => {
  let owner: Page

  it('is an amount that the centre can take off, and stands with the lead', async () => {
    owner = await signedInAs('iron')
    await openLead(owner, promised, 'edit')
    const form = dialog(owner, `Edit ${promised.name}`)
    const field = form.getByRole('textbox', { name: 'Promised discount' })
    await field.fill('99999999')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText(/^That is more than .* Check the amount\.$/).waitFor()
    expect(await field.inputValue()).toBe('9,99,99,999')
    await field.fill('300')
    await form.getByRole('button', { name: 'Save' }).click()
    await messageWith(owner, `${promised.name} is saved.`)
    expect(await lead(promised)).toMatchObject({ promisedDiscount: 300 })
    await openLead(owner, promised)
    await dialog(owner, promised.name)
      .getByRole('region', { name: 'Lead', exact: true })
      .getByText('₹300.00')
      .waitFor()
  })

  it('fills the sale that converts them, and is on the invoice', async () => {
    const { sheet, box, press } = await convert(owner, promised)
    expect(await box('Discount').inputValue()).toBe('300')
    expect(await box('Reason').inputValue()).toBe('Promised before joining')
    await soon(async () => (await figuresOf(sheet))['Discount'] ?? '').toContain('300')
    await press('Received in full')
    await press('Sell the package')
    expect(await finishSale(owner, /is sold to/)).toContain('Paid in full')
    expect(await invoicesOf(promised)).toMatchObject([{ discount: 300, status: 'Paid' }])
    expect(await lead(promised)).toMatchObject({ status: 'Converted', promisedDiscount: 300 })
    expectQuiet(owner)
  })

  it('is no right of the desk: above its limit the sale asks the owner, and nothing is sold yet', async () => {
    const desk = await signedInAs('desk')
    await openLead(desk, hoped)
    const { sheet, box, press } = await convert(desk, hoped)
    expect(await box('Discount').inputValue()).toBe('900')
    await sheet.getByText('This gives away more than the 10 % you may give.').waitFor()
    await press('Ask for approval')
    await finishSale(desk, `The sale to ${hoped.name} waits for the owner`)
    expect(await invoicesOf(hoped)).toMatchObject([
      { discount: 900, status: 'Pending Approval', sale: { leadId: leadIdOf(hoped) } },
    ])
    expect(await lead(hoped)).toMatchObject({ status: 'New', memberId: '' })
    expect(await stored(`members/${await memberIdOf(hoped.name)}`)).toMatchObject({ currentPackage: null })
    expectQuiet(desk)
  })
})
