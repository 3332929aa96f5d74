import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { browserOf, expectQuiet } from './support/browser'
import { choose } from './support/choose'
import { dialog, figuresOf, finishSale, memberIdOf, openMembers, soon, stored } from './support/members'
import { putMember, someone, takeAway, todayInIndia } from './support/people'

const { signedInAs } = browserOf()

const person = someone('Sarita')
const promoId = `sale-${person.phone}`
const CODE = `SALE${person.phone.slice(-6)}`

let page: Page
let id = ''
let limit: unknown

const gym = () => adminStore().doc(`gyms/${IRON}`)
const sheet = () => dialog(page, `Sell a package to ${person.name}`)
const invoices = async () =>
  (await adminStore().collection('invoices').where('memberId', '==', id).get()).docs.map((doc) => ({
    id: doc.id,
    ...doc.data(),
  }))

async function openSale(): Promise<void> {
  await openMembers(page, `?id=${id}`)
  await dialog(page, person.name).getByRole('button', { name: 'Sell a package' }).first().click()
  await choose(sheet().getByRole('combobox', { name: 'Package' }), /^Quarterly/)
}

beforeAll(async () => {
  limit = (await stored(`gyms/${IRON}`))['preference']
  await gym().update({ 'preference.deskDiscountPercent': 10 })
  const stamp = new Date()
  await adminStore()
    .doc(`promoCodes/${promoId}`)
    .set({
      ...{ id: promoId, gymId: IRON, name: CODE, nameLower: CODE.toLowerCase(), percentOff: 10 },
      ...{ isActive: true, archived: false, usedCount: 0, maxUses: 0, perMember: 1, createdAt: stamp },
    })
  await putMember(person)
  id = await memberIdOf(person.name)
  page = await signedInAs('desk')
})

afterAll(async () => {
  await gym().update({ preference: limit })
  await adminStore().recursiveDelete(adminStore().doc(`promoCodes/${promoId}`))
  await takeAway(person.name)
})

describe('a sale that is typed and not sold yet', () => {
  const comments = () => sheet().getByRole('textbox', { name: 'Comments' })

  it('is there after a reload, until it is let go', async () => {
    await openSale()
    await sheet().getByRole('textbox', { name: 'Received now' }).fill('500')
    await comments().fill('Comes in the evenings')
    await soon(() => page.evaluate(() => JSON.stringify(window.localStorage))).toContain('in the evenings')
    await page.reload()
    await dialog(page, person.name).getByRole('button', { name: 'Sell a package' }).first().click()
    await soon(() => comments().inputValue()).toBe('Comes in the evenings')
    expect(await sheet().getByRole('textbox', { name: 'Received now' }).inputValue()).toBe('500')
    expect(await sheet().getByRole('textbox', { name: 'Price' }).inputValue()).toBe('3,999')
    await sheet().getByRole('button', { name: 'Cancel' }).click()
    await dialog(page, 'Discard changes?').getByRole('button', { name: 'Discard changes' }).click()
    await sheet().waitFor({ state: 'detached' })
    expect(await page.evaluate(() => JSON.stringify(window.localStorage))).not.toContain('in the evenings')
  })
})

describe('the desk and a discount above its limit', () => {
  it('is told so while it types, and asks the owner', async () => {
    await openSale()
    await sheet().getByRole('textbox', { name: 'Discount' }).fill('1000')
    await sheet().getByRole('textbox', { name: 'Reason' }).fill('Whole family joins')
    await sheet().getByText('This gives away more than the 10 % you may give.').waitFor()
    await sheet().getByRole('textbox', { name: 'Received now' }).fill('100')
    await sheet().getByRole('button', { name: 'Ask for approval' }).click()
    await sheet().getByText('Take the money once the owner has agreed.', { exact: false }).waitFor()
    await sheet().getByRole('textbox', { name: 'Received now' }).fill('')
    await page.keyboard.press('Control+Enter')
    await finishSale(page, `The sale to ${person.name} waits for the owner`)
    expect(await invoices()).toMatchObject([{ status: 'Pending Approval', invoiceNumber: '', amount: 3499 }])
    expect(await stored(`members/${id}`)).toMatchObject({ currentPackage: null, totalDueAmount: 0 })
  })

  it('completes the sale at that price once the owner has accepted it', async () => {
    await dialog(page, person.name).getByRole('tab', { name: 'Package' }).click()
    await dialog(page, person.name).getByText('Waits for approval').waitFor()
    const [waiting] = await invoices()
    const approval = { isAccepted: true, on: todayInIndia(), by: IRON, reason: '' }
    await adminStore()
      .doc(`invoices/${waiting?.id ?? ''}`)
      .update({ held: 'Accepted', status: 'Accepted', approval })
    await dialog(page, person.name).getByRole('button', { name: 'Complete the sale' }).click()
    const completion = dialog(page, `Complete the sale to ${person.name}`)
    expect(await completion.getByRole('textbox', { name: 'Discount' }).isDisabled()).toBe(true)
    await completion.getByRole('button', { name: 'Received in full' }).click()
    await page.keyboard.press('Control+Enter')
    expect(await finishSale(page, `Quarterly is sold to ${person.name}`)).toContain('Paid in full')
    expect(await invoices()).toMatchObject([{ id: waiting?.id, status: 'Paid', amount: 3499 }])
    expect(await stored(`members/${id}`)).toMatchObject({ currentPackage: { discount: 1000, paid: 3499 } })
  })
})

describe('a renewal by the desk', () => {
  const renewal = () => dialog(page, `Renew ${person.name}`)
  const row = (at: number) => renewal().getByRole('group', { name: `Payment ${at}` })

  it('says at the field why a code does not apply, and what one takes off', async () => {
    await dialog(page, person.name).getByRole('button', { name: 'Renew', exact: true }).first().click()
    const code = renewal().getByRole('textbox', { name: 'Promo code' })
    await code.fill('nosuchcode')
    await renewal().getByText('There is no code nosuchcode. Check how it is written.').waitFor()
    await code.fill(CODE.toLowerCase())
    await renewal().getByText('Takes ₹399.90 off.').waitFor()
    expect((await figuresOf(renewal()))[`Code ${CODE}`]).toBe('-₹399.90')
  })

  it('is paid in two ways, saved by Ctrl+Enter, and ends with its number and documents', async () => {
    await row(1).getByRole('textbox', { name: 'Received now' }).fill('9999')
    await page.keyboard.press('Control+Enter')
    await row(1).getByText('There is only ₹3,599.00 to pay. Enter that much or less.').waitFor()
    await row(1).getByRole('textbox', { name: 'Received now' }).fill('2000')
    await renewal().getByRole('button', { name: 'Split payment' }).click()
    await renewal().getByRole('button', { name: 'Received in full' }).click()
    await soon(() => row(2).getByRole('textbox', { name: 'Received now' }).inputValue()).toBe('1,599')
    await page.keyboard.press('Control+Enter')
    const panel = dialog(page, /is renewed with Quarterly/)
    await panel.getByRole('button', { name: 'WhatsApp' }).waitFor()
    expect(await finishSale(page, /is renewed with Quarterly/)).toMatch(
      /Invoice IRN\/\d\d-\d\d\/\d{6}.*Paid in full/,
    )
    const renewed = (await invoices()).find((invoice) => 'promoId' in invoice && invoice.promoId === promoId)
    expect(renewed).toMatchObject({
      amount: 3599,
      status: 'Paid',
      payments: [
        { amount: 2000, modeOfPayment: 'Cash' },
        { amount: 1599, modeOfPayment: 'UPI' },
      ],
    })
    expect(await stored(`promoCodes/${promoId}`)).toMatchObject({ usedCount: 1 })
    expect(await stored(`promoCodes/${promoId}/uses/${String(renewed?.id)}`)).toMatchObject({ sale: 3599 })
    expectQuiet(page)
  })
})
