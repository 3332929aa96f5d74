import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { invoiceWith } from './fixtures'
import { invoiceSchema, paymentSchema, type IssuedInvoice } from './invoice'
import { invoiceByRows, invoiceDrifts } from './reconcileInvoice'
import { upgradeInvoice } from './upgradeInvoice'

const today = civil('2026-11-22')
const cash = (amount: number, date = '2026-11-21', id = `p${amount}`) =>
  paymentSchema.parse({ id, amount, date, modeOfPayment: 'Cash' })
const forgiveness = { id: 'f1', amount: 1796, on: civil('2026-11-21'), reason: 'Gone', by: 'owner', at: null }
const note = (amount: number) => ({
  ...invoiceWith({
    creditNotes: [{ id: 'n', amount, date: civil('2026-11-21') }] as IssuedInvoice['creditNotes'],
  }).creditNotes[0],
})

/** What the night makes of a record that lies there with these fields, and what it names. */
function look(fields: Record<string, unknown>) {
  const data: Record<string, unknown> = { ...invoiceWith(), ...fields }
  const read = invoiceSchema.parse(upgradeInvoice('i1', data).data)
  const right = invoiceByRows(read, today, 3)
  return {
    right,
    drifts: invoiceDrifts(data, right).map(({ id, stored: held, recomputed }) => [id, held, recomputed]),
  }
}

describe('an invoice by its rows (DOMAIN 3.4)', () => {
  it('is as its payments, credit notes and the day make it, whatever status is stored', () => {
    expect(look({ status: 'Paid', due: 0, paidOn: today })).toMatchObject({
      right: { status: 'Open', due: 1796, paidOn: null },
      drifts: [
        ['i1 status', '"Paid"', '"Open"'],
        ['i1 due', 0, 1796],
      ],
    })
    expect(look({ status: 'Open', due: 1796, payments: [cash(1796)] })).toMatchObject({
      right: { status: 'Paid', due: 0, paidOn: '2026-11-21' },
      drifts: [
        ['i1 status', '"Open"', '"Paid"'],
        ['i1 due', 1796, 0],
      ],
    })
    const noted = look({ due: 1796, creditNotes: [note(796)] as IssuedInvoice['creditNotes'] })
    expect(noted.right.due).toBe(1000)
  })

  it('moves with the calendar, which is no drift', () => {
    const late = look({ status: 'Open', due: 1796, dueOn: civil('2026-11-10') })
    expect(late).toMatchObject({ right: { status: 'Overdue' }, drifts: [] })
    const part = { payments: [cash(500)], due: 1296, dueOn: civil('2026-11-10') }
    expect(look({ ...part, status: 'Partially Paid' })).toMatchObject({
      right: { status: 'Overdue' },
      drifts: [],
    })
  })

  it('that bears a number is not hidden as a draft, nor written off without a write-off', () => {
    expect(look({ status: 'Draft', due: 0 })).toMatchObject({ right: { status: 'Open', due: 1796 } })
    expect(look({ status: 'Forgive', due: 0 })).toMatchObject({ right: { status: 'Open', due: 1796 } })
    expect(look({ status: 'Open', due: 1796, forgiveness })).toMatchObject({
      right: { status: 'Forgive', due: 0 },
    })
    expect(look({ status: 'Forgive', due: 0, forgiveness }).drifts).toEqual([])
  })

  it('that was never issued asks for nothing', () => {
    const draft = { issuedOn: null, seq: 0, invoiceNumber: '', held: undefined }
    expect(look({ ...draft, status: 'Open', due: 1796 })).toMatchObject({
      right: { status: 'Draft', due: 0 },
    })
    expect(look({ ...draft, status: 'Accepted', due: 0 }).drifts).toEqual([])
  })

  it('of an older version keeps the status that people set, for no row of it tells', () => {
    expect(look({ seq: 0, held: undefined, status: 'Forgive', due: 0 }).drifts).toEqual([])
    expect(look({ seq: 0, held: undefined, status: 'Rejected', due: 0 }).drifts).toEqual([])
  })

  it('that is deleted owes nothing', () => {
    expect(look({ isDeleted: true, status: 'Open', due: 1796 })).toMatchObject({
      right: { due: 0, status: 'Open' },
    })
  })

  it('names a balance that makes no sense, and a wrong day of payment', () => {
    expect(look({ due: NaN }).drifts).toEqual([['i1 due', 'NaN', 1796]])
    expect(look({ due: 'lots' }).drifts).toEqual([['i1 due', '"lots"', 1796]])
    const paid = { status: 'Paid' as const, due: 0, payments: [cash(1796)] }
    expect(look({ ...paid, paidOn: civil('2026-11-05') }).drifts).toEqual([
      ['i1 paidOn', '"2026-11-05"', '21 Nov, 2026'],
    ])
  })

  it('comes to the same when it is looked at again', () => {
    const { right } = look({ status: 'Paid', due: 0, payments: [cash(500)] })
    expect(invoiceByRows(right, today, 3)).toEqual(right)
    expect(invoiceDrifts(right, right)).toEqual([])
  })
})
