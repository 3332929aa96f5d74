import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, addDuration, instantAt } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { cashRow, invoiceIdOf, keyOf, runAs, type Acted } from './support/acts'
import { openAdminStore } from './support/dataStores'
import { givenStage } from './support/givenStage'

const GYM = 'gives'
const { store } = openAdminStore()
const { today, owner, templates, open, sale, changed, join, expectRefused, expectDone } = givenStage(
  store,
  GYM,
)
const { month, annual, dayPass, floor, trial, recurring } = templates

const yesterday = addDays(today, -1)
const noonOf = (day: typeof today) => instantAt(day, '12:00', 'Asia/Kolkata')

beforeAll(open)

describe('a clerk with a console gives away no more than the limit, here a tenth (PRODUCT 2.T)', () => {
  it('a year of 300 days ago does not become a day pass and credit', async () => {
    const start = addDays(today, -300)
    const asha = await join('asha', { template: annual, start })
    await expectRefused(changed(asha, dayPass, 'restart', start), 'leave credit')
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
    await expectRefused(extend(1, ' '), 'Enter a reason')
    await expectDone(extend(2))
    await expectRefused(extend(2), 'gives away')
    await expectDone(extend(2), owner)
  })

  it('days that were given go along with an end that is kept, and make no room for more', async () => {
    const kim = await join('kim', { template: recurring })
    const extend = (days: number): Acted<'extend'> => ({
      act: 'extend',
      input: { memberId: kim, days, reason: 'Away' },
    })
    await expectDone(extend(3))
    await expectDone(changed(kim, floor, 'keepEnd'))
    await expectRefused(extend(1), 'gives away')
    await expectDone(extend(1), owner)
  })

  it('nor is a trial extended, which costs nothing', async () => {
    const leo = await join('leo')
    await expectDone(sale(leo, trial))
    const extend: Acted<'extend'> = { act: 'extend', input: { memberId: leo, days: 1, reason: 'Liked it' } }
    await expectRefused(extend, 'costs nothing here, so only the owner gives days of it')
    await expectDone(extend, owner)
  })

  it('a joining fee is not left out of a first sale beyond it; the owner is asked', async () => {
    const nisha = await join('nisha')
    const without = { joiningFee: 0, discountReason: 'Friend' }
    await expectRefused(sale(nisha, month, without), 'gives away')
    await expectDone(sale(nisha, month, without, true))
    await expectDone(sale(nisha, month, { discount: 250, discountReason: 'Friend' }))
  })

  it('nor saved by a day pass that is sold first', async () => {
    const omar = await join('omar')
    await expectDone({ ...sale(omar, dayPass, { startDate: yesterday }), now: noonOf(yesterday) })
    await expectRefused(sale(omar, month, { joiningFee: 0 }), 'joining fee of')
    await expectRefused(sale(omar, month, { joiningFee: 0, discountReason: 'Friend' }), 'gives away')
    await expectDone(sale(omar, month))
  })

  it('nor by a change on the first day, which takes it back', async () => {
    const tara = await join('tara')
    await expectDone(sale(tara, month, { payments: [cashRow(2500)] }))
    const dear = { ...annual, id: 'gives-dear', name: 'Dear annual', joiningFee: 5000 }
    await store.batch((writer) => writer.set(`memberPackages/${dear.id}`, dear))
    const plain = changed(tara, dear, 'restart')
    const terms = (joiningFee: number) => ({ ...plain.input.terms, joiningFee, discountReason: 'Friend' })
    await expectRefused({ ...plain, input: { ...plain.input, terms: terms(0) } }, 'gives away')
    await expectDone({ ...plain, input: { ...plain.input, terms: terms(5000) } })
  })

  it('what costs nothing is sold to nobody twice', async () => {
    const ivan = await join('ivan')
    await expectDone({ ...sale(ivan, trial, { startDate: yesterday }), now: noonOf(yesterday) })
    await expectRefused(sale(ivan, trial), 'costs nothing, and ivan had a package before')
    await expectDone(sale(ivan, trial, {}, true))
    await expectDone(sale(await join('jana'), trial))
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
