import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { catchUpLedger } from '@/data/ledger/catchUpLedger'
import { chainFacts } from '@/data/ledger/chainFacts'
import { verifyDay } from '@/data/ledger/verifyDay'
import type { DocumentStore } from '@/data/store/documentStore'
import { newFacts } from '@/domain/ledger/factsOf'
import { enterInvoice } from '../../functions/src/ledger/enterInvoice'
import {
  invoiceOf,
  IRON,
  now,
  openMoneyStores,
  sell,
  startAfresh,
  today,
  ZONE,
} from './support/moneyFixtures'

const stores = openMoneyStores()
afterAll(() => stores.close())
const unexpected = ({ path }: { path: string }) => expect.unreachable(path)

describe('the ledger', () => {
  const entered = async (name: string) =>
    chainFacts(stores.server, IRON, newFacts(null, await invoiceOf(stores.server, name)), today)
  const written = async (name: string, before: string | null) =>
    enterInvoice(
      stores.server,
      before === null ? null : await stores.server.get(before),
      (await stores.server.get(`invoices/invoice-${name}`)) ?? expect.fail(name),
      now,
    )
  const verify = (store: DocumentStore) => verifyDay(store, IRON, today, ZONE)

  beforeEach(async () => {
    await startAfresh(stores.server)
    await sell(stores.page, 'a', 100)
    await sell(stores.page, 'b', 200)
  })

  it('enters each fact once, whoever brings it, and the owner can verify the day', async () => {
    expect(await entered('a')).toBe(2)
    expect(await entered('a')).toBe(0)
    expect(await catchUpLedger(stores.server, IRON, new Date(0), today, ZONE, unexpected)).toBe(2)
    expect(await verify(stores.page)).toMatchObject({
      chain: { kind: 'whole', head: { count: 4 } },
      mismatches: [],
    })
  })

  it('takes what an event brought, once, and the earlier facts of an invoice from before it', async () => {
    expect(await written('a', null)).toBe(2)
    expect(await written('a', null)).toBe(0)
    expect(await written('b', 'invoices/invoice-b')).toBe(2)
    await stores.server.batch((writer) =>
      writer.update('invoices/invoice-a', [{ at: ['updatedBy'], value: '' }]),
    )
    expect(await written('a', null)).toBe(0)
  })

  it('names one stored payment that was altered with admin rights', async () => {
    await catchUpLedger(stores.server, IRON, new Date(0), today, ZONE, unexpected)
    const { payments } = await invoiceOf(stores.server, 'b')
    await stores.server.batch((writer) =>
      writer.update('invoices/invoice-b', [
        { at: ['payments'], value: payments.map((payment) => ({ ...payment, amount: 20 })) },
      ]),
    )
    const { chain, mismatches } = await verify(stores.page)
    expect(chain.kind).toBe('whole')
    expect(mismatches).toMatchObject([
      { id: 'invoice-b_payment-b', itemId: 'payment-b', invoiceId: 'invoice-b' },
    ])
    expect(mismatches[0]?.reason).toContain('says ₹20.00, but ₹200.00 was entered')
  })

  it('names an entry that was altered with admin rights', async () => {
    await catchUpLedger(stores.server, IRON, new Date(0), today, ZONE, unexpected)
    await stores.server.batch((writer) =>
      writer.update('ledger/invoice-b_payment-b', [{ at: ['amount'], value: 20 }]),
    )
    expect((await verify(stores.page)).chain).toMatchObject({
      kind: 'broken',
      entry: { id: 'invoice-b_payment-b' },
    })
  })
})
