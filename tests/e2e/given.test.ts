import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IRON } from '../../scripts/seed/accounts'
import type { Member } from '@/domain/members/member'
import { addDays, addDuration } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { adminStore } from '../support/emulators'
import { browserOf, expectQuiet } from './support/browser'
import { choose, tick } from './support/choose'
import { actInDrawer, dialog, finishSale, messageWith, openMembers, soon, stored } from './support/members'
import { putMember, putPackage, someone, takeAway, todayInIndia } from './support/people'

const { signedInAs } = browserOf()

const today = todayInIndia()
const buyer = someone('Givenbuyer')
const yearly = someone('Givenyearly')
const monthly = someone('Givenmonthly')
const gym = () => adminStore().doc(`gyms/${IRON}`)

let page: Page
let preference: unknown
let [buys, ofYear, ofMonth]: Partial<Member>[] = []

const packageOf = async (who: Partial<Member> = {}) =>
  (await stored(`members/${who.id ?? ''}`))['currentPackage'] as Record<string, unknown> | null
const typed = (day: CivilDate | '2099-12-31') => day.split('-').reverse().join('/')
const box = (sheet: Locator, name: string | RegExp) => sheet.getByRole('textbox', { name })
const press = (sheet: Locator, name: string) => sheet.getByRole('button', { name, exact: true }).click()

async function openAct(name: string, who: Partial<Member> = {}, act = 'Change package'): Promise<void> {
  await openMembers(page, `?id=${who.id ?? ''}`)
  await actInDrawer(page, name, act)
}

beforeAll(async () => {
  preference = (await stored(`gyms/${IRON}`))['preference']
  const ways = ['Cash', 'UPI', 'Gift voucher']
  await gym().update({ 'preference.deskDiscountPercent': 10, 'preference.paymentModes': ways })
  const [first, second, third] = [await putMember(buyer), await putMember(yearly), await putMember(monthly)]
  await putPackage(second, addDays(today, -300), 'yearly')
  await putPackage(third, addDays(today, -3), 'pt')
  ;[buys, ofYear, ofMonth] = [first, second, third]
  page = await signedInAs('desk')
})

afterAll(async () => {
  await gym().update({ preference })
  await takeAway(buyer.name, yearly.name, monthly.name)
})

describe('a clerk who sells more cheaply than the list', () => {
  const sheet = () => dialog(page, `Sell a package to ${buyer.name}`)
  const kept = async () => ({
    package: await sheet().getByRole('combobox', { name: 'Package' }).inputValue(),
    received: await box(sheet(), 'Received now').inputValue(),
    comments: await box(sheet(), 'Comments').inputValue(),
  })
  let before: Awaited<ReturnType<typeof kept>>

  it('is told between which days a package starts, and loses nothing typed', async () => {
    await openMembers(page, `?id=${buys?.id ?? ''}`)
    await dialog(page, buyer.name).getByRole('button', { name: 'Sell a package' }).first().click()
    await choose(sheet().getByRole('combobox', { name: 'Package' }), /^Monthly/)
    await box(sheet(), 'Comments').fill('Comes in the mornings')
    await press(sheet(), 'Received in full')
    await box(sheet(), /^Starts on/).fill(typed('2099-12-31'))
    before = await kept()
    await press(sheet(), 'Sell the package')
    await sheet()
      .getByText(
        `Choose a start between ${formatCivil(addDays(today, -7))} and ${formatCivil(addDays(today, 90))}.`,
      )
      .waitFor()
    expect(await kept()).toEqual(before)
    await box(sheet(), /^Starts on/).fill(typed(today))
  })

  it('and until when the rest is due', async () => {
    await box(sheet(), /^Pay the balance by/).fill(typed('2099-12-31'))
    await press(sheet(), 'Sell the package')
    const last = formatCivil(addDuration(today, 1, 'Year'))
    await sheet().getByText(`Choose a due date within a year, ${last} at the latest.`).waitFor()
    expect(await kept()).toEqual(before)
    await box(sheet(), /^Pay the balance by/).fill('')
  })

  it('finds price and joining fee fixed, and asks the owner for what is more than a tenth', async () => {
    expect(await box(sheet(), 'Joining fee').isDisabled()).toBe(true)
    await box(sheet(), 'Discount').fill('500')
    await box(sheet(), 'Reason').fill('Friend of the house')
    await sheet().getByText('This gives away more than the 10 % you may give.').waitFor()
    await press(sheet(), 'Ask for approval')
    await sheet().getByText('Take the money once the owner has agreed.', { exact: false }).waitFor()
    expect(await box(sheet(), 'Reason').inputValue()).toBe('Friend of the house')
    await box(sheet(), 'Discount').fill('199')
  })

  it('takes money in no way that the owner has taken off the list meanwhile', async () => {
    await choose(sheet().getByRole('combobox', { name: 'Paid by' }), 'Gift voucher')
    await press(sheet(), 'Received in full')
    await gym().update({ 'preference.paymentModes': ['Cash', 'UPI'] })
    await press(sheet(), 'Sell the package')
    await sheet()
      .getByText('“Gift voucher” is not among this centre’s ways of paying. Choose one of the list.')
      .waitFor()
    expect(await box(sheet(), 'Received now').inputValue()).toBe('1,800')
    expect(await packageOf(buys)).toBeNull()
  })

  it('sells from the same sheet what the clerk may', async () => {
    await choose(sheet().getByRole('combobox', { name: 'Paid by' }), 'Cash')
    await press(sheet(), 'Sell the package')
    expect(await finishSale(page, `Monthly is sold to ${buyer.name}`)).toContain('Paid in full')
    expect(await packageOf(buys)).toMatchObject({ discount: 199, paid: 1800, startDate: today })
  })
})

describe('a clerk who gives days', () => {
  const extend = () => dialog(page, `Extend ${monthly.name}`)
  const freeze = () => dialog(page, `Freeze ${monthly.name}`)

  it('says why, and gives no more than the limit, however often', async () => {
    await openAct(monthly.name, ofMonth, 'Extend')
    await extend()
      .getByText(/^You may give [23] days more on this term\./)
      .waitFor()
    await box(extend(), 'Days').fill('365')
    await press(extend(), 'Extend')
    await extend().getByText('Enter a reason').waitFor()
    await box(extend(), 'Reason').fill('Away for work')
    await press(extend(), 'Extend')
    await extend().getByText('Give less, or ask the owner to do it.', { exact: false }).waitFor()
    expect(await box(extend(), 'Days').inputValue()).toBe('365')
    expect(await box(extend(), 'Reason').inputValue()).toBe('Away for work')
    await box(extend(), 'Days').fill('2')
    await press(extend(), 'Extend')
    await messageWith(page, `${monthly.name} is extended until`)
    expect(await packageOf(ofMonth)).toMatchObject({ extendedDays: 2 })

    await openAct(monthly.name, ofMonth, 'Extend')
    await box(extend(), 'Days').fill('2')
    await box(extend(), 'Reason').fill('Away again')
    await press(extend(), 'Extend')
    await extend().getByText('Give less, or ask the owner to do it.', { exact: false }).waitFor()
    expect(await packageOf(ofMonth)).toMatchObject({ extendedDays: 2 })
    await press(extend(), 'Cancel')
    await dialog(page, 'Discard changes?').getByRole('button', { name: 'Discard changes' }).click()
  })

  it('freezes for no years, and as long as the package allows', async () => {
    await openAct(monthly.name, ofMonth, 'Freeze')
    await box(freeze(), 'Reason').fill('Exams')
    await box(freeze(), /^Last frozen day/).fill(typed('2099-12-31'))
    await press(freeze(), 'Freeze')
    await freeze()
      .getByText(`At most 15 days, until ${formatCivil(addDays(today, 14))}`)
      .waitFor()
    expect(await box(freeze(), 'Reason').inputValue()).toBe('Exams')
    await box(freeze(), /^Last frozen day/).fill(typed(addDays(today, 14)))
    await press(freeze(), 'Freeze')
    await messageWith(page, `${monthly.name} is frozen until ${formatCivil(addDays(today, 14))}.`)
  })
})

describe('a clerk who changes a package', () => {
  const change = (name: string) => dialog(page, `Change the package of ${name}`)
  const begins = (name: string, mode: string) => tick(change(name).getByRole('radio', { name: mode }))

  it('makes no day pass and credit of a year: the owner is asked, or it begins after the year', async () => {
    await openAct(yearly.name, ofYear)
    const sheet = change(yearly.name)
    await choose(sheet.getByRole('combobox', { name: 'Package' }), /^Day pass/)
    expect(await box(sheet, /^Starts on/).count()).toBe(0)
    await begins(yearly.name, 'New term now')
    await box(sheet, 'Comments').fill('Moves away')
    await sheet.getByText(`That would leave credit for ${yearly.name}.`, { exact: false }).waitFor()
    await sheet.getByText('The button here asks them', { exact: false }).waitFor()
    await box(sheet, 'Received now').fill('199')
    await press(sheet, 'Ask for approval')
    await sheet.getByText('Take the money once the owner has agreed.', { exact: false }).waitFor()
    expect(await box(sheet, 'Comments').inputValue()).toBe('Moves away')
    await begins(yearly.name, 'After this term')
    await press(sheet, 'Change the package')
    expect(await finishSale(page, `${yearly.name} changes to Day pass`)).toContain('Paid in full')
    const held = await stored(`members/${ofYear?.id ?? ''}`)
    expect(held).toMatchObject({ creditBalance: 0, futurePackage: { name: 'Day pass' } })
  })

  it('keeps the end of a month for no year', async () => {
    await openAct(monthly.name, ofMonth)
    const sheet = change(monthly.name)
    await choose(sheet.getByRole('combobox', { name: 'Package' }), /^Yearly/)
    await begins(monthly.name, 'Keep the end date')
    await sheet.getByText('Yearly is for longer than Personal training', { exact: false }).waitFor()
    await soon(() => sheet.getByRole('button', { name: 'Ask for approval' }).count()).toBe(1)
    await begins(monthly.name, 'New term now')
    await press(sheet, 'Change the package')
    await finishSale(page, `${monthly.name} changes to Yearly`)
    expect(await packageOf(ofMonth)).toMatchObject({ name: 'Yearly', startDate: today })
    expectQuiet(page)
  })
})
