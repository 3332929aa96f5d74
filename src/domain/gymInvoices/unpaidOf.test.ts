import { expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { unpaidOf } from './unpaidOf'

const invoice = (issuedOn: string, fields: object = {}) => ({
  ...{ issuedOn: civil(issuedOn), amount: 11_800, payment: null, paidBefore: null, creditNotes: [] },
  ...fields,
})
const paid = { payment: { mode: 'UPI' as const, date: civil('2026-11-02'), reference: '' } }

it('counts what a centre has still to pay, and since when', () => {
  expect(unpaidOf([invoice('2026-11-10'), invoice('2026-10-01'), invoice('2026-09-01', paid)])).toEqual({
    ...{ unpaidInvoices: 2, unpaidSince: '2026-10-01' },
  })
  expect(unpaidOf([invoice('2026-09-01', paid)])).toEqual({ unpaidInvoices: 0, unpaidSince: null })
})
