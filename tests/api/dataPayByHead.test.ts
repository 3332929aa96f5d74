import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { packageWith } from '@/domain/packages/fixtures'
import { addDays, startOfMonth } from '@/domain/shared/calendar'
import { giveTrainer } from '@/data/members/trainers'
import { ERASED_NAME, withoutPerson } from '@/domain/members/erase'
import { heldMember, historyPath } from '@/data/members/memberRecords'
import { IRON, now, openMoneyStores, owner, sell, today, ZONE } from './support/moneyFixtures'
import { DESK, later, laterDay, payOver, startPay } from './support/payFixtures'

const stores = openMoneyStores()
afterAll(() => stores.close())

const trainer = { id: DESK, name: 'Pooja' }
const give = (id: string, to = trainer, at = now) =>
  stores.server.transact((transaction) =>
    giveTrainer(transaction, [id], { gymId: IRON, next: () => to, by: owner.uid, now: at }),
  )

beforeEach(async () => {
  await startPay(stores.server)
  await stores.server.batch((writer) =>
    writer.update(`staff/${DESK}`, [
      { at: ['commissionBasis'], value: 'perHead' },
      { at: ['commissionAmount'], value: 300 },
    ]),
  )
})

const { lines, generate } = payOver(stores.server)
const heads = async () =>
  (await lines())
    .filter(({ source }) => source !== null)
    .map(({ source, amount, rate, note }) => [source?.memberId, amount, rate, note])

describe('a commission for each head', () => {
  it('is written for who was trained in the month, once, and for who came to it since', async () => {
    for (const name of ['a', 'b', 'c']) await sell(stores.server, name)
    await give('a')
    // Given to them once the month was over.
    await give('b', trainer, later)
    expect(await generate()).toMatchObject({ kind: 'done' })
    const first = [['a', 300, 300, 'Asha a · ₹300 a head']]
    expect(await heads()).toEqual(first)
    expect(await generate('again')).toMatchObject({ kind: 'refused' })
    await give('c')
    expect(await generate('more')).toMatchObject({ kind: 'done' })
    expect((await heads()).map(([id]) => id).sort()).toEqual(['a', 'c'])
  })

  it('is theirs who trained the member in the month, though nobody or somebody else does by now', async () => {
    for (const name of ['a', 'b']) {
      await sell(stores.server, name)
      await give(name)
    }
    await give('a', { id: '', name: '' }, later)
    await give('b', { id: IRON, name: 'Owner' }, later)
    await generate()
    expect((await heads()).map(([id]) => id).sort()).toEqual(['a', 'b'])
  })

  it('is as much for somebody who was erased since, and names nobody', async () => {
    await sell(stores.server, 'a')
    await give('a')
    const held = heldMember(await stores.server.get('members/a'), ZONE)
    if (held === null) throw new Error('There is no member.')
    const erased = { at: later, by: IRON, isDone: true, visitsTo: null }
    const after = withoutPerson({ ...held.member, deactivatedOn: laterDay, erased }, ZONE)
    await stores.server.batch((writer) => writer.set('members/a', after))
    expect(await generate()).toMatchObject({ kind: 'done' })
    expect(await heads()).toEqual([['a', 300, 300, `${ERASED_NAME} · ₹300 a head`]])
  })

  it('counts a package that is held no more', async () => {
    await sell(stores.server, 'a')
    await give('a')
    const next = addDays(startOfMonth(today), 40)
    const old = packageWith({ id: 'old', startDate: startOfMonth(today), endDate: addDays(next, -1) })
    await stores.server.batch((writer) => {
      writer.update('members/a', [
        {
          at: ['currentPackage'],
          value: packageWith({ id: 'new', startDate: next, endDate: addDays(next, 30) }),
        },
        { at: ['futurePackage'], value: null },
        { at: ['lookup', 'coverUntil'], value: addDays(next, 30) },
      ])
      writer.set(historyPath('a', 'old'), { ...old, gymId: IRON, memberId: 'a', outcome: 'renewed' })
    })
    await generate()
    expect((await heads()).map(([id]) => id)).toEqual(['a'])
  })
})
