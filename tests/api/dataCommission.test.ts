import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { netOf } from '@/domain/contributions/contribution'
import { starterCategoryId } from '@/domain/contributions/contributionCategory'
import { lackingIn } from '@/domain/contributions/lackingMonths'
import { lastOfMonth } from '@/domain/contributions/payMonth'
import { addDays } from '@/domain/shared/calendar'
import { linesOfMonth } from '@/data/acts/payScene'
import { cashRow, keyOf, runAs } from './support/acts'
import { desk, idOf, invoiceOf, IRON, month, openMoneyStores, owner, sell } from './support/moneyFixtures'
import { DESK, halfBack, next, nextDay, nextNow, payAfter, payOver, startPay } from './support/payFixtures'

const stores = openMoneyStores()
afterAll(() => stores.close())
beforeEach(() => startPay(stores.server))

const { lines, generate, run } = payOver(stores.server)
const { preview: previewAfter, generate: generatesAfter } = payAfter(stores.server)
const nextPreview = () => previewAfter(next)

const category = `contributionCategories/${starterCategoryId(IRON, 'Sales commission')}`
const counting = (payWhen: string) =>
  stores.server.batch((writer) => writer.update(category, [{ at: ['payWhen'], value: payWhen }]))

const lock = (of: string) =>
  stores.server.batch((writer) =>
    writer.set(`payMonths/${IRON}_${of}`, { gymId: IRON, month: of, acts: 1, lockedOn: nextDay }),
  )

const generateAfter = async (of: string) => expect(await generatesAfter(of)).toMatchObject({ kind: 'done' })

describe('a commission', () => {
  it('takes a refund back at what was paid, whatever the rule is by then', async () => {
    await sell(stores.server, 'a', 1000, desk)
    await generate()
    const paid = (await lines()).find(({ source }) => source !== null)
    await stores.server.batch((writer) =>
      writer.update(`staff/${DESK}`, [{ at: ['commissionCategoryId'], value: '' }]),
    )
    expect(await run('refund', halfBack(), 'refund')).toMatchObject({ kind: 'done' })
    const people = await nextPreview()
    const back = people.flatMap((person) => person.lines)
    expect(back).toMatchObject([
      { direction: 'Deduction', staffId: DESK, rate: 5, categoryId: paid?.categoryId },
    ])
    expect(back[0]?.amount).toBeCloseTo((paid?.amount ?? 0) / 2, 2)
    expect(back[0]?.basisAmount).toBeCloseTo((paid?.basisAmount ?? 0) / -2, 2)
    expect(lackingIn(people)).toEqual([])
    await generateAfter(next)
    expect(await linesOfMonth({ store: stores.server, gymId: IRON }, next)).toHaveLength(1)
  })

  it('comes to the same where the month of the refund is generated before that of the sale, which it says', async () => {
    await sell(stores.server, 'a', 1000, desk)
    const { taxable, amount } = await invoiceOf(stores.server, 'a')
    const value = taxable || amount
    expect(await run('refund', halfBack(), 'refund')).toMatchObject({ kind: 'done' })
    expect(lackingIn(await nextPreview())).toEqual([month])
    await generateAfter(next)
    await generateAfter(month)
    const all = [month, next].map((of) => linesOfMonth({ store: stores.server, gymId: IRON }, of))
    const commissions = (await Promise.all(all)).flat().filter(({ source }) => source !== null)
    expect(commissions).toHaveLength(2)
    expect(netOf(commissions)).toBeCloseTo((value * (amount - 500) * 0.05) / amount, 2)
  })

  it('leaves out what went back in a month that is locked without it', async () => {
    await sell(stores.server, 'a', 1000, desk)
    const { taxable, amount } = await invoiceOf(stores.server, 'a')
    const value = taxable || amount
    expect(await run('refund', halfBack(), 'refund')).toMatchObject({ kind: 'done' })
    const bases = async () =>
      (await previewAfter(month))
        .flatMap((person) => person.lines)
        .filter(({ kind }) => kind === 'commission')
        .map(({ basisAmount }) => basisAmount)
    expect(await bases()).toEqual([value])
    await lock(next)
    const [left] = await bases()
    expect(left).toBeCloseTo((value * (amount - 500)) / amount, 2)
  })

  it('takes nothing back of a month that is locked behind another one that is', async () => {
    await counting('invoiced')
    await sell(stores.server, 'a', 0, desk)
    const { amount } = await invoiceOf(stores.server, 'a')
    const collect = { invoiceId: idOf('a'), rows: [cashRow(amount)] }
    expect(await run('collect', collect, 'all')).toMatchObject({ kind: 'done' })
    const [paid] = (await invoiceOf(stores.server, 'a')).payments
    const input = { ...halfBack(), of: paid?.id ?? '' }
    const acted = { act: 'refund', input, key: keyOf('refund'), now: nextNow } as const
    expect(await runAs(stores.server, IRON, owner, acted)).toMatchObject({ kind: 'done' })
    const third = nextDay.slice(0, 7)
    const backs = async () =>
      (await previewAfter(third, nextNow, addDays(lastOfMonth(third), 1)))
        .flatMap((person) => person.lines)
        .filter(({ direction }) => direction === 'Deduction')
    // It counts when invoiced, and the invoice stays what it was.
    expect(await backs()).toEqual([])
    await lock(month)
    expect(await backs()).toHaveLength(1)
    await lock(next)
    expect(await backs()).toEqual([])
  })

  describe('of a sale whose category counts another way by then is paid once', () => {
    const commissions = async () => (await lines()).filter(({ source }) => source !== null)
    /** What is generated of the sale in the next month, in which the member pays the rest. */
    async function paidNext() {
      const { amount } = await invoiceOf(stores.server, 'a')
      const collect = { invoiceId: idOf('a'), rows: [cashRow(amount - 600)] }
      expect(await run('collect', collect, 'rest')).toMatchObject({ kind: 'done' })
      const people = await nextPreview()
      return people.flatMap((person) => person.lines).filter(({ source }) => source !== null)
    }
    const valueOf = async () => {
      const { taxable, amount } = await invoiceOf(stores.server, 'a')
      return taxable || amount
    }

    it('when invoiced, then when the member pays', async () => {
      await sell(stores.server, 'a', 600, desk)
      await counting('invoiced')
      await generate()
      expect(await commissions()).toMatchObject([{ basisAmount: await valueOf() }])
      await counting('realised')
      expect(await paidNext()).toEqual([])
    })

    it('when the member pays, then when invoiced', async () => {
      await sell(stores.server, 'a', 600, desk)
      await generate()
      const [half] = await commissions()
      await counting('invoiced')
      const [rest, ...others] = await paidNext()
      expect(others).toEqual([])
      expect((rest?.basisAmount ?? 0) + (half?.basisAmount ?? 0)).toBeCloseTo(await valueOf(), 2)
    })

    it('unpaid when the member was to pay, then when invoiced', async () => {
      await sell(stores.server, 'a', 0, desk)
      await generate()
      expect(await commissions()).toEqual([])
      await counting('invoiced')
      await run('collect', { invoiceId: idOf('a'), rows: [cashRow(600)] }, 'some')
      expect(await paidNext()).toMatchObject([{ basisAmount: await valueOf() }])
    })
  })
})
