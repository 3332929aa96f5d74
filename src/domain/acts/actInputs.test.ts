import { describe, expect, it } from 'vitest'
import { actInputs } from './actInputs'

const row = { amount: 100, modeOfPayment: 'Cash', paymentSource: 'Front desk', reference: '' }
const collected = (fields: object = {}) => ({ invoiceId: 'i1', rows: [{ ...row, ...fields }] })
const takes = (input: unknown) => actInputs.collect.safeParse(input).success

const terms = {
  startDate: '2026-11-20',
  basePrice: 1000,
  joiningFee: 0,
  discount: 0,
  discountReason: '',
  promoCode: '',
  promoId: '',
  comments: '',
  dueOn: null,
  payments: [row],
  customerGstin: '',
  placeOfSupply: '',
  needEmailCommToClient: false,
  needEmailCommToOwner: false,
}
const sells = (fields: object = {}, more: object = {}) =>
  actInputs.assign.safeParse({
    ...{ memberId: 'm1', templateId: 't1', asks: false },
    ...more,
    terms: { ...terms, ...fields },
  }).success

describe('an amount', () => {
  it.each([0, 0.01, 100.1, 1234.56, 19.99, 10_000_000])('may be %d rupees', (amount) => {
    expect(takes(collected({ amount }))).toBe(true)
  })

  it.each([
    ...[-0.01, -100, 100.123, 0.001, 10_000_000.01, 1e15, 1e308],
    ...[Number.NaN, Infinity, -Infinity, '100', null, undefined, [100], { amount: 100 }],
  ])('is never %s', (amount) => {
    expect(takes(collected({ amount }))).toBe(false)
  })

  it.each([
    [0.1 + 0.2, 0.3],
    [1.005e2, 100.5],
    [5e-324, 0],
    [-0, 0],
  ])('is read as whole paise: %d is %d', (amount, read) => {
    expect(actInputs.collect.parse(collected({ amount })).rows[0]?.amount).toBe(read)
  })

  it.each(['basePrice', 'joiningFee', 'discount'])('of a sale is bounded too: %s', (field) => {
    expect(sells({ [field]: 10_000_000 })).toBe(true)
    for (const no of [-1, 10_000_001, 0.005, Number.NaN])
      expect([no, sells({ [field]: no })]).toEqual([no, false])
  })
})

describe('the rows of a payment', () => {
  it('are 1 to 20, and none to 20 for a sale', () => {
    const rows = (count: number) => Array.from({ length: count }, () => row)
    expect([0, 1, 20, 21].map((count) => takes({ invoiceId: 'i1', rows: rows(count) }))).toEqual([
      ...[false, true, true, false],
    ])
    expect([0, 20, 21].map((count) => sells({ payments: rows(count) }))).toEqual([true, true, false])
  })

  it('name a day that there is, or none', () => {
    expect([null, undefined, '2026-11-20'].map((date) => takes(collected({ date })))).toEqual([
      true,
      true,
      true,
    ])
    for (const date of ['2026-02-30', '20.11.2026', '2026-11-20T10:00:00Z', '', 5])
      expect([date, takes(collected({ date }))]).toEqual([date, false])
  })

  it.each(['__proto__', '__a__', ' __x__ '])(
    'are never paid by %s, which no record can be keyed by',
    (mode) => {
      expect(takes(collected({ modeOfPayment: mode }))).toBe(false)
    },
  )
})

describe('a text', () => {
  it('is trimmed, and bounded by its field', () => {
    expect(actInputs.collect.parse(collected({ reference: '  12345 ' })).rows[0]?.reference).toBe('12345')
    expect([100, 101, 1_000_000].map((size) => takes(collected({ reference: 'x'.repeat(size) })))).toEqual([
      ...[true, false, false],
    ])
  })

  it('holds no half of a character, wherever it is typed', () => {
    const half = 'a\ud800b'
    for (const field of ['modeOfPayment', 'paymentSource', 'reference', 'note'])
      expect([field, takes(collected({ [field]: half }))]).toEqual([field, false])
    for (const field of ['discountReason', 'promoCode', 'comments', 'customerGstin', 'placeOfSupply'])
      expect([field, sells({ [field]: half })]).toEqual([field, false])
    expect(actInputs.forgive.safeParse({ invoiceId: 'i1', reason: half }).success).toBe(false)
  })
})

describe('an id', () => {
  it.each(['', 'a/b', '..', '__a__', 'x'.repeat(129), '\ud800', ' m1', 7, null])('is never %j', (id) => {
    expect(actInputs.issue.safeParse({ invoiceId: id }).success).toBe(false)
    expect(sells({}, { memberId: id })).toBe(false)
    expect(sells({}, { templateId: id })).toBe(false)
    if (id !== '') expect(sells({ promoId: id })).toBe(false)
  })
})

describe('what no act knows', () => {
  it.each(['status', 'due', 'createdBy', 'receivedBy', 'updatedBy', 'today', 'gymId', 'seq'])(
    'is refused: %s',
    (name) => {
      expect(actInputs.issue.safeParse({ invoiceId: 'i1', [name]: 'x' }).success).toBe(false)
      expect(takes({ ...collected(), [name]: 'x' })).toBe(false)
      expect(takes(collected({ [name]: 'x' }))).toBe(false)
      expect(sells({ [name]: 'x' })).toBe(false)
      expect(sells({}, { [name]: 'x' })).toBe(false)
    },
  )

  it.each(['percentOff', 'promoCap', 'payment'])(
    'is refused: %s, which the server finds by itself',
    (name) => {
      expect(sells({ [name]: 100 })).toBe(false)
    },
  )
})

describe('the close of a day', () => {
  const closes = (fields: object, count: object = {}) =>
    actInputs.closeDay.safeParse({
      ...{ day: '2026-11-20', opening: 0, reason: '', seen: 'f'.repeat(64) },
      counts: [{ mode: 'Cash', by: '', amount: 0, pieces: null, ...count }],
      ...fields,
    }).success

  it('counts notes and coins that there are, in whole numbers', () => {
    expect(closes({}, { pieces: { '500': 3, '1': 0 } })).toBe(true)
    for (const pieces of [
      { '500': 1.5 },
      { '500': -1 },
      { '500': 100_001 },
      { __x__: 1 },
      { '': 1 },
      { '\ud800': 1 },
      { '3': 1 },
    ])
      expect([pieces, closes({}, { pieces })]).toEqual([pieces, false])
  })

  it('names who took it in whole text, and what was seen by a fingerprint', () => {
    expect(closes({}, { by: 'a\ud800' })).toBe(false)
    expect([closes({}), closes({ seen: 'f'.repeat(65) })]).toEqual([true, false])
    expect(closes({ opening: -1 })).toBe(false)
  })
})
