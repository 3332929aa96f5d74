import { doc, getDoc, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore'
import { beforeAll, beforeEach, describe, it } from 'vitest'
import { ICE, IRON, accounts, type AccountName } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { arrange, storeOf } from '../support/environment'
import {
  counterPath,
  following,
  freshId,
  freshNumber,
  issue,
  issued,
  standing,
  taken,
  upcoming,
} from '../support/invoicing'
import {
  counterRecord,
  invoiceRecord,
  memberRecord,
  packageRecord,
  paymentRecord,
  type Numbered,
  type Stored,
} from '../support/records'
import { dayOrNothing, fieldTests, listUpTo, rupees, textUpTo } from './fields'

const percent = { good: [0, 0.5, 18, 100], bad: [-0.5, 100.5, '18'] }

let number: Numbered

const store = (who: AccountName = 'owner') => storeOf(accounts[who])

const happen = (who: AccountName, fields: Stored) =>
  updateDoc(doc(store(who), 'invoices', number.id), { updatedAt: serverTimestamp(), ...fields })

/** Percent of the list price that the desk may take off. */
const limitDesk = (percentage: number) =>
  arrange((past) => updateDoc(doc(past, 'gyms', IRON), { 'preference.deskDiscountPercent': percentage }))

/** The next invoice of a series that a test has of its own. */
async function next(who: AccountName, invoice: Stored): Promise<void> {
  number = following(number)
  try {
    await issue(store(who), number, { invoice })
  } catch (error) {
    number = { ...number, seq: number.seq - 1 }
    throw error
  }
}

export function invoicesSuite() {
  describe('an invoice when it is issued', () => {
    beforeAll(async () => {
      number = await issued(IRON)
    })

    describe('holds in each field only what belongs there', () => {
      fieldTests(
        {
          amount: rupees,
          basePrice: rupees,
          discount: rupees,
          gst: rupees,
          taxable: rupees,
          cgst: rupees,
          sgst: rupees,
          igst: rupees,
          creditApplied: rupees,
          tax: percent,
          roundOff: { good: [-0.5, 0, 0.5], bad: [-1.5, 1.5, '0'] },
          memberId: textUpTo(128),
          customerName: textUpTo(120),
          customerEmail: textUpTo(254),
          customerPhone: textUpTo(40),
          billingAddress: textUpTo(1000),
          packageName: textUpTo(200),
          promoCode: textUpTo(60),
          note: textUpTo(2000),
          dueOn: dayOrNothing,
          fromDate: dayOrNothing,
          toDate: dayOrNothing,
          isDeleted: { good: [false], bad: [true] },
          payments: listUpTo(20),
          creditNotes: { good: [[]], bad: [[{ id: 'note', amount: 1 }]] },
          status: {
            good: ['Open', 'Partially Paid', 'Unpaid', 'Overdue', 'Paid'],
            bad: ['Draft', 'Pending Approval', 'Accepted', 'Rejected', 'Forgive', 'Other', 7],
          },
          approval: { good: [null], bad: [{ isAccepted: true, by: IRON }] },
          extra: { good: [], bad: [1] },
        },
        (field, value) => next('owner', { [field]: value }),
      )
    })

    it('is stamped by the server', async () => {
      await expectDenied(next('owner', { createdAt: new Date('2020-01-01') }))
      await expectDenied(next('owner', { updatedAt: new Date('2020-01-01') }))
      await expectAllowed(next('owner', {}))
    })

    it('gives no discount when a manager issues it, where the centre allows none', async () => {
      await expectDenied(next('manager', { discount: 1 }))
      await expectDenied(next('manager', { percentOff: 1 }))
      await expectAllowed(next('manager', { discount: 0, percentOff: 0 }))
      await expectAllowed(next('owner', { discount: 1, percentOff: 1 }))
    })

    it('gives a manager’s discount within the limit of the centre, and costs what is left', async () => {
      await limitDesk(10)
      await expectAllowed(next('manager', { discount: 100, amount: 900 }))
      await expectAllowed(next('manager', { basePrice: 333.33, discount: 33.33, amount: 300 }))
      await expectDenied(next('manager', { discount: 100.01, amount: 900 }))
      await expectDenied(next('manager', { discount: 100, amount: 899 }))
      await expectDenied(next('manager', { amount: 999 }))
      await limitDesk(0)
      await expectDenied(next('manager', { discount: 100, amount: 900 }))
    })

    it('takes up to four payments of a manager, none of them back', async () => {
      const pay = (...amounts: number[]) =>
        next('manager', { payments: amounts.map((amount) => paymentRecord(amount)) })
      await expectAllowed(pay(1, 2, 3, 4))
      await expectDenied(pay(1, 2, 3, 4, 5))
      for (let at = 0; at < 4; at += 1)
        await expectDenied(pay(...Array.from({ length: 4 }, (_, row) => (row === at ? -1 : 1))))
      await expectAllowed(next('owner', { payments: [paymentRecord(-1)] }))
    })
  })

  describe('the number of an invoice', () => {
    it('is the counter’s, raised in the same write', async () => {
      const first = freshNumber(IRON)
      await expectDenied(issue(store(), first, { counter: null }))
      await expectDenied(issue(store(), first, { invoice: null }))
      await expectDenied(issue(store(), { ...first, seq: 2 }))
      await expectAllowed(issue(store(), first))
      const second = following(first)
      await expectDenied(issue(store(), { ...second, seq: 3 }))
      await expectDenied(issue(store(), { ...second, seq: 1 }))
      await expectDenied(issue(store(), second, { counter: null }))
      await expectAllowed(issue(store(), second))
    })

    it('is borne by one invoice only', async () => {
      const first = await issued(IRON)
      const second = following(first)
      const twin = { ...second, id: freshId('invoice') }
      const batch = writeBatch(store())
      batch.set(doc(store(), 'invoices', second.id), invoiceRecord(second))
      batch.set(doc(store(), 'invoices', twin.id), invoiceRecord(twin))
      batch.set(doc(store(), counterPath(second)), {
        gymId: IRON,
        fy: second.fy,
        last: 2,
        lastInvoiceId: second.id,
      })
      await expectDenied(batch.commit())
      await expectDenied(issue(store(), second, { counter: { lastInvoiceId: twin.id } }))
      await expectAllowed(issue(store(), second))
    })

    it('says the same as its parts', async () => {
      const first = freshNumber(IRON)
      const say = (invoiceNumber: string) => issue(store(), first, { invoice: { invoiceNumber } })
      await expectDenied(say(`IRON/${first.fy}/000001`))
      await expectDenied(say(`irn/${first.fy}/000001`))
      await expectDenied(say('IRN/98-99/000001'))
      await expectDenied(say(`IRN/${first.fy}/000002`))
      await expectDenied(say(`IRN/${first.fy}/00001`))
      await expectAllowed(say(`IRN/${first.fy}/000001`))
    })

    it.each([
      ['03-31', -1],
      ['04-01', 0],
      ['12-31', 0],
    ])('belongs to the financial year of its date: %s', async (day, shift) => {
      const first = freshNumber(IRON)
      const year = Number(first.issuedOn.slice(0, 4))
      const issuedOn = `${String(year - shift)}-${day}`
      const wrong = `${String(year - shift + 1)}-${day}`
      await expectDenied(issue(store(), first, { invoice: { issuedOn: wrong } }))
      await expectDenied(issue(store(), first, { invoice: { issuedOn: 'today' } }))
      await expectAllowed(issue(store(), first, { invoice: { issuedOn } }))
    })

    it('is counted in the centre’s own counter', async () => {
      const first = freshNumber(IRON)
      await expectDenied(issue(store(), first, { counter: { gymId: ICE } }))
      await expectDenied(issue(store(), first, { invoice: { gymId: ICE } }))
      await expectDenied(issue(store(), first, { counter: { fy: '01-02' } }))
      await expectDenied(issue(store(), first, { counter: { note: 'x' } }))
      await expectDenied(issue(store(), first, { counter: { last: 2 } }))
      await expectAllowed(issue(store(), first))
    })

    it('is not taken for an invoice that bears another', async () => {
      const first = freshNumber(IRON)
      const take = async (gymId: string, invoice: Stored) => {
        const { id } = await standing(gymId, invoice)
        return issue(store(), { ...first, id }, { invoice: null })
      }
      const { fy } = first
      await expectDenied(take(ICE, { fy, seq: 1 }))
      await expectDenied(take(IRON, { fy: '00-01', seq: 1 }))
      await expectDenied(take(IRON, { fy, seq: 2 }))
      await expectAllowed(take(IRON, { fy, seq: 1 }))
    })

    it('starts at 1, and the counter may be asked for before it is there', async () => {
      const first = freshNumber(IRON)
      await expectAllowed(getDoc(doc(store('manager'), counterPath(first))))
      await expectDenied(issue(store(), { ...first, seq: 5 }))
      await expectAllowed(issue(store(), first))
    })
  })

  describe('an issued invoice', () => {
    beforeEach(async () => {
      number = await standing(IRON, {
        payments: [paymentRecord(100)],
        creditNotes: [{ id: 'n1', amount: 5 }],
      })
    })

    it.each([
      ['amount', 1],
      ['basePrice', 1],
      ['discount', 1],
      ['gst', 1],
      ['tax', 18],
      ['taxable', 1],
      ['creditApplied', 1],
      ['invoiceNumber', 'IRN/26-27/000009'],
      ['seq', 9],
      ['fy', '27-28'],
      ['gymId', ICE],
      ['memberId', 'another'],
      ['issuedOn', '2026-01-01'],
      ['createdAt', new Date()],
      ['note', 'changed'],
    ])('keeps its %s, whoever asks', async (field, value) => {
      await expectDenied(happen('admin', { [field]: value }))
      await expectAllowed(happen('admin', { status: 'Overdue' }))
    })

    it('takes a payment at the end of the list, and none is taken away or edited', async () => {
      const first = paymentRecord(100)
      await expectDenied(happen('owner', { payments: [] }))
      await expectDenied(happen('owner', { payments: [paymentRecord(200)] }))
      await expectDenied(happen('owner', { payments: [paymentRecord(200), first] }))
      await expectDenied(happen('owner', { payments: 'all' }))
      await expectAllowed(happen('owner', { payments: [first, paymentRecord(200)], paidOn: '2026-11-20' }))
      await expectAllowed(happen('owner', { payments: [first, paymentRecord(200), paymentRecord(-200)] }))
    })

    it('holds at most 200 payments and 50 credit notes', async () => {
      const more = (count: number) => [
        paymentRecord(100),
        ...Array.from({ length: count - 1 }, (_, at) => paymentRecord(at + 1)),
      ]
      const notes = (count: number) => [
        { id: 'n1', amount: 5 },
        ...Array.from({ length: count - 1 }, (_, at) => ({ id: `m${String(at)}`, amount: 1 })),
      ]
      await expectDenied(happen('owner', { payments: more(201) }))
      await expectAllowed(happen('owner', { payments: more(200) }))
      await expectDenied(happen('owner', { creditNotes: notes(51) }))
      await expectAllowed(happen('owner', { creditNotes: notes(50) }))
    })

    it('takes a credit note at the end of the list', async () => {
      const first = { id: 'n1', amount: 5 }
      await expectDenied(happen('owner', { creditNotes: [] }))
      await expectDenied(happen('owner', { creditNotes: [{ id: 'n2', amount: 5 }] }))
      await expectAllowed(happen('owner', { creditNotes: [first, { id: 'n2', amount: 5 }] }))
    })

    it('has a first payment put on an empty list', async () => {
      number = await standing(IRON)
      await expectDenied(happen('owner', { payments: {} }))
      await expectAllowed(happen('owner', { payments: [paymentRecord(50)] }))
    })

    it('moves only between the states that follow from what was paid', async () => {
      await expectAllowed(happen('owner', { status: 'Paid', paidOn: '2026-11-20' }))
      await expectDenied(happen('owner', { status: 'Paid', paidOn: 'today' }))
      await expectDenied(happen('owner', { status: 'Draft' }))
      await expectAllowed(happen('owner', { status: 'Open', paidOn: null }))
      await expectDenied(happen('owner', { status: 'Open', updatedAt: new Date('2020-01-01') }))
    })

    it.each([
      ['written off', { status: 'Forgive', forgiveness: { id: 'f', amount: 5 }, due: 0 }],
      ['put away', { isDeleted: true }],
      ['given more time', { dueOn: '2026-12-20' }],
    ])('is %s by the owner, not by a manager', async (_act, fields) => {
      await expectDenied(happen('manager', fields))
      await expectAllowed(happen('owner', fields))
    })

    it('is not called written off by a manager', async () => {
      await expectDenied(happen('manager', { status: 'Forgive' }))
      await expectAllowed(happen('manager', { status: 'Unpaid' }))
    })

    it('of before the numbers takes payments like any other', async () => {
      number = await standing(IRON, { seq: 0, fy: '', invoiceNumber: '' })
      await expectDenied(happen('manager', { amount: 5 }))
      await expectAllowed(happen('manager', { payments: [paymentRecord(5)], status: 'Partially Paid' }))
    })

    it('is due on a day, or on none', async () => {
      await expectDenied(happen('owner', { dueOn: 'soon' }))
      await expectAllowed(happen('owner', { dueOn: null }))
    })

    it('the manager takes money, in up to four rows, and gives none back', async () => {
      const first = paymentRecord(100)
      const more = (count: number) => Array.from({ length: count }, (_, at) => paymentRecord(at + 1))
      await expectDenied(happen('manager', { payments: [first, paymentRecord(-100)] }))
      await expectDenied(happen('manager', { payments: [first, paymentRecord(0)] }))
      await expectDenied(happen('manager', { payments: [first, paymentRecord(1), paymentRecord(-2)] }))
      await expectDenied(happen('manager', { payments: [first, ...more(5)] }))
      await expectAllowed(happen('manager', { payments: [first, ...more(4)] }))
      await expectAllowed(happen('manager', { status: 'Overdue' }))
    })
  })

  describe('the manager’s credit note', () => {
    let memberId = ''

    beforeEach(async () => {
      memberId = freshId('member')
      number = await standing(IRON, { memberId })
      await arrange((past) =>
        setDoc(doc(past, 'members', memberId), {
          ...memberRecord(IRON),
          currentPackage: packageRecord('old'),
        }),
      )
    })

    const credit = async (who: AccountName, noteIds: string[], packageId: string | null) => {
      const batch = writeBatch(store(who))
      const creditNotes = noteIds.map((id) => ({ id, amount: 5 }))
      batch.update(doc(store(who), 'invoices', number.id), { creditNotes, updatedAt: serverTimestamp() })
      if (packageId === null) return batch.commit()
      const sold = await upcoming(IRON)
      batch.update(doc(store(who), 'members', memberId), {
        currentPackage: { ...packageRecord(packageId), invoiceIds: [sold.id] },
        updatedAt: serverTimestamp(),
      })
      batch.set(doc(store(who), 'invoices', sold.id), { ...invoiceRecord(sold), memberId })
      batch.set(doc(store(who), counterPath(sold)), counterRecord(sold))
      await batch.commit()
      taken(sold)
    }

    it('stands only for the package that gives way in the same write', async () => {
      await expectDenied(credit('manager', ['new_change'], null))
      await expectDenied(credit('manager', ['old_change'], null))
      await expectDenied(credit('manager', ['new_cancel'], 'new'))
      await expectDenied(credit('manager', ['new_change', 'new_change'], 'new'))
      await expectAllowed(credit('manager', ['new_change'], 'new'))
      await expectDenied(credit('manager', ['new_change', 'new_change'], 'newer'))
    })

    it('is free for the owner', async () => {
      await expectAllowed(credit('owner', ['old_cancel'], null))
    })
  })
}
