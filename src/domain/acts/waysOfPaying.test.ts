import { describe, expect, it, test } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { settingFields } from '@/domain/gyms/settingFields'
import { refuseModes } from './waysOfPaying'

const settings = settingsWith({ paymentModes: ['Cash', 'UPI', 'Card'] })
const row = (modeOfPayment: string, amount = 10) => ({ modeOfPayment, amount })

describe('only the centre’s own ways of paying are accepted, to the letter (PRODUCT 2.V)', () => {
  test.each<[string, object, string]>([
    ['of a refund', { modeOfPayment: 'Barter' }, 'modeOfPayment'],
    ['in a row of a collection', { rows: [row('Cash'), row('Barter')] }, 'rows.1.modeOfPayment'],
    ['in a row of a sale', { terms: { payments: [row('Barter')] } }, 'payments.0.modeOfPayment'],
  ])('another one %s is refused at its field', (_where, input, field) => {
    expect(refuseModes(input, settings)).toMatchObject({ kind: 'refused', field })
  })

  it.each(['cash', 'Саsh', 'Cash\u200b', 'constructor', '__proto__', 'toString', 'Complimentary', ''])(
    '“%s” is none of them',
    (mode) => {
      expect(refuseModes({ rows: [row(mode)] }, settings)).toMatchObject({ field: 'rows.0.modeOfPayment' })
    },
  )

  it('its own pass, and a row of nothing is not looked at', () => {
    expect(refuseModes({ rows: [row('Cash'), row('UPI')] }, settings)).toBeNull()
    expect(refuseModes({ terms: { payments: [row('Card'), row('', 0)] } }, settings)).toBeNull()
    expect(refuseModes({ modeOfPayment: 'UPI' }, settings)).toBeNull()
    expect(refuseModes({ invoiceId: 'i1' }, settings)).toBeNull()
  })
})

describe('the centre’s list', () => {
  it('has no “Complimentary”: that is no money. An older list is read without it', () => {
    expect(settingsWith().paymentModes).not.toContain('Complimentary')
    expect(settingsWith({ paymentModes: ['Cash', ' complimentary '] }).paymentModes).toEqual(['Cash'])
    expect(settingsWith({ paymentModes: ['Complimentary'] }).paymentModes).toEqual(
      settingsWith().paymentModes,
    )
    expect(settingFields.paymentModes.safeParse(['Cash', 'COMPLIMENTARY']).success).toBe(false)
  })

  it('takes no name that a record already has by itself', () => {
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
      expect(settingFields.paymentModes.safeParse(['Cash', name]).success).toBe(false)
    expect(settingFields.paymentModes.safeParse(['Cash', 'Constructor fund']).success).toBe(true)
  })
})
