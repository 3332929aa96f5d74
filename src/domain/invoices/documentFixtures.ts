import { clientInfoSchema } from '@/domain/gyms/gym'
import { memberWith } from '@/domain/members/fixtures'

/** Whose invoices the tests of documents print, and for whom: a registered centre in Indore. */
export const taxed = {
  taxRegime: 'regular',
  gstin: '23AAPFU0939F1Z3',
  upiId: 'irongym@okhdfcbank',
  invoiceTerms: 'Fees are not refundable.',
}
export const taxedGym = clientInfoSchema.parse({
  id: 'g1',
  name: 'Iron Gym',
  email: 'iron@demo.test',
  phone: '9876500000',
  address: '12 MG Road',
  city: 'Indore',
  state: 'Madhya Pradesh',
  pincode: '452001',
  type: 'GYM',
  preference: taxed,
})
export const ashaOfIndore = memberWith({
  address: '4 Lake View',
  city: 'Indore',
  state: 'Madhya Pradesh',
  memberCode: 'IRN-7',
})
