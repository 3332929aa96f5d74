import { describe, expect, it } from 'vitest'
import { collect } from '@/domain/invoices/collect'
import { doneInvoice, invoiceWith, moneyContextOn, rowOf } from '@/domain/invoices/fixtures'
import { offeredActs } from './offeredActs'

const owner = moneyContextOn('2026-11-21')
const desk = moneyContextOn('2026-11-21', { role: 'MANAGER', by: 'desk' })
const draft = invoiceWith({ status: 'Draft', invoiceNumber: '', issuedOn: null, seq: 0, dueOn: null })
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

  it('asks for approval only where the role may not give the discount by itself', () => {
    expect(offeredActs({ ...draft, discount: 0 }, desk)).toEqual(['edit', 'issue', 'delete'])
    expect(offeredActs(draft, desk)).toEqual(['edit', 'submit', 'delete'])
    expect(offeredActs(draft, owner)).toEqual(['edit', 'issue', 'delete'])
    expect(offeredActs({ ...draft, status: 'Accepted' }, desk)).toEqual(['issue'])
    expect(offeredActs({ ...draft, status: 'Pending Approval' }, owner)).toEqual([
      'approve',
      'reject',
      'delete',
    ])
  })
})
