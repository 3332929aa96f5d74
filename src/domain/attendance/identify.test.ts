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
const who = (typed: string) => {
  const found = identify(entries, typed, 'g1')
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
    ['a phone that two share', '9988776655', 'several'],
    ['a card of another centre', 'FC:g2:m1', 'otherGym'],
    ['a card of somebody deleted', 'FC:g1:m6', 'nobody'],
    ['the code of somebody deleted', 'IRN-0099', 'nobody'],
    ['nothing', '  ', 'nobody'],
    ['the last digit of a code that is no number', '7', 'nobody'],
    ['only noughts', '000', 'nobody'],
  ])('is not told by %s', (_how, typed, kind) => expect(who(typed)).toBe(kind))
})
