import { expect, it } from 'vitest'
import { nightDoor } from './nightDoor'

it.each([
  [
    'an invoice before its member',
    { task: null, invoiceId: 'i1', memberId: 'm1' },
    '/finance/invoices?id=i1',
  ],
  ['a member', { task: 'bill', invoiceId: '', memberId: 'm 1' }, '/members?id=m%201'],
  [
    'an expense that was not repeated',
    { task: 'draft', invoiceId: '', memberId: '' },
    '/finance/expenses?tab=recurring',
  ],
  [
    'a device that did not tell its punches',
    { task: 'punches', invoiceId: '', memberId: '' },
    '/settings/site-config?section=devices',
  ],
  ['what no screen shows', { task: 'work', invoiceId: '', memberId: '' }, null],
] as const)('the night leads to %s', (_, named, to) => {
  expect(nightDoor(named)?.to ?? null).toBe(to)
})
