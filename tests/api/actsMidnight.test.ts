import { beforeEach, describe, expect, it } from 'vitest'
import type { ActName } from '@/domain/acts/actNames'
import { actInputs, type ActInput } from '@/domain/acts/actInputs'
import { seenOf } from '@/domain/dayClose/cashMoves'
import { dayMoney } from '@/data/dayClose/dayMoney'
import { runAct } from '@/data/acts/runAct'
import type { Actor } from '@/data/acts/actScene'
import { addDays, civilDateIn, financialYearOf, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { DocumentStore } from '@/data/store/documentStore'
import { repositoriesOver } from '../support/repositories'
import { cashRow, deskActs, doneAs, invoiceIdOf, keyOf, ownerActs, saleInputOn } from './support/acts'
import { gymInfo, formOf, monthly, putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'

const GYM = 'midnight'
const ZONE = 'Asia/Kolkata'
const { store } = openAdminStore()
const day = addDays(civilDateIn(new Date(), ZONE), -2)
const next = addDays(day, 1)
const noon = instantAt(day, '12:00', ZONE)
const before = new Date(instantAt(next, '00:00', ZONE).getTime() - 1000)
const after = new Date(instantAt(next, '00:00', ZONE).getTime() + 5000)

beforeEach(async () => {
  await emptyStore()
  await putGym(store, GYM)
  await store.batch((writer) => writer.set('memberPackages/monthly', { ...monthly, gymId: GYM }))
  const { members } = repositoriesOver(store, { now: () => noon })
  await members.add(GYM, 'asha', formOf({ name: 'Asha Rao' }), gymInfo(GYM))
  const input = { memberId: 'asha', templateId: 'monthly', asks: false, terms: saleInputOn(noon) }
  await doneAs(store, GYM, ownerActs(GYM), { act: 'assign', input, key: keyOf('sold'), now: noon })
})
const invoiceId = invoiceIdOf(GYM, 'sold')

/** Past the queue of this process, as another instance of the function would. */
const elsewhere = <A extends ActName>(
  over: DocumentStore,
  actor: Actor,
  { act, input, name, clock }: { act: A; input: ActInput<A>; name: string; clock: () => Date },
) =>
  runAct<ActName>({ store: over, clock, tell: () => () => undefined }, actor, {
    ...{ gymId: GYM, key: keyOf(name), act },
    input: actInputs[act].parse(input),
  })

/** The first attempt has read and decided, and waits with what it writes. */
function heldUp(meanwhile: () => Promise<unknown>): DocumentStore {
  let isFirst = true
  return {
    ...store,
    transactByVersion: (work) =>
      store.transactByVersion(async (transaction) => {
        const answer = await work(transaction)
        if (isFirst) {
          isFirst = false
          await meanwhile()
        }
        return answer
      }),
  }
}

async function close(on: CivilDate, at: Date) {
  const { moves } = await dayMoney(store, GYM, {
    ...{ day: on, today: civilDateIn(at, ZONE), timezone: ZONE, paymentKinds: {} },
  })
  const cash = moves.reduce((sum, { amount }) => sum + amount, 0)
  const input = {
    ...{ day: on, opening: 0, reason: '', seen: await seenOf(moves) },
    counts: [{ mode: 'Cash', by: '', amount: cash, pieces: null }],
  }
  return elsewhere(store, ownerActs(GYM), { act: 'closeDay', input, name: `close ${on}`, clock: () => at })
}
const collecting = (rows: ActInput<'collect'>['rows']) =>
  ({ act: 'collect', input: { invoiceId, rows } }) as const
const paymentDays = async () => {
  const stored = await store.get(`invoices/${invoiceId}`)
  return (stored?.data['payments'] as { date: string }[]).map(({ date }) => date)
}
const sealedIds = async () => {
  const stored = await store.get(`dayCloses/${GYM}_${day}`)
  return (stored?.data['moves'] as unknown[] | undefined)?.length ?? null
}

describe('a payment begun a second before midnight and the close of that day a few seconds after', () => {
  const moments = () => {
    const left = [before, after]
    return () => left.shift() ?? after
  }

  it('do not pass each other: what is written after the seal is of the new day', async () => {
    const paid = await elsewhere(
      heldUp(() => close(day, after)),
      deskActs(GYM),
      { ...collecting([cashRow(300)]), name: 'late', clock: moments() },
    )
    expect(paid).toMatchObject({ kind: 'done' })
    expect(await sealedIds()).toBe(0)
    expect(await paymentDays()).toEqual([next])
  })

  it('and without a close the payment is of the day on which it was begun', async () => {
    const paid = await elsewhere(
      heldUp(() => Promise.resolve()),
      deskActs(GYM),
      {
        ...collecting([cashRow(300)]),
        name: 'late',
        clock: moments(),
      },
    )
    expect(paid).toMatchObject({ kind: 'done' })
    expect(await paymentDays()).toEqual([day])
  })

  it('nor does a payment that is dated on a day before', async () => {
    const row = { ...cashRow(300), date: day }
    const twoOn = new Date(after.getTime() + 86_400_000)
    const left = [after, twoOn]
    const paid = await elsewhere(
      heldUp(() => close(day, twoOn)),
      deskActs(GYM),
      { ...collecting([row]), name: 'dated', clock: () => left.shift() ?? twoOn },
    )
    expect(paid).toMatchObject({ kind: 'refused', field: 'rows.0.date' })
    expect(await paymentDays()).toEqual([])
    expect(await sealedIds()).toBe(0)
  })
})

describe('a centre whose zone is moved to the west', () => {
  it('dates its next invoice no earlier than the last one', async () => {
    const early = instantAt(next, '02:00', ZONE)
    const { members } = repositoriesOver(store, { now: () => early })
    for (const id of ['ravi', 'meera']) await members.add(GYM, id, formOf({ name: id }), gymInfo(GYM))
    const sell = (memberId: string, timezone: string) =>
      doneAs(store, GYM, ownerActs(GYM), {
        act: 'assign',
        input: {
          ...{ memberId, templateId: 'monthly', asks: false },
          terms: saleInputOn(early, { dueOn: civilDateIn(early, timezone) }, timezone),
        },
        key: keyOf(memberId),
        now: early,
      })
    const preference = { invoicePrefix: 'IRN', taxRegime: 'unregistered' }
    expect(await sell('ravi', ZONE)).toMatchObject({ invoice: { issuedOn: next, seq: 2 } })
    await putGym(store, GYM, { preference: { ...preference, timezone: 'America/Los_Angeles' } })
    expect(civilDateIn(early, 'America/Los_Angeles')).toBe(day)
    expect(await sell('meera', 'America/Los_Angeles')).toMatchObject({
      invoice: { issuedOn: next, dueOn: next, seq: 3, fy: financialYearOf(next) },
    })
  })
})
