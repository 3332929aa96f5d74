import { expect, it } from 'vitest'
import { invoiceWith } from './fixtures'
import { whyNotSent } from './whyNotSent'

const asha = { phone: '9876543210', email: 'asha@example.com' }

it('lets an issued invoice go to a phone and to an e-mail address', () => {
  expect(whyNotSent(invoiceWith(), asha)).toEqual({ chat: null, mail: null })
})

it.each([
  ['a draft', { invoiceNumber: '' }, 'It is a draft. Issue it first.'],
  ['a cancelled one', { isDeleted: true }, 'It is cancelled.'],
])('holds back %s', (_what, fields, why) => {
  expect(whyNotSent(invoiceWith(fields), asha)).toEqual({ chat: why, mail: why })
})

it('says what is missing', () => {
  expect(whyNotSent(invoiceWith(), { phone: '12', email: '' })).toEqual({
    chat: 'There is no phone number to send it to.',
    mail: 'There is no e-mail address to send it to.',
  })
})
