import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { collect } from './collect'
import { doneInvoice, draftWith, invoiceWith, moneyContextOn, rowOf } from './fixtures'
import { offeredActs } from './offeredActs'

const owner = moneyContextOn('2026-11-21')
const desk = moneyContextOn('2026-11-21', { role: 'MANAGER', by: 'desk' })
const draft = draftWith({ dueOn: null })
const partly = doneInvoice(collect(invoiceWith(), [rowOf(500)], owner)).invoice

describe('what is offered on an invoice', () => {
  it('is everything to the owner where money came in, but deleting it', () => {
    expect(offeredActs(partly, owner)).toEqual([
      'collect',
      'takeBack',
      'refund',
      'credit',
      'forgive',
      'changeDueDate',
    ])
  })

  it('is taking money alone to the desk (PRODUCT 2.I)', () => {
    expect(offeredActs(partly, desk)).toEqual(['collect'])
  })

  it('takes nothing back where nothing was paid, and lets an untouched one be deleted', () => {
    expect(offeredActs(invoiceWith(), owner)).toEqual([
      'collect',
      'credit',
      'forgive',
      'changeDueDate',
      'delete',
    ])
  })

  it('gives no cheque back that the bank has not paid yet', () => {
    const cheque = rowOf(500, { modeOfPayment: 'Cheque' })
    const waiting = doneInvoice(collect(invoiceWith(), [cheque], owner)).invoice
    expect(offeredActs(waiting, owner)).toContain('takeBack')
    expect(offeredActs(waiting, owner)).not.toContain('refund')
    const both = doneInvoice(collect(waiting, [rowOf(100, { id: 'y2' })], owner)).invoice
    expect(offeredActs(both, owner)).toContain('refund')
  })

  it('lets a tax invoice be deleted until its month is over, and one without tax later too', () => {
    const december = moneyContextOn('2026-12-01')
    expect(offeredActs(invoiceWith(), moneyContextOn('2026-11-30'))).toContain('delete')
    expect(offeredActs(invoiceWith(), december)).not.toContain('delete')
    expect(offeredActs(invoiceWith({ gst: 0, taxRegime: 'unregistered' }), december)).toContain('delete')
  })

  it('asks for approval only where the role may not give the discount by itself', () => {
    expect(offeredActs({ ...draft, discount: 0 }, desk)).toEqual(['edit', 'issue', 'delete'])
    expect(offeredActs(draft, desk)).toEqual(['edit', 'submit', 'delete'])
    expect(offeredActs(draft, owner)).toEqual(['edit', 'issue', 'delete'])
    const on = (day: string) => ({ isAccepted: true, on: civil(day), by: 'owner', reason: '' })
    const accepted = (day: string) => ({ ...draft, held: 'Accepted' as const, approval: on(day) })
    expect(offeredActs(accepted('2026-11-14'), desk)).toEqual(['issue', 'delete'])
    expect(offeredActs(accepted('2026-11-14'), owner)).toEqual(['reject', 'issue', 'delete'])
    // Eight days ago: it has ended, and is asked for again.
    expect(offeredActs(accepted('2026-11-13'), desk)).toEqual(['submit', 'delete'])
    expect(offeredActs({ ...draft, held: 'Pending Approval' }, owner)).toEqual([
      'approve',
      'reject',
      'delete',
    ])
  })
})
