import { describe, expect, it, test } from 'vitest'
import { expenseSchema } from '@/domain/expenses/expense'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { paymentSchema, type Payment } from '@/domain/invoices/invoice'
import { civil } from '@/domain/shared/civilDate'
import { PLATFORM_MONEY } from '@/domain/shared/money'
import { canonicalJson, chained, emptyChain, fingerprintOf, verifyChain } from './chain'
import { compareExpenses } from './compareExpenses'
import { creditIn, creditOpeningId, openingFact, uninvoicedFact } from './creditFacts'
import { nameOf } from './factWords'
import { factsOfInvoice, newFacts } from '@/domain/invoices/factsOf'
import { factOfExpense, factsToEnter } from './factsOfExpense'
import { ledgerFactSchema, type LedgerFact } from './ledgerEntry'

const factWith = (fields: Partial<LedgerFact> = {}): LedgerFact =>
  ledgerFactSchema.parse({
    id: 'f1',
    kind: 'payment',
    gymId: 'g1',
    date: '2026-11-20',
    amount: -500,
    ...fields,
  })

describe('credit as an account (ACTS "Credit is an account")', () => {
  const whose = { gymId: 'g1', memberId: 'm1' }
  const entered = { date: civil('2026-11-20'), at: new Date('2026-11-20T06:30:00Z'), by: 'owner' }

  it('begins with what was held before, and holds what a package of before invoices gave', () => {
    const opening = openingFact(whose, 100, entered)
    const given = uninvoicedFact(whose, 50.5, entered)
    expect(opening).toMatchObject({
      ...whose,
      ...entered,
      id: creditOpeningId(whose),
      kind: 'creditOpening',
      amount: 100,
    })
    expect(given).toMatchObject({
      ...{ ...whose, ...entered, id: `g1_m1_credit_${entered.at.getTime()}`, kind: 'credit' },
      ...{ amount: 50.5, note: 'uninvoiced' },
    })
    expect(creditIn([opening, given, factWith({ kind: 'payCredit', amount: -30 }), factWith()])).toBe(120.5)
  })
})

describe('what an entry is called', () => {
  test.each<[Partial<LedgerFact>, string]>([
    [{ kind: 'issue', invoiceNumber: 'IRN/1' }, 'The invoice IRN/1'],
    [{ kind: 'issue', invoiceId: 'i1' }, 'The invoice i1'],
    [{ kind: 'dayClose' }, 'The close of 20 Nov, 2026'],
    [{ kind: 'refund', invoiceNumber: 'IRN/1' }, 'The refund of ₹500.00 of 20 Nov, 2026 on IRN/1'],
    [{ kind: 'payCredit', note: 'Left' }, 'The credit paid out of ₹500.00 of 20 Nov, 2026 (Left)'],
    [{ kind: 'credit', itemId: 'm7' }, 'The credit of ₹500.00 of 20 Nov, 2026 (m7)'],
  ])('%o: %s', (fields, name) => expect(nameOf(factWith(fields), PLATFORM_MONEY)).toBe(name))
})

describe('the facts of an invoice', () => {
  const rowOf = (fields: Partial<Payment>): Payment =>
    paymentSchema.parse({ id: 'y1', amount: 500, date: '2026-11-21', modeOfPayment: 'Cash', ...fields })

  it('an older refund, known by its status alone, goes out', () => {
    const [, refund] = factsOfInvoice(invoiceWith({ payments: [rowOf({ status: 'refunded' })] }))
    expect(refund).toMatchObject({ kind: 'refund', amount: -500 })
  })

  it('are none before it is issued, and none without a number', () => {
    expect(factsOfInvoice(invoiceWith({ issuedOn: null, payments: [rowOf({})] }))).toEqual([])
    expect(factsOfInvoice(invoiceWith({ invoiceNumber: '' }))).toEqual([])
  })

  it('an older one without a number leaves no deletion behind, and a write-off that stands no undoing', () => {
    const older = invoiceWith({ invoiceNumber: '' })
    expect(newFacts(older, { ...older, isDeleted: true })).toEqual([])
    const forgiveness = {
      id: 'f',
      amount: 96,
      on: civil('2026-11-22'),
      reason: 'Gone',
      by: 'owner',
      at: null,
    }
    const off = invoiceWith({ forgiveness })
    expect(newFacts(off, { ...off, note: 'Called' })).toEqual([])
    expect(newFacts(off, { ...off, forgiveness: null }).map(({ kind }) => kind)).toEqual(['unforgive'])
  })
})

describe('an expense that changes', () => {
  const minute = (count: number) => new Date(Date.UTC(2026, 10, 20, 10, count))
  const spent = (fields: object = {}) =>
    expenseSchema.parse({
      ...{ id: 'e1', gymId: 'g1', categoryId: 'rent', description: 'Hall', amount: 400, date: '2026-11-20' },
      ...{ modeOfPayment: 'Cash', createdBy: 'asha', updatedAt: minute(0), ...fields },
    })
  const entered = factsToEnter(spent(), [])

  it('is taken back with a word for why', () => {
    const noteOf = (fields: object) =>
      factsToEnter(spent({ updatedAt: minute(1), ...fields }), entered)[0]?.note
    expect(noteOf({ amount: 5 })).toBe('Changed')
    expect(noteOf({ deleted: true })).toBe('Taken off')
  })

  it('without a day, or without any moment of its change, is not entered', () => {
    expect(factOfExpense(spent({ date: null }))).toBeNull()
    expect(factsToEnter(spent({ amount: 5, updatedAt: null, createdAt: null }), entered)).toEqual([])
    const undated = entered.map((entry) => ({ ...entry, at: null }))
    expect(factsToEnter(spent({ amount: 5 }), undated)).toHaveLength(2)
  })

  const compared = (fields: object, until: Date, entries = entered) =>
    compareExpenses([spent(fields)], entries, until, PLATFORM_MONEY)

  it('is on its way while it is later than the chain and than its own entry, and a mismatch else', () => {
    expect(compared({ amount: 5, updatedAt: minute(5) }, minute(4))).toEqual([])
    expect(compared({ amount: 5, updatedAt: minute(5) }, minute(5))).toHaveLength(1)
    const lateEntry = entered.map((entry) => ({ ...entry, at: minute(6) }))
    expect(compared({ amount: 5, updatedAt: minute(5) }, minute(4), lateEntry)).toHaveLength(1)
    expect(compared({ amount: 5, updatedAt: null }, minute(0))).toHaveLength(1)
  })

  it('is named with all that differs, or by its day alone where it has no words', () => {
    const nameless = factsToEnter(spent({ description: '' }), [])
    const [found] = compared(
      { description: '', date: '2026-11-21', modeOfPayment: 'UPI' },
      minute(9),
      nameless,
    )
    expect(found).toEqual({
      ...{ id: 'e1_expense', invoiceId: '', itemId: 'e1' },
      reason: 'The expense of 20 Nov, 2026 is not as it was entered: its day and way of payment differs.',
    })
    expect(compared({}, minute(9), [])).toMatchObject([{ id: 'e1', invoiceId: '' }])
  })
})

describe('a chain', () => {
  it('of which nothing is known but that it is empty agrees with what stands', async () => {
    const entries = await chained(emptyChain, [factWith()], civil('2026-11-20'))
    expect((await verifyChain(entries, emptyChain)).kind).toBe('whole')
  })

  it('is printed by SHA-256, each byte in two digits', async () => {
    // The hash of `{}` by FIPS 180-4, as `printf '{}' | sha256sum` gives it.
    expect(await fingerprintOf({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a')
  })

  it('is the same whatever order the fields of a record came in', () => {
    const fields = { b: 1, c: 2, a: 3, e: 4, d: 5 }
    const turned = Object.fromEntries(Object.entries(fields).reverse())
    expect(canonicalJson(turned)).toBe('{"a":3,"b":1,"c":2,"d":5,"e":4}')
    expect(canonicalJson(fields)).toBe(canonicalJson(turned))
  })
})
