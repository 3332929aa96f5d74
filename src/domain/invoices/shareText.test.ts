import { expect, it } from 'vitest'
import { clientInfoSchema } from '@/domain/gyms/gym'
import { documentFileName } from './documentFileName'
import { invoiceWith } from './fixtures'
import { paymentSchema, type IssuedInvoice } from './invoice'
import { invoiceDocumentOf } from './invoiceDocument'
import { invoiceMailVars } from './invoiceMail'
import { shareTextOf } from './shareText'

const gym = clientInfoSchema.parse({
  id: 'g1',
  name: 'Iron Gym',
  type: 'GYM',
  preference: { taxRegime: 'regular', upiId: 'irongym@okhdfcbank' },
})
const documentOf = (fields: Partial<IssuedInvoice> = {}) =>
  invoiceDocumentOf(invoiceWith({ packageName: 'Quarterly', ...fields }), gym, null)
const paid = (amount: number) => [
  paymentSchema.parse({ id: 'y', amount, date: '2026-11-20', modeOfPayment: 'Cash' }),
]

it('says in a chat what was bought, paid and left, and how the rest can be paid', () => {
  expect(shareTextOf(documentOf({ payments: paid(796) }))).toBe(
    [
      'Dear Asha Rao,',
      'here is your tax invoice IRN/26-27/000012 of 20 Nov, 2026 from Iron Gym.',
      '',
      'Quarterly',
      'Amount: ₹1,796.00',
      'Paid: ₹796.00',
      'Balance: ₹1,000.00, due on 25 Nov, 2026',
      '',
      'Pay by UPI to irongym@okhdfcbank:',
      'upi://pay?pa=irongym@okhdfcbank&pn=Iron%20Gym&am=1000.00&cu=INR&tn=Invoice%20IRN%2F26-27%2F000012&tr=INVIRN2627000012',
      '',
      'Thank you.',
    ].join('\n'),
  )
})

it('asks for nothing where nothing is left', () => {
  const document = documentOf({ payments: paid(1796), status: 'Paid' })
  expect(shareTextOf(document)).toContain('Nothing is left to pay.')
  expect(shareTextOf(document)).not.toContain('upi:')
  expect(invoiceMailVars(document)['standing']).toBe('Nothing is left to pay.')
})

it('fills the e-mail with the same facts', () => {
  expect(invoiceMailVars(documentOf())).toEqual({
    name: 'Asha Rao',
    gym: 'Iron Gym',
    invoiceNumber: 'IRN/26-27/000012',
    package: 'Quarterly',
    amount: '₹1,796.00',
    standing: '₹1,796.00 is left to pay, due on 25 Nov, 2026.',
  })
})

it('names its file without a sign that a folder would take for its own', () => {
  expect(documentFileName(documentOf())).toBe('Invoice IRN-26-27-000012.pdf')
  expect(documentFileName(documentOf({ invoiceNumber: '', customerName: 'A/B' }))).toBe(
    'Invoice draft A-B.pdf',
  )
})
