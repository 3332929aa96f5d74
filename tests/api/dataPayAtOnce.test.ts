import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { actInputs } from '@/domain/acts/actInputs'
import type { ActName } from '@/domain/acts/actNames'
import { netOf } from '@/domain/contributions/contribution'
import { starterCategoryId } from '@/domain/contributions/contributionCategory'
import { linesOfMonth } from '@/data/acts/payScene'
import { runAct } from '@/data/acts/runAct'
import { stampedStore } from '@/data/store/stampedStore'
import { keyOf, runPartsOver } from './support/acts'
import { desk, invoiceOf, IRON, month, openMoneyStores, owner, sell, today } from './support/moneyFixtures'
import { DESK, halfBack, later, laterDay, next, payAfter, payOver, startPay } from './support/payFixtures'

const stores = openMoneyStores()
afterAll(() => stores.close())
beforeEach(() => startPay(stores.server))

const { lines, generate, generateInput, run } = payOver(stores.server)
const ids = async () => (await lines()).map(({ id }) => id)
const how = { month, paidOn: laterDay, modeOfPayment: 'UPI' }

type Asked = readonly [act: ActName, input: object]

/** All at once, each past the others' turn, as by several servers. */
const atOnce = (asked: readonly Asked[]) =>
  Promise.all(
    asked.map(([act, input], at) =>
      runAct<ActName>(
        runPartsOver(
          stampedStore(stores.server, () => owner.uid),
          later,
        ),
        owner,
        { ...{ gymId: IRON, key: keyOf(`at once ${at}`), act }, input: actInputs[act].parse(input) },
      ),
    ),
  )

const approve = async () => run('approveContributions', { month, ids: await ids() }, 'approve')
const pay = async () => run('payContributions', { ...how, ids: await ids() }, 'pay')
const lockedOn = async () => (await stores.server.get(`payMonths/${IRON}_${month}`))?.data['lockedOn'] ?? null

const bonus = {
  ...{ staffId: DESK, categoryId: starterCategoryId(IRON, 'Bonus'), amount: 100, sessions: null },
  ...{ date: today, month, note: '' },
}

/** How far the month is, and what is done while it is locked. */
const races: readonly [name: string, before: () => Promise<unknown>, against: () => Promise<Asked[]>][] = [
  [
    'something is added',
    async () => {
      await generate()
      await approve()
      await pay()
    },
    () =>
      Promise.resolve([
        ['addContribution', bonus],
        ['addContribution', bonus],
      ]),
  ],
  [
    'it is paid',
    async () => {
      await generate()
      await approve()
    },
    async () => [['payContributions', { ...how, ids: await ids() }]],
  ],
  [
    'something of it is reversed',
    async () => {
      await generate()
      await approve()
      await pay()
    },
    async () => [['reverseContribution', { contributionId: (await ids())[0] ?? '', reason: 'Wrong' }]],
  ],
  [
    'it is generated',
    () => Promise.resolve(),
    async () => [['generateContributions', await generateInput()]],
  ],
]

describe.each(races)('a month that is locked while %s', (_, before, against) => {
  it.each([1, 2, 3])(
    'has nothing open once it is locked, and says what it refuses (round %i)',
    async (round) => {
      await before()
      const others = await against()
      const lock: Asked = ['lockPayMonth', { month }]
      const answers = await atOnce(round === 2 ? [...others, lock] : [lock, ...others, lock])
      expect(answers.filter(({ kind }) => kind === 'done')).not.toEqual([])
      for (const answer of answers)
        if (answer.kind === 'refused') expect(answer.reason).toMatch(/^[A-Z\d].{10,}\.$/)
      if ((await lockedOn()) === null) return
      const stand = await lines()
      expect(stand.filter(({ status }) => status === 'Pending' || status === 'Approved')).toEqual([])
      for (const [at, [act, input]] of others.entries())
        expect(await run(act, input, `after ${at}`)).toMatchObject({ kind: 'refused' })
      expect(await lines()).toEqual(stand)
    },
  )
})

it.each([1, 2, 3])(
  'a refund while the month of its sale is generated leaves the rate of what was kept (round %i)',
  async (round) => {
    await sell(stores.server, 'a', 1000, desk)
    const { taxable, amount } = await invoiceOf(stores.server, 'a')
    const both: Asked[] = [
      ['refund', halfBack()],
      ['generateContributions', await generateInput()],
    ]
    const answers = await atOnce(round === 2 ? both : both.reverse())
    expect(answers).toMatchObject([{ kind: 'done' }, { kind: 'done' }])
    expect(await payAfter(stores.server).generate(next)).toMatchObject({ kind: 'done' })
    const all = await Promise.all(
      [month, next].map((of) => linesOfMonth({ store: stores.server, gymId: IRON }, of)),
    )
    const commissions = all.flat().filter(({ source }) => source !== null)
    expect(commissions.map(({ direction }) => direction)).toEqual(['Earning', 'Deduction'])
    expect(netOf(commissions)).toBeCloseTo(((taxable || amount) * (amount - 500) * 0.05) / amount, 2)
  },
)
