import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { catchUpLedger } from '@/data/ledger/catchUpLedger'
import { chainFacts } from '@/data/ledger/chainFacts'
import { verifyDay } from '@/data/dayClose/verifyDay'
import type { DocumentStore } from '@/data/store/documentStore'
import { newFacts } from '@/domain/invoices/factsOf'
import { cashRow, doneAs, keyOf } from './support/acts'
import {
  idOf,
  invoiceOf,
  IRON,
  openMoneyStores,
  owner,
  sell,
  startAfresh,
  today,
  ZONE,
} from './support/moneyFixtures'
import { PLATFORM_MONEY } from '@/domain/shared/money'

const stores = openMoneyStores()
afterAll(() => stores.close())
const unexpected = ({ path }: { path: string }) => expect.unreachable(path)

describe('the ledger', () => {
  const entered = async (name: string) =>
    chainFacts(stores.server, IRON, newFacts(null, await invoiceOf(stores.server, name)), today)
  const verify = (store: DocumentStore) =>
    verifyDay(store, IRON, today, { timezone: ZONE, ...PLATFORM_MONEY })

  /** As an import and a centre from before the ledger have it: the invoices stand, and no entry speaks of them. */
  async function forgetLedger() {
    for (const collection of ['ledger', 'ledgerDays'])
      for (const { path } of await stores.server.query({ collection, where: [], orderBy: [], limit: 20 }))
        await stores.server.batch((writer) => writer.remove(path))
  }

  beforeEach(async () => {
    await startAfresh(stores.server)
    await sell(stores.server, 'a', 100)
    await sell(stores.server, 'b', 200)
  })

  it('has what an act did with the act itself: the night adds nothing to it', async () => {
    const whole = { chain: { kind: 'whole', head: { count: 4 } }, mismatches: [] }
    expect(await verify(stores.page)).toMatchObject(whole)
    expect(await catchUpLedger(stores.server, IRON, new Date(0), today, ZONE, unexpected)).toBe(0)
    expect(await verify(stores.page)).toMatchObject(whole)
  })

  it('takes an invoice that stands in no entry whole with its first act, in its order', async () => {
    await forgetLedger()
    const input = { invoiceId: idOf('a'), rows: [cashRow(50)] }
    await doneAs(stores.server, IRON, owner, { act: 'collect', input })
    expect(await verify(stores.page)).toMatchObject({
      chain: { kind: 'whole', head: { count: 3 } },
      mismatches: [],
    })
  })

  it('enters each fact once, whoever brings it, and the owner can verify the day', async () => {
    await forgetLedger()
    expect(await entered('a')).toBe(2)
    expect(await entered('a')).toBe(0)
    expect(await catchUpLedger(stores.server, IRON, new Date(0), today, ZONE, unexpected)).toBe(2)
    expect(await verify(stores.page)).toMatchObject({
      chain: { kind: 'whole', head: { count: 4 } },
      mismatches: [],
    })
  })

  it('names one stored payment that was altered with admin rights', async () => {
    const { payments } = await invoiceOf(stores.server, 'b')
    await stores.server.batch((writer) =>
      writer.update(`invoices/${idOf('b')}`, [
        { at: ['payments'], value: payments.map((payment) => ({ ...payment, amount: 20 })) },
      ]),
    )
    const { chain, mismatches } = await verify(stores.page)
    expect(chain.kind).toBe('whole')
    expect(mismatches).toMatchObject([
      { id: `${idOf('b')}_${keyOf('b')}`, itemId: keyOf('b'), invoiceId: idOf('b') },
    ])
    expect(mismatches[0]?.reason).toContain('says ₹20.00, but ₹200.00 was entered')
  })

  it('names an entry that was altered with admin rights', async () => {
    await stores.server.batch((writer) =>
      writer.update(`ledger/${idOf('b')}_${keyOf('b')}`, [{ at: ['amount'], value: 20 }]),
    )
    expect((await verify(stores.page)).chain).toMatchObject({
      kind: 'broken',
      entry: { id: `${idOf('b')}_${keyOf('b')}` },
    })
  })
})
