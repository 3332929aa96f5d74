import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, financialYearOf } from '@/domain/shared/calendar'
import { gstinCheckDigit } from '@/domain/tax/gstin'
import { newCaller, send } from '../api/support/callers'
import { adminAuth, adminStore } from '../support/emulators'
import { png } from '../support/files'
import { browserOf, expectHeading, expectQuiet, signInWith } from './support/browser'
import { choose, tick } from './support/choose'
import { dialog, figuresOf, finishSale, messageWith, openMembers, soon } from './support/members'
import { setPasswordByMail } from './support/passwordMail'
import { someone, todayInIndia } from './support/people'

const { open } = browserOf()

const today = todayInIndia()
const owner = someone('Founda')
const manager = someone('Managa')
const member = someone('Firsta')
const email = `${owner.phone}@first.test`
const PASSWORD = 'first-2026'
const ADMIN = 'first-sale-admin'
/** Of Madhya Pradesh, and no other run's. */
const digits = `23AABCF${owner.phone.slice(-4)}K1Z`
const gstin = `${digits}${gstinCheckDigit(digits)}`

let page: Page
let gymId = ''

const steps = () => page.getByRole('region', { name: 'Set up your centre' })
const done = (count: number) => steps().getByText(`${count} of 8 done`).waitFor()
const strip = () => page.getByRole('region', { name: 'Today', exact: true })
const field = (form: ReturnType<typeof dialog>, name: string) =>
  form.getByRole('textbox', { name, exact: true })

/** From the dashboard by the link of its next step. */
async function follow(step: string): Promise<void> {
  await page.goto('/dashboard')
  await steps().getByRole('link', { name: step }).click()
}

/** As the super admin registers a centre: the owner gets a mail to set a password. */
async function register(): Promise<string> {
  const token = await newCaller(ADMIN, { admin: true })
  const { body } = await send('/api/createGym', {
    token,
    body: {
      ...{ key: randomUUID(), name: `Sunrise ${owner.name}`, email, ownerName: owner.name },
      ...{ phone: owner.phone, address: '7 Palasia Square', city: 'Indore', state: 'Madhya Pradesh' },
      ...{ pincode: '452001', type: 'GYM' },
      package: { name: 'Trial', price: 0, startDate: today, endDate: addDays(today, 13), isTrial: true },
    },
  })
  expect(body).toMatchObject({ kind: 'done', isLinkSent: true })
  return String((body as { gymId: string }).gymId)
}

beforeAll(async () => {
  gymId = await register()
})

/** The demo has as many centres and invoices as before. */
afterAll(async () => {
  for (const name of ['members', 'memberPackages', 'invoices', 'staff', 'attendanceDays', 'auditLogs']) {
    const made = await adminStore().collection(name).where('gymId', '==', gymId).get()
    for (const { id, ref } of made.docs) {
      if (name === 'staff') await adminAuth().deleteUser(id)
      await ref.delete()
    }
  }
  await adminStore().recursiveDelete(adminStore().doc(`gyms/${gymId}`))
  await adminStore().doc(`gymsPublic/${gymId}`).delete()
  await adminAuth().deleteUsers([gymId, ADMIN])
})

describe('the owner of a centre that was registered today', () => {
  it('sees what to do first in place of zeros; the usual packages wait with their prices', async () => {
    await setPasswordByMail(email, PASSWORD)
    page = await open()
    await page.goto('/login')
    await signInWith(page, email, PASSWORD)
    await expectHeading(page, 'Dashboard')
    await done(1)
    await steps().getByText('Add the packages you sell (done)').waitFor()
    expect(await strip().count()).toBe(0)
  })

  it('adds the logo', async () => {
    await follow('Upload logo')
    await page.getByRole('button', { name: 'Add a logo' }).click()
    const form = dialog(page, 'Centre logo')
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png })
    await form.getByRole('img', { name: 'The new one' }).waitFor()
    await form.getByRole('button', { name: 'Use this logo' }).click()
    await messageWith(page, 'is changed.')
    await page.goto('/dashboard')
    await done(2)
  })

  it('says that it collects GST, with the GSTIN of its own state', async () => {
    await follow('Set tax')
    await choose(page.getByRole('combobox', { name: 'Registration' }), 'Registered for GST (regular)')
    await page.getByRole('textbox', { name: 'GSTIN' }).fill(gstin)
    await page.getByRole('textbox', { name: 'Prefix of invoice numbers' }).fill('SUN')
    const preview = page.getByRole('region', { name: 'What this changes' })
    await preview.getByText('Documents already issued stay as they are.', { exact: false }).waitFor()
    await preview.getByRole('row', { name: /^Monthly/ }).waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await messageWith(page, 'saved.')
    await page.goto('/dashboard')
    await done(3)
  })

  it('puts a price of the starting set right', async () => {
    await page.goto('/members/packages')
    await page.getByRole('button', { name: 'Actions for Monthly' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const form = dialog(page, /^Edit/)
    await field(form, 'Price').fill('1050')
    await page.keyboard.press('Control+Enter')
    await form.waitFor({ state: 'detached' })
    await page.getByRole('row').filter({ hasText: '₹1,050' }).waitFor()
  })

  it('takes on a manager', async () => {
    await follow('Add an employee')
    const form = dialog(page, 'Add employee')
    await field(form, 'Phone').fill(manager.phone)
    await field(form, 'Name').fill(manager.name)
    await tick(form.getByRole('radio', { name: 'Manager' }))
    await field(form, 'E-mail').fill(`${manager.phone}@first.test`)
    await page.keyboard.press('Control+Enter')
    await messageWith(page, 'A mail to set the password was sent to')
    await page.goto('/dashboard')
    await done(4)
    expectQuiet(page)
  })
})

describe('the first sale', () => {
  it('follows the first member at once, with the tax that the price holds', async () => {
    await follow('Add a member')
    const form = dialog(page, 'New member')
    await field(form, 'Phone').fill(member.phone)
    await field(form, 'Name').fill(member.name)
    await form.getByRole('button', { name: 'Add member' }).click()
    const sale = dialog(page, `Sell a package to ${member.name}`)
    await choose(sale.getByRole('combobox', { name: 'Package' }), /^Monthly/)
    await soon(() => figuresOf(sale)).toMatchObject({ 'of which GST 5 %': '₹50.00', Total: '₹1,050.00' })
    await sale.getByRole('button', { name: 'Received in full' }).click()
    await page.keyboard.press('Control+Enter')
    const said = await finishSale(page, `Monthly is sold to ${member.name}`)
    expect(said).toContain(`Invoice SUN/${financialYearOf(today)}/000001`)
    expect(said).toContain('Paid in full')
  })

  it('has its invoice, with CGST and SGST by halves', async () => {
    await page.goto('/finance/invoices')
    const number = `SUN/${financialYearOf(today)}/000001`
    await page.getByRole('row').filter({ hasText: number }).getByRole('link').first().click()
    const items = dialog(page, number).getByRole('region', { name: 'Items' })
    for (const line of [
      ['of which taxable', '₹1,000.00'],
      ['of which CGST 2.5 %', '₹25.00'],
      ['of which SGST 2.5 %', '₹25.00'],
      ['Total', '₹1,050.00'],
    ])
      await items
        .getByText(String(line[0]), { exact: true })
        .locator('..')
        .filter({ hasText: String(line[1]) })
        .waitFor()
    const { docs } = await adminStore().collection('invoices').where('gymId', '==', gymId).get()
    expect(docs.map((each) => each.data())).toMatchObject([
      { invoiceNumber: number, amount: 1050, cgst: 25, sgst: 25, igst: 0, status: 'Paid' },
    ])
  })

  it('brings the figures, and what is left of the steps stands below them', async () => {
    await page.goto('/dashboard')
    const collected = strip().getByRole('link', { name: 'Collected' })
    await soon(() => collected.innerText()).toContain('₹1,050')
    await done(6)
    expect(await steps().getByRole('listitem').count()).toBe(2)
  })

  it('and once the first person is in, the steps are gone', async () => {
    await follow('Mark attendance')
    await page.getByRole('combobox', { name: 'Member' }).fill(member.name)
    await page.getByRole('region', { name: 'Verdict' }).getByText('Let in', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await messageWith(page, `${member.name} is in at`)
    await page.goto('/dashboard')
    await strip().waitFor()
    await soon(() => steps().count()).toBe(0)
    await openMembers(page)
    expectQuiet(page)
  })
})
