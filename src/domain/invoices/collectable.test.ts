import { expect, it } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { collectableOf } from './collectable'
import { draftWith, invoiceWith } from './fixtures'
import { paymentSchema } from './invoice'

const asking = { role: 'CLIENT', today: civil('2026-12-20'), settings: settingsWith() } as const
const paid = paymentSchema.parse({ id: 'p', amount: 1796, date: '2026-11-20', modeOfPayment: 'Cash' })

it('is taken on what is due longest first, and on nothing that is paid, written off, deleted or not issued', () => {
  const invoices = [
    invoiceWith({ id: 'late', dueOn: civil('2026-12-01') }),
    invoiceWith({ id: 'later', dueOn: civil('2026-12-25') }),
    invoiceWith({ id: 'longest', dueOn: civil('2026-10-05') }),
    invoiceWith({ id: 'paid', payments: [paid] }),
    invoiceWith({ id: 'off', held: 'Forgive' }),
    invoiceWith({ id: 'deleted', isDeleted: true }),
    draftWith({ id: 'draft' }),
  ]
  const ids = (role: 'CLIENT' | 'MANAGER' | 'SALES') =>
    collectableOf(invoices, { ...asking, role }).map(({ id }) => id)
  expect(ids('CLIENT')).toEqual(['longest', 'late', 'later'])
  expect([ids('MANAGER'), ids('SALES')]).toEqual([ids('CLIENT'), []])
})
