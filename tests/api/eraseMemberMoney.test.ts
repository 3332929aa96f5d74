import '../support/ownProject'
import { beforeEach, describe, expect, it } from 'vitest'
import { mapOf } from '@/domain/shared/readers'
import { ERASED_NAME } from '@/domain/members/erase'
import { emptyStore } from '../support/emptyStore'
import { eraseOn } from '../../functions/src/erase/eraseOn'
import { cashRow, doneAs, keyOf, ownerActs, runAs } from './support/acts'
import { openAdminStore } from './support/dataStores'
import { ASHA, keptForTax, livedHere, STAGE, whereMarked } from './support/erasedPerson'

const { store } = openAdminStore()
const owner = ownerActs(STAGE)
let invoiceId = ''

const stored = async (path: string) => (await store.get(path))?.data
const acted = (name: string) => stored(`acts/${STAGE}_${keyOf(name)}`)

async function erase() {
  const erased = { at: new Date(), by: STAGE, isDone: false, visitsTo: null }
  await store.batch((writer) =>
    writer.merge(`members/${ASHA}`, { erased, deleted: true, isActive: false, deactivatedOn: '2026-02-01' }),
  )
  expect(await eraseOn(store, { gymId: STAGE, memberId: ASHA }, new Date(), () => true)).toBe(true)
}

beforeEach(async () => {
  await emptyStore()
  ;({ invoiceId } = await livedHere(store))
})

describe('an invoice of a person who was erased', () => {
  it('is credited and the credit paid out, and nothing of the person is written anew', async () => {
    await erase()
    const note = {
      act: 'creditNote',
      key: keyOf('note'),
      input: { invoiceId, amount: 100, reason: 'Too much' },
    } as const
    expect(await doneAs(store, STAGE, owner, note)).toMatchObject({
      invoice: { id: invoiceId, creditNotes: [{ amount: 100 }] },
    })
    expect(await acted('note')).toMatchObject({ answer: { kind: 'done', invoice: null } })
    expect(await doneAs(store, STAGE, owner, note)).toMatchObject({ kind: 'done', invoice: null })
    expect(await stored(`members/${ASHA}`)).toMatchObject({ name: ERASED_NAME, creditBalance: 100 })
    const input = { ...cashRow(100), memberId: ASHA, reason: 'Given back' }
    await doneAs(store, STAGE, owner, { act: 'payCredit', key: keyOf('payout'), input })
    expect(await stored(`members/${ASHA}`)).toMatchObject({ name: ERASED_NAME, creditBalance: 0 })
    expect(await whereMarked()).toEqual(await keptForTax(invoiceId))
  })

  it('takes back the cheque that the bank returned, and charges nobody for it', async () => {
    const payments = (await stored(`invoices/${invoiceId}`))?.['payments']
    const [paid] = Array.isArray(payments) ? payments.map(mapOf) : []
    await store.batch((writer) =>
      writer.merge(`invoices/${invoiceId}`, { payments: [{ ...paid, modeOfPayment: 'Cheque' }] }),
    )
    await erase()
    const bounce = (charge: number) =>
      runAs(store, STAGE, owner, {
        ...{ act: 'bounce', key: keyOf(`bounce ${String(charge)}`) },
        input: { invoiceId, paymentId: String(paid?.['id']), reason: 'Returned', charge },
      })
    expect(await bounce(250)).toMatchObject({
      ...{ kind: 'refused', field: 'charge' },
      reason: 'This person was erased, so nobody can be charged. Leave the charge blank.',
    })
    expect(await bounce(0)).toMatchObject({ kind: 'done', invoice: { due: 900 } })
    expect(await acted('bounce 0')).toMatchObject({ answer: { invoice: null } })
  })
})
