import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { starterCategoryId } from '@/domain/contributions/contributionCategory'
import { keyOf } from './support/acts'
import { desk, IRON, month, openMoneyStores, sell, today } from './support/moneyFixtures'
import { DESK, payOver, startPay } from './support/payFixtures'

const stores = openMoneyStores()
afterAll(() => stores.close())
beforeEach(() => startPay(stores.server))

const stored = async (path: string) => (await stores.server.get(path))?.data
const { lines, generate, run } = payOver(stores.server)

describe('a contribution entered by hand', () => {
  it('names a member of the centre, and nobody else’s', async () => {
    await sell(stores.server, 'a', 1000, desk)
    await stores.server.batch((writer) => writer.set('members/elsewhere', { gymId: 'other', name: 'Asha' }))
    const bonus = {
      ...{ staffId: DESK, categoryId: starterCategoryId(IRON, 'Bonus'), amount: 12, sessions: null },
      ...{ date: today, month, note: '' },
    }
    for (const memberId of ['elsewhere', 'nobody'])
      expect(await run('addContribution', { ...bonus, memberId }, memberId)).toMatchObject({
        ...{ kind: 'refused', field: 'memberId' },
      })
    expect(await lines()).toEqual([])
    expect(await run('addContribution', { ...bonus, memberId: 'a' }, 'named')).toMatchObject({ kind: 'done' })
    expect(await stored(`contributions/${IRON}_${keyOf('named')}`)).toMatchObject({
      source: { memberId: 'a', invoiceId: '' },
    })
  })

  it('corrects a reversed commission, once, and keeps of which sale it is', async () => {
    await sell(stores.server, 'a', 1000, desk)
    await generate()
    const commission = (await lines()).find(({ source }) => source !== null)
    const corrects = commission?.id ?? ''
    const corrected = {
      ...{ staffId: DESK, categoryId: starterCategoryId(IRON, 'Bonus'), amount: 12, sessions: null },
      ...{ date: today, month, note: '', corrects },
    }
    expect(await run('addContribution', corrected, 'early')).toMatchObject({ field: 'corrects' })
    await run('reverseContribution', { contributionId: corrects, reason: 'Agreed otherwise' }, 'r')
    expect(await run('addContribution', corrected, 'correct')).toMatchObject({ kind: 'done' })
    expect(await run('addContribution', corrected, 'twice')).toMatchObject({ field: 'corrects' })
    expect(await stored(`contributions/${IRON}_${keyOf('correct')}`)).toMatchObject({
      ...{ amount: 12, status: 'Pending', rate: null },
      ...{ source: commission?.source, basisAmount: commission?.basisAmount },
    })
  })
})
