import { describe, expect, it } from 'vitest'
import { memberWith } from '@/domain/members/fixtures'
import { packageWith, templateWith } from '@/domain/packages/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import type { Member } from '@/domain/members/member'
import { promoCodeSchema, type PromoCode } from '@/domain/promoCodes/promoCode'
import { isRefused, refused } from '@/domain/shared/refusal'
import { actInputs, type ActInput } from './actInputs'
import { packageActs, type Found, type PackageActContext } from './packageActs'
import { contextOn } from '@/domain/packageLife/fixtures'

type Terms = ActInput<'assign'>['terms']
const cash = (amount: number) => ({ amount, modeOfPayment: 'Cash', paymentSource: '', reference: '' })

const inputWith = (fields: Partial<Terms> = {}, asks = false) =>
  actInputs.assign.parse({
    ...{ memberId: 'm1', templateId: 'monthly', asks },
    terms: {
      ...{ startDate: '2026-11-20', basePrice: 1000, joiningFee: 0, discount: 0, discountReason: '' },
      ...{ promoCode: '', promoId: '', comments: '', dueOn: null, payments: [] },
      ...{ customerGstin: '', placeOfSupply: '', needEmailCommToClient: false, needEmailCommToOwner: false },
      ...fields,
    },
  })

const contextOf = (
  role: 'CLIENT' | 'MANAGER',
  preference: Record<string, unknown> = {},
): PackageActContext => ({
  ...contextOn('2026-11-20', { settings: settingsWith(preference) }),
  role,
})

const promoWith = (fields: Partial<PromoCode> = {}) =>
  promoCodeSchema.parse({
    id: 'd1',
    gymId: 'g1',
    name: 'DIWALI',
    nameLower: 'diwali',
    percentOff: 10,
    ...fields,
  })

const foundWith = (fields: Partial<Found> = {}): Found => ({
  template: templateWith(),
  promo: { promo: null, usedByMember: 0 },
  accepted: null,
  ...fields,
})

const sell = (
  fields: Partial<Terms> = {},
  {
    role = 'MANAGER',
    preference = {},
    found = {},
    asks = false,
    member = memberWith(),
  }: {
    role?: 'CLIENT' | 'MANAGER'
    preference?: Record<string, unknown>
    found?: Partial<Found>
    asks?: boolean
    member?: Member
  } = {},
) => packageActs.assign(member, inputWith(fields, asks), contextOf(role, preference), foundWith(found))

const fieldOf = (outcome: ReturnType<typeof sell>) => (isRefused(outcome) ? outcome.field : 'done')

describe('the price of a sale', () => {
  const why = { discountReason: 'A friend' }

  it.each([0, 1, 999.99, 1000.01])(
    'is the package’s for the desk, and %d is refused at the price',
    (basePrice) => {
      expect(fieldOf(sell({ ...why, basePrice }))).toBe('basePrice')
      expect(fieldOf(sell({ ...why, basePrice }, { role: 'CLIENT' }))).toBe('done')
    },
  )

  it('has the joining fee of the package or none for the desk, which counts as given, and what the owner says for the owner', () => {
    const found = { template: templateWith({ joiningFee: 200 }) }
    const at = (joiningFee: number, role: 'CLIENT' | 'MANAGER', percent = 0) =>
      fieldOf(sell({ ...why, joiningFee }, { role, found, preference: { deskDiscountPercent: percent } }))
    expect([0, 200, 100, 250].map((fee) => at(fee, 'MANAGER'))).toEqual([
      ...['discount', 'done', 'joiningFee', 'joiningFee'],
    ])
    expect([16, 17].map((percent) => at(0, 'MANAGER', percent))).toEqual(['discount', 'done'])
    expect([0, 100, 250].map((fee) => at(fee, 'CLIENT'))).toEqual(['done', 'done', 'done'])
  })

  it('stands for a renewal and a change as for a first sale', () => {
    const member = memberWith({
      currentPackage: packageWith({ startDate: null, endDate: null }),
    })
    const input = inputWith({ ...why, basePrice: 5 })
    const changed = { ...input, mode: 'restart' as const }
    expect(packageActs.renew(member, input, contextOf('MANAGER'), foundWith())).toMatchObject({
      field: 'basePrice',
    })
    expect(packageActs.change(member, changed, contextOf('MANAGER'), foundWith())).toMatchObject({
      field: 'basePrice',
    })
  })
})

describe('a discount above what the desk may give', () => {
  const preference = { deskDiscountPercent: 10 }
  const discounted = (discount: number) => ({ discount, discountReason: 'Student' })

  it('is refused at the discount, up to the whole price; the owner gives it', () => {
    const by = (discount: number, role: 'CLIENT' | 'MANAGER') =>
      fieldOf(sell(discounted(discount), { role, preference }))
    expect([100, 100.01, 1000].map((discount) => by(discount, 'MANAGER'))).toEqual([
      'done',
      'discount',
      'discount',
    ])
    expect(by(1000, 'CLIENT')).toBe('done')
    expect(fieldOf(sell(discounted(1)))).toBe('discount')
  })

  it('is asked for, without money: the member has no package, and the invoice no number and no dues', () => {
    const outcome = sell(discounted(500), { asks: true, preference })
    expect(outcome).toMatchObject({
      member: { currentPackage: null },
      invoice: { status: 'Pending Approval', seq: 0, issuedOn: null, due: 0, createdBy: 'desk' },
    })
    const paid = { ...discounted(500), payments: [cash(100)] }
    expect(fieldOf(sell(paid, { asks: true, preference }))).toBe('payments.0.amount')
    expect(fieldOf(sell({ ...discounted(500), basePrice: 0 }, { asks: true, preference }))).toBe('basePrice')
  })
})

describe('a promo code', () => {
  const typed = { promoCode: 'diwali', promoId: 'd1' }
  const with_ = (promo: Partial<PromoCode>, usedByMember = 0) => ({
    found: { promo: { promo: promoWith(promo), usedByMember } },
  })

  it('takes off what the record says, never what the caller says', () => {
    expect(sell(typed, with_({}))).toMatchObject({ invoice: { amount: 900, percentOff: 10, promoId: 'd1' } })
    expect(sell(typed, with_({ maxDiscount: 30 }))).toMatchObject({ invoice: { amount: 970 } })
    expect(sell({ promoId: 'd1' }, with_({}))).toMatchObject({ invoice: { amount: 1000, promoId: '' } })
  })

  it.each<[string, Partial<PromoCode>, number, string]>([
    ['was renamed', { name: 'HOLI' }, 0, 'There is no code diwali'],
    ['was ended', { isActive: false }, 0, 'DIWALI was ended.'],
    ['ended yesterday', { validTo: '2026-11-19' as PromoCode['validTo'] }, 0, 'DIWALI ended on'],
    ['begins tomorrow', { validFrom: '2026-11-21' as PromoCode['validFrom'] }, 0, 'DIWALI begins on'],
    ['is for another package', { packageIds: ['yearly'] }, 0, 'does not apply to Monthly'],
    ['applies from another amount', { minAmount: 1000.01 }, 0, 'applies from'],
    ['was used by the member', { perMember: 1 }, 1, 'has used DIWALI already'],
    ['is used up', { maxUses: 3, usedCount: 3 }, 0, 'all of them are taken'],
  ])('that %s is refused at the code', (_what, promo, used, words) => {
    const outcome = sell(typed, with_(promo, used))
    expect(outcome).toMatchObject({ field: 'promoCode', reason: expect.stringContaining(words) as string })
  })

  it('for new members is not for who had a package before', () => {
    const member = memberWith({ lastPackage: packageWith({ startDate: null, endDate: null }) })
    expect(fieldOf(sell(typed, with_({ newOnly: true })))).toBe('done')
    expect(fieldOf(sell(typed, { ...with_({ newOnly: true }), member }))).toBe('promoCode')
  })

  it('that ends today and one that begins today apply', () => {
    const today = '2026-11-20' as PromoCode['validTo']
    expect(fieldOf(sell(typed, with_({ validTo: today })))).toBe('done')
    expect(fieldOf(sell(typed, with_({ validFrom: today })))).toBe('done')
  })
})

describe('what is sold', () => {
  it('is a package of the centre that is still sold', () => {
    expect(fieldOf(sell({}, { found: { template: null } }))).toBe('templateId')
    for (const away of [{ isActive: false }, { deleted: true }])
      expect(sell({}, { found: { template: templateWith(away) } })).toMatchObject({ kind: 'refused' })
  })

  it('is paid by rows above 0 rupees; rows of 0 are left out, and too much is refused', () => {
    expect(sell({ payments: [cash(0), cash(250)] })).toMatchObject({
      invoice: { payments: [{ amount: 250 }] },
    })
    expect(sell({ payments: [cash(600), cash(400.01)] })).toMatchObject({ kind: 'refused' })
  })

  it('is completed only where the owner accepted it', () => {
    const input = actInputs.completeSale.parse({
      ...{ memberId: 'm1', templateId: 'monthly', invoiceId: 'i1' },
      terms: inputWith().terms,
    })
    const outcome = packageActs.completeSale(memberWith(), input, contextOf('MANAGER'), foundWith())
    expect(outcome).toEqual(
      refused('This sale is not there any more. Close this and look at the Package tab.'),
    )
  })
})
