import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { upgradeGym } from '@/data/maintenance/upgradeGym'
import { firstOf } from '@/data/store/firstOf'
import { readMeter } from '@/data/store/readMeter'
import { daysOf, takingsOf } from '@/domain/monthStats/daySeries'
import { monthsOf, spanBefore, spanOf } from '@/domain/monthStats/figureRange'
import { addDays, addDuration } from '@/domain/shared/calendar'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { mapOf } from '@/domain/shared/readers'
import { enterExpense } from '@/data/ledger/enterExpense'
import { cashRow, doneAs, invoiceIdOf, keyOf, saleInputOn } from './support/acts'
import { monthly } from './support/gymFixtures'
import {
  driftsIn,
  idOf,
  IRON,
  money,
  month,
  now,
  openMoneyStores,
  owner,
  sell,
  startAfresh,
  today,
  ZONE,
} from './support/moneyFixtures'

const stores = openMoneyStores()
const { server } = stores
afterAll(() => stores.close())
beforeEach(() => startAfresh(server))

const path = `monthStats/${IRON}_${month}`
const day = today.slice(8)
const stored = async (of: string) => (await server.get(of))?.data
const put = (of: string, data: Record<string, unknown>) => server.batch((writer) => writer.set(of, data))
const night = () => upgradeGym(server, IRON, { apply: true, now })
const corrections = async () =>
  (await firstOf(money(server).moneyChecks.last(IRON)))?.corrections.map(({ id }) => id) ?? []

describe('the figures of a day', () => {
  it('are written by each act in its own transaction: sold, paid, given back, spent', async () => {
    await sell(server, 'a', 100)
    const paid = await doneAs(server, IRON, owner, {
      act: 'collect',
      input: { invoiceId: idOf('a'), rows: [cashRow(400)] },
    })
    expect(paid).toMatchObject({ kind: 'done' })
    expect(await stored(path)).toMatchObject({ byDay: { [day]: { billed: 1000, collected: 500 } } })
    expect(await stored(path)).toMatchObject({ modesByDay: { [day]: { Cash: 500 } } })
    await put('expenses/tea', {
      ...{ gymId: IRON, categoryId: 'misc', amount: 120.5, description: 'Tea', date: today },
      ...{ status: 'Confirmed', deleted: false },
    })
    await enterExpense(server, IRON, 'tea', today, ZONE, { before: null })
    const held = await firstOf(money(stores.page).monthStats.several(IRON, [month]))
    const span = { from: today, to: today }
    expect(takingsOf(daysOf(span, held) ?? [])).toEqual({
      ...{ billed: 1000, collected: 500, expenses: 120.5 },
      ...{ profit: 379.5, renewals: 0 },
    })
    expect(await driftsIn(server)).toEqual([])
  })

  it('count a renewal on the day its term begins, and no more once it is credited whole', async () => {
    await sell(server, 'a', 1000)
    const held = mapOf((await stored('members/a'))?.['currentPackage'])
    const startDate = addDays(civilDateSchema.parse(held?.['endDate']), 1)
    const renewed = await doneAs(server, IRON, owner, {
      act: 'renew',
      key: keyOf('again'),
      input: {
        ...{ memberId: 'a', templateId: monthly.id, asks: false },
        terms: { ...saleInputOn(now), startDate },
      },
    })
    expect(renewed).toMatchObject({ kind: 'done', invoice: { sells: 'renewal' } })
    const next = `monthStats/${IRON}_${startDate.slice(0, 7)}`
    expect(await stored(next)).toMatchObject({
      renewals: 1,
      byDay: { [startDate.slice(8)]: { renewals: 1 } },
    })
    expect(await driftsIn(server)).toEqual([])
    const input = { invoiceId: invoiceIdOf(IRON, 'again'), amount: 1000, reason: 'Moves away' }
    await doneAs(server, IRON, owner, { act: 'creditNote', input })
    expect(await stored(next)).toMatchObject({ renewals: 0 })
    expect(await driftsIn(server)).toEqual([])
  })
})

describe('the night', () => {
  it('writes a day that its records do not bear out right, and names it', async () => {
    await sell(server, 'a', 100)
    await server.batch((writer) => writer.update(path, [{ at: ['byDay', day, 'collected'], value: 90 }]))
    expect(await driftsIn(server)).toMatchObject([
      { id: `${month} collected by day`, stored: 90, recomputed: 100 },
    ])
    await night()
    expect(await stored(path)).toMatchObject({ byDay: { [day]: { collected: 100 } } })
    expect(await corrections()).toEqual([`${month} collected by day`])
    expect(await driftsIn(server)).toEqual([])
  })

  it('fills the days and renewals that an older version never kept, and calls it no drift', async () => {
    await sell(server, 'a', 100)
    const kept = Object.entries((await stored(path)) ?? {}).filter(
      ([name]) => name !== 'byDay' && name !== 'renewals',
    )
    await put(path, Object.fromEntries(kept))
    const before = await firstOf(money(stores.page).monthStats.several(IRON, [month]))
    expect(daysOf({ from: today, to: today }, before)).toBeNull()
    expect(await driftsIn(server)).toEqual([])
    await night()
    expect(await stored(path)).toMatchObject({ byDay: { [day]: { billed: 1000, collected: 100 } } })
    expect(await corrections()).toEqual([])
  })
})

describe('reads of the owner’s charts', () => {
  it.each([
    ['the usual 30 days with those before', spanOf('30', today), spanBefore('30', today), 3],
    ['90 days', spanOf('90', today), null, 4],
    ['a financial year', spanOf('year', today), null, 12],
    ['twelve months', { from: addDuration(today, -11, 'Month'), to: today }, null, 12],
  ])('are a document a month: %s', async (_, span, before, most) => {
    const meter = readMeter(stores.page)
    meter.enter('dashboard')
    const months = [...new Set([span, ...(before ? [before] : [])].flatMap(monthsOf))]
    const held = await firstOf(money(meter.store).monthStats.several(IRON, months))
    expect([...held.keys()]).toEqual(months)
    expect(meter.readsOf('dashboard')).toBe(months.length)
    expect(months.length).toBeLessThanOrEqual(most)
  })
})
