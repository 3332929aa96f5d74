import { describe, expect, it } from 'vitest'
import { entryWith } from '@/domain/members/fixtures'
import { identify } from './identify'

const entry = (n: string, c: string, p: string, fields: object = {}) => entryWith({ n, c, p, ...fields })

const entries = new Map([
  ['m1', entry('Asha Rao', 'IRN-0012', '9876543210')],
  ['m2', entry('Vikram Shah', 'K7M2QX', '9123456789')],
  ['m3', entry('Meera Iyer', 'IRN-0015', '9988776655')],
  ['m4', entry('Her Daughter', 'IRN-0016', '9988776655')],
  ['m5', entry('Gone Away', 'IRN-0012', '9000000001', { a: false })],
  ['m7', entry('Random Code', 'KMQXZ7', '9000000003')],
  ['m6', entry('Deleted', 'IRN-0099', '9000000002', { a: false, x: true })],
])
const who = (typed: string, among = entries, locale = 'en-IN') => {
  const found = identify(among, typed, 'g1', locale)
  return found.kind === 'found' ? found.hit.id : found.kind
}

describe('who stands before the kiosk', () => {
  it.each([
    ['the card', 'FC:g1:m1', 'm1'],
    ['the whole code', 'irn-0012', 'm1'],
    ['the code without its dash', 'K7M2QX', 'm2'],
    ['the number at its end', '12', 'm1'],
    ['the number as it is written', '0015', 'm3'],
    ['the whole phone number', '98765 43210', 'm1'],
    ['the phone with its country code', '+91 9123456789', 'm2'],
  ])('%s', (_how, typed, id) => expect(who(typed)).toBe(id))

  it.each([
    ['a name', 'Asha Rao', 'nobody'],
    ['a part of a phone', '3210', 'nobody'],
    ['nine digits of a phone', '876543210', 'nobody'],
    ['a phone that two share', '9988776655', 'several'],
    ['a card of another centre', 'FC:g2:m1', 'otherGym'],
    ['a card of somebody deleted', 'FC:g1:m6', 'nobody'],
    ['the code of somebody deleted', 'IRN-0099', 'nobody'],
    ['nothing', '  ', 'nobody'],
    ['the last digit of a code that is no number', '7', 'nobody'],
    ['only noughts', '000', 'nobody'],
  ])('is not told by %s', (_how, typed, kind) => expect(who(typed)).toBe(kind))
})

describe('who stands before the kiosk of a centre abroad (PRODUCT 2.R)', () => {
  const named = (phone: string, typed: string, locale: string) =>
    who(typed, new Map([['m1', entry('Mariam Saleh', 'IRN-0012', phone)]]), locale)

  it.each([
    ['en-AE', '971501234567', '050 123 4567'],
    ['en-AE', '971501234567', '50 123 4567'],
    ['en-AE', '971501234567', '+971 50 123 4567'],
    ['en-AE', '971501234567', '00971501234567'],
    ['en-AE', '0501234567', '971501234567'],
    ['en-AU', '61412345678', '0412 345 678'],
    ['en-GB', '447911123456', '07911 123456'],
    ['en-KW', '96550123456', '5012 3456'],
    ['en-LK', '94771234567', '077 123 4567'],
    ['en-SG', '6591234567', '9123 4567'],
    ['en-US', '14155550100', '415 555 0100'],
    ['en-US', '14155550100', '1 415 555 0100'],
    ['de-DE', '030123456', '030 123456'],
  ])('in %s the phone %s is named by %s', (locale, phone, typed) =>
    expect(named(phone, typed, locale)).toBe('m1'),
  )

  it.each([
    ['en-AE', '971501234567', '123 4567'],
    ['en-AE', '971501234567', '4567'],
    ['en-SG', '6591234567', '123 4567'],
    ['en-US', '14155550100', '555 0100'],
    ['en-IN', '9876543210', '76543210'],
  ])('in %s the phone %s is not named by its part %s', (locale, phone, typed) =>
    expect(named(phone, typed, locale)).toBe('nobody'),
  )

  it('is not told where two share the number, one of them in an older record without its country', () => {
    const two = new Map([
      ['m1', entry('Mariam Saleh', 'IRN-0012', '971501234567')],
      ['m2', entry('Omar Saleh', 'IRN-0013', '501234567')],
    ])
    expect(who('0501234567', two, 'en-AE')).toBe('several')
  })
})
