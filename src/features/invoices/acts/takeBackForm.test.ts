import { expect, test } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { paymentSchema } from '@/domain/invoices/invoice'
import { takeBackSchema, type TakeBackForm } from './takeBackForm'

const payments = ['Cheque', 'Cash'].map((modeOfPayment) =>
  paymentSchema.parse({ id: modeOfPayment, modeOfPayment, amount: 500, date: '2026-11-20' }),
)
const ofMember = invoiceWith({ memberId: 'asha', payments })
const ofNobody = invoiceWith({ memberId: '', payments })
const typed: TakeBackForm = { of: 'Cheque', kind: 'bounce', charge: 100_001, reason: 'Returned by the bank' }

test('a charge that no bank makes is said of a cheque that bounced', () => {
  const read = takeBackSchema(ofMember, settingsWith()).safeParse(typed)
  expect(read.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['charge', 'Check the amount'],
  ])
})

test.each<[string, typeof ofMember, Partial<TakeBackForm>]>([
  ['was entered by mistake', ofMember, { kind: 'reversal' }],
  ['is no cheque', ofMember, { of: 'Cash' }],
  ['is of nobody who could be charged', ofNobody, {}],
])('the charge is neither judged nor made where the payment %s', (_, invoice, fields) => {
  expect(takeBackSchema(invoice, settingsWith()).parse({ ...typed, ...fields }).charge).toBeNull()
})
