import { deleteField, doc, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { ICE, IRON, accounts, type AccountName } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { arrange, storeOf } from '../support/environment'
import { freshId } from '../support/fresh'
import { expenseRecord, promoRecord, serverRecord } from '../support/officeRecords'
import {
  counterRecord,
  directoryEntry,
  historyRecord,
  invoiceRecord,
  memberRecord,
  monthStatsRecord,
  packageRecord,
  paymentRecord,
  sellingRecord,
  shardRecord,
  stamp,
  type Stored,
} from '../support/records'

const everybody = ['owner', 'manager', 'admin'] as const satisfies readonly AccountName[]

const put = (who: AccountName, path: string, record: Stored) =>
  setDoc(doc(storeOf(accounts[who]), path), record)
const change = (who: AccountName, path: string, fields: Stored) =>
  updateDoc(doc(storeOf(accounts[who]), path), { ...stamp(accounts[who].uid ?? ''), ...fields })

const member = `members/${IRON}-unlawful`
const invoice = `invoices/${IRON}_unlawful`
const promo = `promoCodes/${IRON}-unlawful`

/** The nearest lawful write: who the member is. */
const lawful = (who: AccountName) => change(who, member, { notes: freshId('note') })

/** Each passed once, with a manager's token straight against the store. What moves money is an act of the server now. */
export function unlawfulSuite() {
  describe.each(everybody)('the page of the %s writes no', (who) => {
    const by = accounts[who].uid
    beforeEach(() =>
      arrange(async (store) => {
        await setDoc(doc(store, member), sellingRecord(IRON))
        await setDoc(doc(store, invoice), { ...invoiceRecord(IRON), payments: [paymentRecord()] })
        await setDoc(doc(store, promo), promoRecord(IRON))
      }),
    )

    it.each<[string, Stored]>([
      [
        'package with an empty id and an end in 2099',
        { currentPackage: { ...packageRecord(''), endDate: '2099-12-31' } },
      ],
      ['other end on a held package', { 'currentPackage.endDate': '2099-12-31' }],
      ['other name on a held package', { 'currentPackage.name': 'Yearly' }],
      ['other duration on a held package', { 'currentPackage.duration': 12 }],
      ['cancellation', { 'currentPackage.cancelledOn': '2026-11-20' }],
      ['package that is taken away', { currentPackage: null }],
      ['credit out of nothing', { creditBalance: 5000 }],
      ['a trainer, whom the owner assigns', { trainerId: 'somebody', trainerName: 'Somebody' }],
      ['who trained them before', { formerTrainers: [{ id: 'somebody', until: '2026-10-31' }] }],
      ['dues that vanish', { totalDueAmount: 0 }],
      ['cover in the lookup', { 'lookup.coverUntil': '2099-12-31' }],
    ])('%s', async (_what, fields) => {
      await expectDenied(change(who, member, fields))
      await expectAllowed(lawful(who))
    })

    it.each<[string, Stored]>([
      ['invoice of 0 for what was approved at 10,000', { amount: 0, status: 'Open' }],
      ['status Paid without a payment', { status: 'Paid', due: 0 }],
      ['payment', { payments: [paymentRecord(), paymentRecord(50)] }],
      ['payment row twice', { payments: [paymentRecord(), paymentRecord()] }],
      [
        'refund as a positive row',
        { payments: [paymentRecord(), { ...paymentRecord(500), kind: 'refund' }] },
      ],
      ['credit note of 50,000 on an invoice of 1,050', { creditNotes: [{ id: 'note', amount: 50_000 }] }],
      ['dates of another financial year', { issuedOn: '2025-11-20', fy: '25-26' }],
      ['other person as receivedBy', { payments: [{ ...paymentRecord(), receivedBy: 'somebody' }] }],
      ['write-off', { status: 'Forgive' }],
      ['invoice put away', { isDeleted: true }],
    ])('%s', async (_what, fields) => {
      await expectDenied(change(who, invoice, fields))
      await expectAllowed(lawful(who))
    })

    it.each<[string, string, () => Stored]>([
      ['invoice', `invoices/${IRON}_made`, () => invoiceRecord(IRON)],
      [
        'draft',
        `invoices/${IRON}_draft`,
        () => ({ ...invoiceRecord(IRON), status: 'Draft', seq: 0, createdBy: by }),
      ],
      [
        'draft under the predictable id of another centre’s next bill',
        `invoices/${ICE}_next`,
        () => ({ ...invoiceRecord(IRON), status: 'Draft', seq: 0, createdBy: by }),
      ],
      ['number', `gyms/${IRON}/counters/invoice_26-27`, () => counterRecord(IRON)],
      [
        'month’s collected sum of 9e15',
        `monthStats/${IRON}_2026-12`,
        () => ({ ...monthStatsRecord(IRON), collected: 9e15 }),
      ],
      ['history', `${member}/packageHistory/made`, () => historyRecord(IRON, `${IRON}-unlawful`)],
      ['ledger entry', `ledger/${IRON}_made`, () => serverRecord(IRON)],
      ['head of a day', `ledgerDays/${IRON}_2026-11-02`, () => serverRecord(IRON)],
      ['day’s close', `dayCloses/${IRON}_2026-11-02`, () => serverRecord(IRON)],
      ['act', `acts/${IRON}_key`, () => serverRecord(IRON)],
      ['import of members', `memberImports/${IRON}_made`, () => serverRecord(IRON)],
      ['audit line', `auditLogs/made`, () => serverRecord(IRON)],
      ['use of a code in slot 01', `${promo}/uses/${IRON}-unlawful_01`, () => serverRecord(IRON)],
      ['use of a code in slot +1', `${promo}/uses/${IRON}-unlawful_+1`, () => serverRecord(IRON)],
    ])('%s', async (_what, path, record) => {
      await expectDenied(put(who, path, record()))
      await expectAllowed(lawful(who))
    })

    it('month’s figures by a change', async () => {
      await expectDenied(change(who, `monthStats/${IRON}_2026-11`, { collected: 9e15 }))
      await expectAllowed(lawful(who))
    })

    it('preference of 900 kB, nor any other', async () => {
      await expectDenied(change(who, `gyms/${IRON}`, { preference: { note: 'a'.repeat(900_000) } }))
      await expectDenied(change(who, `gyms/${IRON}`, { preference: { graceDays: 60 } }))
      await expectAllowed(lawful(who))
    })

    it('record under no name, or under another', async () => {
      for (const updatedBy of [deleteField(), '', 'somebody', null])
        await expectDenied(change(who, member, { notes: 'x', updatedBy }))
      await expectAllowed(lawful(who))
    })

    it('directory entry without its member, or that says something else', async () => {
      const path = `memberDirectory/${IRON}_5`
      const id = freshId('member')
      await arrange((store) =>
        setDoc(doc(store, 'members', id), { ...memberRecord(IRON), updatedAt: new Date('2026-01-01') }),
      )
      const entry = (fields: Stored) => ({
        ...shardRecord(IRON, 5, id),
        people: { [id]: { ...directoryEntry(), ...fields } },
      })
      const together = (fields: Stored) => {
        const store = storeOf(accounts[who])
        const batch = writeBatch(store)
        batch.update(doc(store, 'members', id), { notes: freshId('note'), ...stamp(by) })
        batch.set(doc(store, path), entry(fields), { merge: true })
        return batch.commit()
      }
      await expectDenied(put(who, path, entry({})))
      await expectDenied(together({ e: '2099-12-31' }))
      await expectDenied(together({ d: -1 }))
      await expectAllowed(together({}))
    })
  })

  describe('the page of the owner writes no', () => {
    it('usedCount of a promo code', async () => {
      await arrange((store) => setDoc(doc(store, promo), promoRecord(IRON)))
      await expectDenied(change('owner', promo, { usedCount: 1 }))
      await expectDenied(change('owner', promo, { lastUseId: '01', lastInvoiceId: 'x' }))
      await expectAllowed(change('owner', promo, { isActive: false }))
    })

    it('expense in another’s name', async () => {
      const made = (fields: Stored) =>
        put('owner', `expenses/${freshId('expense')}`, { ...expenseRecord(IRON), ...fields })
      await expectDenied(made({ createdBy: 'desk' }))
      await expectDenied(made({ updatedBy: 'desk' }))
      await expectAllowed(made({ createdAt: serverTimestamp() }))
    })
  })
}
