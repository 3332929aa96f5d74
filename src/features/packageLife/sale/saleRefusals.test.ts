import { describe, expect, it } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { memberWith } from '@/domain/members/fixtures'
import { contextOn } from '@/domain/packageLife/fixtures'
import { packageWith, templateWith } from '@/domain/packages/fixtures'
import { civil } from '@/domain/shared/civilDate'
import type { PackageScene } from '../usePackageScene'
import { emptyRow } from './paymentRows'
import { emptySaleForm, type SaleForm } from './saleForm'
import { refuseChange, refuseSale } from './saleRefusals'

const today = '2026-11-20'
const settings = settingsWith()
const template = templateWith({ joiningFee: 200 })
const sceneOf = (member = memberWith()): PackageScene => ({
  ...{ member, templates: [template], context: contextOn(today), accepted: null },
  ...{ promisedDiscount: 0, wantedPackageId: '' },
})
const form = (fields: Partial<SaleForm>): SaleForm => ({
  ...emptySaleForm(civil(today), settings),
  ...{ templateId: template.id, basePrice: template.price, joiningFee: template.joiningFee },
  ...fields,
})
const say = (fields: Partial<SaleForm>) => refuseSale(form(fields), template, sceneOf(), false)
const WITH_FEE = 'Monthly costs ₹1,000.00 and a joining fee of ₹200.00. Enter a reason for the price change.'

describe('the price of a sale', () => {
  it('is explained where it is not the list’s (PRODUCT 4.4)', () => {
    expect(say({ basePrice: 900 })).toMatchObject({ field: 'discountReason', reason: WITH_FEE })
    expect(say({ basePrice: 900, discountReason: 'Student' })).toBeNull()
    expect(say({})).toBeNull()
  })

  it('is explained where only the joining fee is lower, as the server asks for it', () => {
    expect(say({ joiningFee: 100 })).toMatchObject({ field: 'discountReason', reason: WITH_FEE })
    expect(say({ joiningFee: 100, discountReason: 'Student' })).toBeNull()
    const joined = sceneOf(memberWith({ lastPackage: packageWith() }))
    expect(refuseSale(form({ joiningFee: 0 }), template, joined, false)).toBeNull()
  })

  it('is a slip above the greatest amount of the centre, said at the price or the joining fee itself', () => {
    const [most, discountReason] = [settings.greatestAmount, 'Student']
    expect(say({ basePrice: most + 1, discountReason })).toMatchObject({ field: 'basePrice' })
    expect(say({ basePrice: most, discountReason })).toBeNull()
    expect(say({ joiningFee: most + 1, discountReason })).toMatchObject({ field: 'joiningFee' })
    expect(say({ joiningFee: most, discountReason })).toBeNull()
  })
})

it('more money than there is to pay is said at the last row that has some', () => {
  const rows = (...amounts: (number | null)[]) => ({
    payments: amounts.map((amount) => ({ ...emptyRow(settings, []), amount })),
  })
  expect(say(rows(600, null, 601))).toMatchObject({ field: 'payments.2.amount' })
  expect(say(rows(1201, null))).toMatchObject({ field: 'payments.0.amount' })
  expect(say(rows(600, null, 600))).toBeNull()
})

describe('the price of a change', () => {
  const held = memberWith({ currentPackage: packageWith({ startDate: civil(today) }) })
  const change = (fields: Partial<SaleForm>) => refuseChange(form(fields), template, sceneOf(held), false)

  it('asks no reason for a joining fee that it does not ask', () => {
    expect(change({ mode: 'keepEnd', joiningFee: 0 })).toBeNull()
    expect(change({ mode: 'keepEnd', joiningFee: 0, basePrice: 900 })).toMatchObject({
      field: 'discountReason',
    })
  })

  it('says a slip at the joining fee', () => {
    const slip = { joiningFee: settings.greatestAmount + 1, discountReason: 'Student' }
    expect(change(slip)).toMatchObject({ field: 'joiningFee' })
  })
})
