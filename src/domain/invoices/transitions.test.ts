import { describe, expect, it, test } from 'vitest'
import { roles, type Role } from '@/domain/access/role'
import { civil } from '@/domain/shared/civilDate'
import { invoiceWith, moneyContextOn, rowOf, draftWith } from './fixtures'
import {
  invoiceStatuses,
  paymentSchema,
  type Invoice,
  type InvoiceStatus,
  type IssuedInvoice,
  draftStates,
} from './invoice'
import { invoiceStatusOf } from './invoiceStatus'
import { actsOn, mayTransition, transitions, type InvoiceAct } from './transitions'

const today = civil('2026-11-20')
const asking = (role: Role) => moneyContextOn(today, { role })

const cash = (amount: number) => paymentSchema.parse({ ...rowOf(amount), date: '2026-11-20' })

/** An invoice that has that status on the day, by what stands on it. */
function standing(status: InvoiceStatus): Invoice {
  const facts: Partial<Record<InvoiceStatus, Partial<IssuedInvoice>>> = {
    Open: {},
    'Partially Paid': { payments: [cash(500)] },
    Paid: { payments: [cash(1796)] },
    Unpaid: { dueOn: today },
    Overdue: { dueOn: civil('2026-11-01') },
    Forgive: { held: 'Forgive' },
  }
  const held = draftStates.find((one) => one === status)
  return held ? draftWith({ held }) : invoiceWith(facts[status])
}

const owner = 'ADMIN CLIENT'
const desk = 'ADMIN CLIENT MANAGER'

/** DOMAIN 3.4 with PRODUCT 2.U, written out: act, from which statuses, who. */
const table: [InvoiceAct, InvoiceStatus[], string][] = [
  ['edit', ['Draft', 'Rejected'], desk],
  ['submit', ['Draft', 'Accepted'], desk],
  ['approve', ['Pending Approval'], owner],
  ['reject', ['Pending Approval', 'Accepted'], owner],
  ['issue', ['Draft', 'Accepted'], desk],
  ['collect', ['Open', 'Unpaid', 'Overdue', 'Partially Paid'], desk],
  ['collect', ['Forgive'], owner],
  ['takeBack', ['Open', 'Unpaid', 'Overdue', 'Partially Paid', 'Paid'], owner],
  ['clearCheque', ['Open', 'Unpaid', 'Overdue', 'Partially Paid', 'Paid', 'Forgive'], owner],
  ['refund', ['Open', 'Unpaid', 'Overdue', 'Partially Paid', 'Paid'], owner],
  ['credit', ['Open', 'Unpaid', 'Overdue', 'Partially Paid', 'Paid'], owner],
  ['forgive', ['Open', 'Unpaid', 'Overdue', 'Partially Paid'], owner],
  ['unforgive', ['Forgive'], owner],
  ['changeDueDate', ['Open', 'Unpaid', 'Overdue', 'Partially Paid'], owner],
  ['delete', ['Draft', 'Pending Approval', 'Accepted', 'Rejected'], desk],
  ['delete', ['Open', 'Unpaid', 'Overdue', 'Partially Paid'], owner],
]
const acts = [...new Set(table.map(([act]) => act))]

test.each(invoiceStatuses)('an invoice can be %s', (status) => {
  expect(invoiceStatusOf(standing(status), today, 3)).toBe(status)
})

test('the table of the code has no act that this one lacks', () => {
  expect([...new Set(transitions.map(({ act }) => act))].sort()).toEqual([...acts].sort())
})

describe.each(invoiceStatuses)('what may happen to an invoice that is %s', (status) => {
  test.each(roles)('by %s: exactly what the table says', (role) => {
    const allowed = table
      .filter(([, from, who]) => from.includes(status) && who.split(' ').includes(role))
      .map(([act]) => act)
    expect(actsOn(standing(status), asking(role)).sort()).toEqual([...new Set(allowed)].sort())
  })
})

describe('a refusal says why', () => {
  const reasonOf = (status: InvoiceStatus, act: InvoiceAct, role: Role = 'CLIENT') =>
    mayTransition(standing(status), act, asking(role))?.reason

  it('by the status', () => {
    expect(reasonOf('Draft', 'collect')).toBe(
      'This invoice is a draft. A payment needs an issued invoice with something left to pay.',
    )
    expect(reasonOf('Paid', 'delete')).toMatch(/^IRN\/26-27\/000012 is paid\. A draft can be deleted/)
  })

  it('by the role', () => {
    expect(reasonOf('Overdue', 'forgive', 'MANAGER')).toBe(
      'Only the owner may write off an invoice. IRN/26-27/000012 is overdue.',
    )
  })

  it('for a deleted invoice', () => {
    expect(mayTransition(invoiceWith({ isDeleted: true }), 'collect', asking('CLIENT'))?.reason).toBe(
      'IRN/26-27/000012 was deleted. Nothing can be done with it any more.',
    )
  })
})
