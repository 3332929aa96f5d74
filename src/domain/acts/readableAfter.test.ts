import { expect, it } from 'vitest'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { memberWith } from '@/domain/members/fixtures'
import type { CivilDate } from '@/domain/shared/civilDate'
import { refuseUnreadable } from './readableAfter'

const beyond = '2200-01-01' as CivilDate

it('PRODUCT 2.W: what no schema reads again is not written', () => {
  expect(refuseUnreadable(memberWith(), [invoiceWith()])).toBeNull()
  expect(refuseUnreadable({ ...memberWith(), dob: beyond }, [])).toMatchObject({ kind: 'refused' })
  expect(refuseUnreadable(null, [{ ...invoiceWith(), dueOn: beyond }])).toMatchObject({ kind: 'refused' })
})
