import { doc, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { ICE, IRON, accounts, type AccountName } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { freshCodeSale, sellWithCode } from '../support/codeSale'
import { arrange, storeOf } from '../support/environment'
import { counterPath, freshId, standing, taken, upcoming } from '../support/invoicing'
import { counterRecord, invoiceRecord, paymentRecord, type Numbered, type Stored } from '../support/records'

const draft = { seq: 0, fy: '', invoiceNumber: '', issuedOn: null, due: 0, dueOn: null, createdBy: 'desk' }

let number: Numbered

const store = (who: AccountName) => storeOf(accounts[who])
const happen = (who: AccountName, fields: Stored) =>
  updateDoc(doc(store(who), 'invoices', number.id), { updatedAt: serverTimestamp(), ...fields })

const stand = async (status: string, fields: Stored = {}) => {
  number = await standing(IRON, { ...draft, status, approval: null, ...fields })
}

/** Drafts, what waits for the owner, and what codes take off: invoices before and as they get their number. */
export function unissuedSuite() {
  describe('a code on a manager’s invoice', () => {
    const sell = async (invoice: Stored, promo: Stored = {}, who: AccountName = 'manager') =>
      sellWithCode(store(who), await freshCodeSale(IRON, promo), { invoice })

    it('takes off what the code says, no more', async () => {
      await expectAllowed(sell({}))
      await expectAllowed(sell({ amount: 900 }))
      await expectDenied(sell({ amount: 899 }))
      await expectDenied(sell({ percentOff: 11 }))
      await expectDenied(sell({ promoCode: 'HOLI' }))
      await expectAllowed(sell({ amount: 970 }, { maxDiscount: 30 }))
      await expectDenied(sell({ amount: 969 }, { maxDiscount: 30 }))
      await expectAllowed(sell({ percentOff: 11, promoCode: 'HOLI' }, {}, 'owner'))
    })

    it('is live', async () => {
      const [past, future] = ['2000-01-01', '2099-12-31']
      await expectDenied(sell({}, { isActive: false }))
      await expectDenied(sell({}, { archived: true }))
      await expectDenied(sell({}, { validFrom: future }))
      await expectDenied(sell({}, { validTo: past }))
      await expectAllowed(sell({}, { validFrom: past, validTo: future, archived: false }))
    })

    it('is of the centre, and of nobody else', async () => {
      const { promoId } = await freshCodeSale(ICE)
      const sale = await freshCodeSale(IRON)
      await expectDenied(sellWithCode(store('owner'), sale, { invoice: { promoId } }))
      await expectAllowed(sellWithCode(store('owner'), sale))
    })
  })

  describe('an invoice without a number', () => {
    const put = (who: AccountName, fields: Stored) =>
      setDoc(doc(store(who), 'invoices', freshId('invoice')), {
        ...invoiceRecord(number),
        ...draft,
        status: 'Draft',
        createdBy: accounts[who].uid,
        ...fields,
      })

    beforeEach(async () => {
      number = await standing(IRON)
    })

    it.each(['Draft', 'Pending Approval'])(
      'is made as %s by owner and manager, and owes nothing',
      async (status) => {
        await expectAllowed(put('owner', { status }))
        await expectAllowed(put('manager', { status, discount: 500, sale: { act: 'sell' } }))
        await expectDenied(put('manager', { status, seq: 1 }))
        await expectDenied(put('manager', { status, invoiceNumber: 'IRN/26-27/000001' }))
        await expectDenied(put('manager', { status, issuedOn: '2026-11-20' }))
        await expectDenied(put('manager', { status, due: 5 }))
        await expectDenied(put('manager', { status, payments: [paymentRecord(5)] }))
        await expectDenied(put('manager', { status, approval: { isAccepted: true } }))
        await expectDenied(put('manager', { status, createdBy: accounts.owner.uid }))
        await expectDenied(put('manager of another centre', { status }))
      },
    )

    it.each(['Accepted', 'Rejected'])('is never made as %s', async (status) => {
      await expectDenied(put('owner', { status }))
      await expectAllowed(put('owner', { status: 'Draft' }))
    })

    it('is edited while it is a draft or was sent back, and is a draft then', async () => {
      await stand('Draft')
      await expectAllowed(happen('manager', { amount: 500, customerName: 'Ravi' }))
      await expectDenied(happen('manager', { amount: -1 }))
      await expectDenied(happen('manager', { memberId: 'another' }))
      await expectDenied(happen('manager', { extra: 1 }))
      await expectDenied(happen('manager', { seq: 7 }))
      await expectDenied(happen('manager', { amount: 500, approval: { isAccepted: true } }))
      await expectDenied(happen('deactivated manager', { amount: 600 }))
      await stand('Rejected', { approval: { isAccepted: false, by: IRON } })
      await expectAllowed(happen('manager', { amount: 500, status: 'Draft', approval: null }))
      for (const status of ['Pending Approval', 'Accepted']) {
        await stand(status)
        await expectDenied(happen('owner', { amount: 500, status: 'Draft' }))
        await expectDenied(happen('owner', { amount: 500 }))
      }
    })

    it('is sent for approval as it stands', async () => {
      await stand('Draft')
      await expectDenied(happen('manager', { status: 'Pending Approval', amount: 500 }))
      await expectDenied(happen('manager', { status: 'Pending Approval', approval: { isAccepted: true } }))
      await expectAllowed(happen('manager', { status: 'Pending Approval' }))
      await stand('Rejected')
      await expectDenied(happen('owner', { status: 'Pending Approval' }))
    })

    it.each([
      ['Accepted', true],
      ['Rejected', false],
    ])('is %s by the owner, not by a manager', async (status, isAccepted) => {
      await stand('Pending Approval')
      const decide = (who: AccountName, fields: Stored = {}) =>
        happen(who, {
          status,
          approval: { isAccepted, by: who === 'owner' ? IRON : 'desk', reason: '' },
          ...fields,
        })
      await expectDenied(decide('manager'))
      await expectDenied(decide('owner', { approval: { isAccepted: !isAccepted, by: IRON } }))
      await expectDenied(decide('owner', { approval: { isAccepted, by: 'somebody' } }))
      await expectDenied(decide('owner', { amount: 1 }))
      await expectAllowed(decide('owner'))
      await stand('Draft')
      await expectDenied(decide('owner'))
    })

    it('is approved by another than who wrote it, where the centre wants it', async () => {
      const fourEyes = (isWanted: boolean) =>
        arrange((past) => updateDoc(doc(past, 'gyms', IRON), { 'preference.fourEyes': isWanted }))
      const accept = () => happen('owner', { status: 'Accepted', approval: { isAccepted: true, by: IRON } })
      await fourEyes(true)
      await stand('Pending Approval', { createdBy: IRON })
      await expectDenied(accept())
      await stand('Pending Approval')
      await expectAllowed(accept())
      await fourEyes(false)
      await stand('Pending Approval', { createdBy: IRON })
      await expectAllowed(accept())
    })

    it('is deleted while it is a draft, waits or was sent back, and stays deleted', async () => {
      for (const status of ['Draft', 'Pending Approval', 'Rejected']) {
        await stand(status)
        await expectDenied(happen('manager', { isDeleted: true, amount: 1 }))
        await expectAllowed(happen('manager', { isDeleted: true }))
        await expectDenied(happen('owner', { isDeleted: false }))
      }
      await stand('Accepted')
      await expectDenied(happen('owner', { isDeleted: true }))
    })

    const issueIt = async (who: AccountName, fields: Stored = {}) => {
      const next = { ...(await upcoming(IRON)), id: number.id }
      const { fy, seq, issuedOn, invoiceNumber } = invoiceRecord(next)
      const batch = writeBatch(store(who))
      batch.update(doc(store(who), 'invoices', number.id), {
        ...{ fy, seq, issuedOn, invoiceNumber, status: 'Open', due: 1050, updatedAt: serverTimestamp() },
        ...fields,
      })
      batch.set(doc(store(who), counterPath(next)), counterRecord(next))
      await batch.commit()
      taken(next)
    }

    it('is issued out of a draft with the next number, by a manager within the limit', async () => {
      await stand('Draft')
      await expectDenied(issueIt('manager', { seq: 999 }))
      await expectDenied(issueIt('manager', { invoiceNumber: 'irn/26-27/000001' }))
      await expectDenied(issueIt('manager', { basePrice: 900 }))
      await expectDenied(issueIt('manager', { payments: [paymentRecord(-5)] }))
      await expectDenied(issueIt('owner', { extra: 1 }))
      await expectDenied(issueIt('owner', { amount: -1 }))
      await expectAllowed(issueIt('manager', { payments: [paymentRecord(5)] }))
      await stand('Draft', { discount: 100 })
      await expectDenied(issueIt('manager'))
      await expectAllowed(issueIt('owner'))
      for (const status of ['Pending Approval', 'Rejected']) {
        await stand(status)
        await expectDenied(issueIt('owner'))
      }
    })

    it('once accepted is issued at the price that was accepted', async () => {
      const accepted = () => stand('Accepted', { discount: 500, taxable: 500, amount: 525 })
      await accepted()
      await expectDenied(issueIt('manager', { discount: 600 }))
      await expectDenied(issueIt('manager', { percentOff: 10 }))
      await expectDenied(issueIt('manager', { promoCode: 'DIWALI10' }))
      await expectDenied(issueIt('manager', { sale: { act: 'renew' } }))
      await expectDenied(issueIt('manager', { amount: 499 }))
      await expectAllowed(issueIt('manager', { amount: 500 }))
      await accepted()
      await expectAllowed(issueIt('owner', { status: 'Paid', amount: 400 }))
    })

    it('names a code that is counted as it is issued', async () => {
      const { promoId } = await freshCodeSale(IRON)
      await stand('Accepted', { promoId })
      await expectDenied(issueIt('owner'))
      await stand('Accepted', { promoId: '' })
      await expectAllowed(issueIt('owner'))
    })
  })
}
