import { describe, expect, it } from 'vitest'
import { reasonOf } from '@/domain/packageLife/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { approve, issue, reject, submit } from './approval'
import { doneInvoice, draftWith, moneyContextOn } from './fixtures'

const today = '2026-11-22'
const ctx = moneyContextOn(today)

describe('drafts', () => {
  const draft = draftWith({ dueOn: null })
  const deskOf = (percent: number, by = 'manager') =>
    moneyContextOn(today, { role: 'MANAGER', by, settings: settingsWith({ deskDiscountPercent: percent }) })

  it('are issued on the day, without a number until it is allotted', () => {
    const { invoice, effects } = doneInvoice(issue(draft, ctx))
    expect(invoice).toMatchObject({ status: 'Open', issuedOn: today, fy: '26-27', invoiceNumber: '' })
    expect(effects).toMatchObject({
      dueDelta: 1796,
      stats: { '2026-11': { invoices: 1, billed: 1796, tax: 85.5 } },
    })
  })

  it('that waited longer than their due date are due on the day they are issued', () => {
    const late = { ...draft, held: 'Accepted', dueOn: civil('2026-11-20') } as const
    expect(doneInvoice(issue(late, ctx)).invoice).toMatchObject({ dueOn: today, status: 'Unpaid' })
    const later = { ...late, dueOn: civil('2026-11-30') }
    expect(doneInvoice(issue(later, ctx)).invoice).toMatchObject({ dueOn: '2026-11-30', status: 'Open' })
  })

  it('need approval for a discount above the role’s limit, and are issued once accepted', () => {
    expect(reasonOf(issue(draft, deskOf(4)))).toBe(
      'The discount is more than the 4 % you may give. Send it for approval.',
    )
    expect(doneInvoice(issue(draft, deskOf(5))).invoice.status).toBe('Open')
    const asked = doneInvoice(submit(draft, deskOf(4))).invoice
    expect(asked.status).toBe('Pending Approval')
    expect(reasonOf(approve(asked, deskOf(4)))).toMatch(/^Only the owner may approve/)
    const accepted = doneInvoice(approve(asked, ctx)).invoice
    expect(accepted).toMatchObject({ status: 'Accepted', approval: { isAccepted: true, by: 'owner' } })
    expect(doneInvoice(issue(accepted, deskOf(4))).invoice.status).toBe('Open')
  })

  it('go back with a reason', () => {
    const asked = doneInvoice(submit(draft, ctx)).invoice
    expect(reasonOf(reject(asked, '', ctx))).toBe('Say what is to be changed.')
    expect(doneInvoice(reject(asked, 'Too much', ctx)).invoice).toMatchObject({
      status: 'Rejected',
      approval: { isAccepted: false, reason: 'Too much' },
    })
  })

  it('are approved by another pair of eyes where the centre wants it', () => {
    const asked = { ...draft, held: 'Pending Approval', createdBy: 'owner' } as const
    const settings = settingsWith({ fourEyes: true })
    expect(reasonOf(approve(asked, { ...ctx, settings }))).toBe(
      'You wrote this invoice yourself. Somebody else approves it.',
    )
    expect(doneInvoice(approve(asked, { ...ctx, settings, by: 'partner' })).invoice.status).toBe('Accepted')
  })
})
