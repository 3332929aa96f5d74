import { doc, serverTimestamp, setDoc, writeBatch } from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { ICE, IRON, accounts, type AccountName } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { storeOf } from '../support/environment'
import { addToMonth, freshId, freshNumber, monthStatsRecord, standing } from '../support/invoicing'
import type { Numbered, Stored } from '../support/records'

const store = (who: AccountName) => storeOf(accounts[who])

export function booksSuite() {
  describe('a month’s figures', () => {
    const put = (who: AccountName, id: string, fields: Stored) =>
      setDoc(doc(store(who), 'monthStats', id), { ...monthStatsRecord(IRON, '2031-05'), ...fields })

    it('stand under their centre and month, and hold nothing else', async () => {
      await expectDenied(put('owner', `${IRON}_2031-06`, {}))
      await expectDenied(put('owner', `${IRON}_2031-13`, { month: '2031-13' }))
      await expectDenied(put('owner', `${IRON}_2031-05`, { note: 'x' }))
      await expectAllowed(put('owner', `${IRON}_2031-05`, {}))
    })

    it('are added to by a manager only along with the invoice they are about', async () => {
      const number = freshNumber(IRON)
      const old = await standing(IRON, { updatedAt: new Date('2026-01-01') })
      const other = await standing(ICE)
      await expectDenied(addToMonth(store('manager'), number, undefined, { invoice: null }))
      await expectDenied(addToMonth(store('manager'), old, undefined, { invoice: null }))
      await expectDenied(
        addToMonth(store('manager'), number, undefined, { stats: { lastInvoiceId: old.id } }),
      )
      await expectDenied(
        addToMonth(store('manager'), number, undefined, { stats: { lastInvoiceId: other.id } }),
      )
      await expectDenied(addToMonth(store('manager of another centre'), number, undefined, { invoice: null }))
      await expectAllowed(addToMonth(store('manager'), number))
    })

    it('that stand are changed by a manager along with an invoice alone, too', async () => {
      const number = freshNumber(IRON)
      await expectAllowed(put('owner', `${IRON}_2031-05`, {}))
      const old = await standing(IRON, { updatedAt: new Date('2026-01-01') })
      await expectDenied(addToMonth(store('manager'), number, '2031-05', { invoice: null }))
      await expectDenied(addToMonth(store('manager'), old, '2031-05', { invoice: null }))
      await expectAllowed(addToMonth(store('manager'), number, '2031-05'))
    })
  })

  describe('the number of a credit note', () => {
    let number: Numbered
    let fy: string

    beforeEach(async () => {
      number = await standing(IRON)
      fy = freshNumber(IRON).fy
    })

    const give = (seq: number, counter: Stored = {}, note: Stored = {}) => {
      const batch = writeBatch(store('owner'))
      const creditNotes = [{ id: freshId('note'), amount: 5, fy, seq, ...note }]
      batch.update(doc(store('owner'), 'invoices', number.id), { creditNotes, updatedAt: serverTimestamp() })
      const taken = { gymId: IRON, fy, last: seq, lastInvoiceId: number.id, ...counter }
      batch.set(doc(store('owner'), `gyms/${IRON}/counters/creditNote_${fy}`), taken)
      return batch.commit()
    }

    it('is the counter’s of its own series, raised in the same write', async () => {
      await expectDenied(give(2))
      await expectDenied(give(1, { last: 2 }))
      await expectDenied(give(1, {}, { seq: 2 }))
      await expectDenied(give(1, {}, { fy: '00-01' }))
      await expectDenied(give(1, { fy: '00-01' }))
      await expectAllowed(give(1))
      number = await standing(IRON)
      await expectDenied(give(1))
      await expectAllowed(give(2))
    })
  })
}
