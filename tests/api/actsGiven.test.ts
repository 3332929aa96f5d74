import { beforeAll, describe, expect, it } from 'vitest'
import type { ActName } from '@/domain/acts/actNames'
import { addDays, addDuration, civilDateIn } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { repositoriesOver } from '../support/repositories'
import {
  cashRow,
  deskActs,
  doneAs,
  invoiceIdOf,
  keyOf,
  ownerActs,
  runAs,
  saleInputOn,
  type Acted,
} from './support/acts'
import { everyDocument } from './support/servedCalls'
import { gymInfo, formOf, monthly, putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'

const GYM = 'gives'
const now = new Date()
const today = civilDateIn(now, 'Asia/Kolkata')
const { store } = openAdminStore()
const owner = ownerActs(GYM)
const desk = deskActs(GYM)
const month = { ...monthly, id: 'gives-month', gymId: GYM, name: 'Month', price: 2000, joiningFee: 500 }
const annual = {
  ...month,
  id: 'gives-annual',
  name: 'Annual',
  price: 30_000,
  joiningFee: 0,
  durationType: 'Year' as const,
}
const dayPass = {
  ...month,
  id: 'gives-day',
  name: 'Day pass',
  price: 300,
  joiningFee: 0,
  durationType: 'Day' as const,
}
const recurring = {
  ...month,
  id: 'gives-recurring',
  name: 'Monthly plan',
  joiningFee: 0,
  type: 'Recurring' as const,
}
const templates = [month, annual, dayPass, recurring]

beforeAll(async () => {
  await putGym(store, GYM, {
    preference: { invoicePrefix: 'GIV', taxRegime: 'unregistered', deskDiscountPercent: 10 },
  })
  await store.batch((writer) => {
    for (const template of templates) writer.set(`memberPackages/${template.id}`, template)
  })
})

/** A member; with a package where one is named, sold by the owner on that day and paid. */
async function join(name: string, sold?: { template: typeof month; start?: string; paid?: number }) {
  await repositoriesOver(store, { now: () => now }).members.add(
    ...([GYM, name, formOf({ name }), gymInfo(GYM)] as const),
  )
  if (!sold) return name
  const { template, start = today, paid = template.price } = sold
  await doneAs(store, GYM, owner, {
    ...sale(name, template, {
      startDate: civil(start),
      joiningFee: 0,
      discountReason: 'Old member',
      payments: paid > 0 ? [cashRow(paid)] : [],
    }),
    key: keyOf(`sold ${name}`),
  })
  return name
}
const sale = (
  memberId: string,
  template: typeof month,
  terms: Parameters<typeof saleInputOn>[1] = {},
): Acted<'assign'> => ({
  act: 'assign',
  input: {
    ...{ memberId, templateId: template.id, asks: false },
    terms: saleInputOn(now, { basePrice: template.price, joiningFee: template.joiningFee, ...terms }),
  },
})
const changed = (
  memberId: string,
  template: typeof month,
  mode: 'restart' | 'keepEnd' | 'atEnd',
  startDate = today,
): Acted<'change'> => ({
  act: 'change',
  input: {
    ...{ memberId, templateId: template.id, mode },
    terms: saleInputOn(now, { basePrice: template.price, startDate }),
  },
})

async function expectRefused<A extends ActName>(acted: Acted<A>, words: string) {
  const before = await everyDocument()
  expect(await runAs(store, GYM, desk, acted)).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining(words) as unknown,
  })
  expect(await everyDocument()).toEqual(before)
}
const expectDone = async <A extends ActName>(acted: Acted<A>, by = desk) =>
  expect(await runAs(store, GYM, by, acted)).toMatchObject({ kind: 'done' })

describe('a clerk with a console gives away no more than the limit, here a tenth (PRODUCT 2.T)', () => {
  it('a year of 300 days ago does not become a day pass and credit', async () => {
    const start = addDays(today, -300)
    const asha = await join('asha', { template: annual, start })
    await expectRefused(changed(asha, dayPass, 'restart', start), 'Only the owner names another day')
    await expectRefused(changed(asha, dayPass, 'restart'), 'leave credit')
    await expectDone(changed(asha, dayPass, 'atEnd'))
  })

  it('nor does its debt go', async () => {
    const ravi = await join('ravi', { template: annual, start: addDays(today, -300), paid: 0 })
    await expectRefused(changed(ravi, dayPass, 'restart'), 'lower what')
    await expectDone(changed(ravi, dayPass, 'restart'), owner)
  })

  it('no month is sold at the day rate of a year', async () => {
    const meera = await join('meera', { template: month, start: addDays(today, -3) })
    await expectRefused(changed(meera, annual, 'keepEnd'), 'Only the owner keeps the end date')
    await expectDone(changed(meera, annual, 'restart'))
  })

  it('a month is not extended for years, nor without a reason', async () => {
    const vik = await join('vik', { template: recurring })
    const extend = (days: number, reason = 'Away'): Acted<'extend'> => ({
      act: 'extend',
      input: { memberId: vik, days, reason },
    })
    await expectRefused(extend(365), 'gives away')
    await expectRefused(extend(1, ' '), 'Say why')
    await expectDone(extend(2))
    await expectRefused(extend(2), 'gives away')
    await expectDone(extend(2), owner)
  })

  it('a joining fee is not left out of a first sale beyond it; the owner is asked', async () => {
    const nisha = await join('nisha')
    const without = { joiningFee: 0, discountReason: 'Friend' }
    await expectRefused(sale(nisha, month, without), 'gives away')
    const asked = sale(nisha, month, without)
    await expectDone({ ...asked, input: { ...asked.input, asks: true } })
    await expectDone(sale(nisha, month, { discount: 250, discountReason: 'Friend' }))
  })

  it('no term starts, and nothing is due, in 2099', async () => {
    const dev = await join('dev')
    await expectRefused(sale(dev, month, { startDate: civil('2099-01-01') }), 'Choose a start between')
    await expectRefused(sale(dev, month, { startDate: addDays(today, -8) }), 'Choose a start between')
    await expectRefused(sale(dev, month, { dueOn: civil('2099-01-01') }), 'within a year')
    await expectDone(
      sale(dev, month, { startDate: addDays(today, -7), dueOn: addDuration(today, 1, 'Year') }),
    )
  })

  it('no freeze lasts 73 years where the package has no rules', async () => {
    const lena = await join('lena', { template: annual })
    const freeze = (to: ReturnType<typeof civil>): Acted<'freeze'> => ({
      act: 'freeze',
      input: { memberId: lena, from: today, to, reason: 'Travel' },
    })
    await expectRefused(freeze(civil('2099-12-31')), 'at most')
    await expectRefused(freeze(addDays(today, 30)), 'at most 30 days')
    await expectDone(freeze(addDays(today, 29)))
  })

  it('a discount on a change is held like any other', async () => {
    const uma = await join('uma', { template: month, start: addDays(today, -3) })
    const off = (discount: number): Acted<'change'> => {
      const plain = changed(uma, annual, 'restart')
      const terms = { ...plain.input.terms, discount, discountReason: 'Loyal' }
      return { ...plain, input: { ...plain.input, terms } }
    }
    await expectRefused(off(3000.01), 'gives away')
    await expectDone(off(3000))
  })
})

describe('money comes in the centre’s own ways, and stays (PRODUCT 2.V)', () => {
  it.each([
    [1, 'Complimentary'],
    [2, 'Саsh'],
    [3, 'constructor'],
    [4, 'Barter'],
  ])('%i: “%s” pays nothing', async (at, mode) => {
    const who = await join(`pays-${at}`, { template: month, paid: 0 })
    const rows = [{ ...cashRow(100), modeOfPayment: mode }]
    const invoiceId = invoiceIdOf(GYM, `sold ${who}`)
    await expectRefused({ act: 'collect', input: { invoiceId, rows } }, 'ways of paying')
    await expectDone({ act: 'collect', input: { invoiceId, rows: [cashRow(100)] } })
    const paid = sale(await join(`buys-${at}`), month, { payments: rows })
    await expectRefused(paid, 'ways of paying')
  })

  it('an invoice takes 60 rows, and then one that was taken back makes room', async () => {
    await join('rows', { template: month, paid: 0 })
    const invoiceId = invoiceIdOf(GYM, 'sold rows')
    const collect = (count: number, key?: string): Acted<'collect'> => ({
      act: 'collect',
      ...(key ? { key: keyOf(key) } : {}),
      input: { invoiceId, rows: Array.from({ length: count }, () => cashRow(0.01)) },
    })
    for (const key of ['first', 'second', 'third']) await expectDone(collect(20, key))
    await expectRefused(collect(1), 'at most 60 payments')
    await expectDone(
      { act: 'reverse', input: { invoiceId, paymentId: keyOf('first'), reason: 'A slip' } },
      owner,
    )
    await expectDone(collect(1))
  })

  it('what was collected and taken back is not put away; what nothing ever moved on is', async () => {
    await join('moved', { template: month, paid: 0 })
    await join('still', { template: month, paid: 0 })
    const moved = invoiceIdOf(GYM, 'sold moved')
    await expectDone({ act: 'collect', key: keyOf('in'), input: { invoiceId: moved, rows: [cashRow(50)] } })
    await expectDone(
      { act: 'reverse', input: { invoiceId: moved, paymentId: keyOf('in'), reason: 'A slip' } },
      owner,
    )
    expect(await runAs(store, GYM, owner, { act: 'putAway', input: { invoiceId: moved } })).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('Money was moved') as unknown,
    })
    await expectDone({ act: 'putAway', input: { invoiceId: invoiceIdOf(GYM, 'sold still') } }, owner)
  })
})
