import { describe, expect, it } from 'vitest'
import { credit } from '@/domain/invoices/creditNote'
import { creditedOf } from '@/domain/invoices/dueOf'
import { newFacts } from '@/domain/invoices/factsOf'
import { forgive } from '@/domain/invoices/forgive'
import { statsDeltaOf } from '@/domain/invoices/statsOfInvoice'
import { sum, toPaise } from '@/domain/shared/money'
import { doneInvoice, asIssued, moneyContextOn } from '@/domain/invoices/fixtures'
import type { Invoice } from '@/domain/invoices/invoice'
import { settledMember } from '@/domain/invoices/settledMember'
import type { Member } from '@/domain/members/member'
import { civil } from '@/domain/shared/civilDate'
import { cancel, previewCancel, type CancelTerms } from './cancel'
import { changePackage, previewChange } from './change'
import { extend } from './extend'
import { cash, contextOn, done, reasonOf, saleTerms } from './fixtures'
import { memberWith } from '@/domain/members/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { templateWith } from '@/domain/packages/fixtures'
import { freeze } from './freeze'
import { assign } from './sell'
import type { ActContext, PackageChange } from './packageAct'
import type { SaleTerms } from './saleTerms'

const settings = settingsWith({ taxRegime: 'regular', gstin: '23AAPFU0939F1ZQ' })
const yearly = templateWith({ id: 'yearly', name: 'Yearly', price: 12000, duration: 1, durationType: 'Year' })
const monthly = templateWith({ price: 3000 })

type Book = { member: Member; invoices: Invoice[] }

function sold(start: string, template = monthly, fields: Partial<SaleTerms> = {}): Book {
  const terms = saleTerms(start, { basePrice: template.price, payment: cash(template.price), ...fields })
  return next({ member: memberWith(), invoices: [] }, assign(memberWith(), template, terms, ctx(start, [])))
}

const ctx = (today: string, openInvoices: Invoice[], act = 'a1'): ActContext =>
  contextOn(today, { settings, openInvoices }, act)

/** The book after an act. */
function next({ invoices }: Book, outcome: PackageChange | { kind: 'refused'; reason: string }): Book {
  const { member, invoice, changedInvoices } = done(outcome)
  const changed = new Map([...(invoice ? [invoice] : []), ...changedInvoices].map((each) => [each.id, each]))
  const kept = invoices.filter(({ id }) => !changed.has(id))
  return { member, invoices: [...kept, ...changed.values()] }
}

const leave = (on: string, fields: Partial<CancelTerms> = {}): CancelTerms => ({
  on: civil(on),
  fee: 0,
  reason: 'Moving away',
  atPeriodEnd: false,
  ...fields,
})

describe('change and cancel give one credit note over the whole unused share, paid or not', () => {
  it('an upgrade takes back the tax of the unused days, which the new invoice taxes again', () => {
    const book = sold('2026-11-01')
    const terms = { ...saleTerms('2026-11-16', { basePrice: 12000 }), mode: 'restart' as const }
    const after = next(
      book,
      changePackage(book.member, yearly, terms, ctx('2026-11-16', book.invoices, 'a2')),
    )
    const [noted, made] = ['invoice-a1', 'invoice-a2'].map((id) =>
      after.invoices.find((each) => each.id === id),
    )
    expect(made).toMatchObject({ amount: 12000, creditApplied: 1500 })
    expect(noted?.creditNotes).toMatchObject([
      { amount: 1500, taxable: 1428.57, cgst: 35.72, sgst: 35.72, isCommercial: false },
    ])
    expect(after.member).toMatchObject({ creditBalance: 0, totalDueAmount: 10500 })
  })

  it('notes given earlier count: nobody gets back more than was paid', () => {
    const book = sold('2026-11-01')
    const [invoice] = book.invoices
    const money = { ...moneyContextOn('2026-11-10'), settings }
    const noted = doneInvoice(
      credit(invoice ?? expect.fail(), { id: 'c', amount: 3000, reason: 'Closed' }, money),
    )
    const member = settledMember(book.member, noted.invoice, noted.effects, money)
    expect(member.creditBalance).toBe(3000)
    const after = done(cancel(member, leave('2026-11-16'), ctx('2026-11-16', [noted.invoice], 'a2')))
    expect(after.member.creditBalance).toBe(3000)
    expect(after.changedInvoices).toEqual([])
  })

  it('and half of what an earlier note left goes back at half of the term', () => {
    const book = sold('2026-11-01')
    const money = { ...moneyContextOn('2026-11-10'), settings }
    const terms = { id: 'c', amount: 1000, reason: 'Closed' }
    const noted = doneInvoice(credit(book.invoices[0] ?? expect.fail(), terms, money))
    const member = settledMember(book.member, noted.invoice, noted.effects, money)
    const preview = previewCancel(member, leave('2026-11-16'), ctx('2026-11-16', [noted.invoice], 'a2'))
    expect(preview).toMatchObject({ earned: 1000, creditNote: 1000, toCredit: 1000, due: 0 })
  })

  it('a cancellation that is brought forward gives back only the days between', () => {
    const book = sold('2026-11-01')
    const first = next(book, cancel(book.member, leave('2026-11-26'), ctx('2026-11-10', book.invoices, 'a2')))
    expect(first.member.creditBalance).toBe(500)
    const then = next(
      first,
      cancel(first.member, leave('2026-11-16'), ctx('2026-11-12', first.invoices, 'a3')),
    )
    expect(then.member.creditBalance).toBe(1500)
    expect(then.invoices[0]?.creditNotes.map(({ amount }) => amount)).toEqual([500, 1000])
  })

  it('what is written off stays written off', () => {
    const book = sold('2026-11-01', monthly, { payment: null })
    const forgiven = book.invoices.map((invoice) => ({
      ...asIssued(invoice),
      held: 'Forgive' as const,
    }))
    const change = done(
      cancel({ ...book.member, totalDueAmount: 0 }, leave('2026-11-16'), ctx('2026-11-16', forgiven, 'a2')),
    )
    expect(change.member).toMatchObject({ totalDueAmount: 0, creditBalance: 0 })
  })
})

describe('sold days are used first, days given for nothing last and without money’s worth', () => {
  it('ten days given at the end are not the first ten to be used', () => {
    const book = sold('2026-11-01')
    const given = next(book, extend(book.member, 10, 'Closed', ctx('2026-11-05', book.invoices)))
    const on = (day: string) => previewCancel(given.member, leave(day), ctx(day, given.invoices, 'a2'))
    expect(on('2026-11-16')).toMatchObject({ unusedDays: 15, cycleDays: 30, toCredit: 1500 })
    expect(on('2026-12-01')).toMatchObject({ unusedDays: 0, creditNote: 0, toCredit: 0 })
    expect(on('2026-12-10')).toMatchObject({ lastDay: '2026-12-09', toCredit: 0 })
  })

  it('a joining fee is earned at once, with free days too', () => {
    const fields = { joiningFee: 500, payment: cash(3500) }
    const book = sold('2026-11-01', monthly, fields)
    const given = next(book, extend(book.member, 10, 'Closed', ctx('2026-11-01', book.invoices)))
    // One day of thirty, and the fee.
    expect(
      previewCancel(given.member, leave('2026-11-02'), ctx('2026-11-02', given.invoices, 'a2')),
    ).toMatchObject({
      earned: 600,
      toCredit: 2900,
    })
  })

  it('frozen days were not used', () => {
    const book = sold('2026-11-01')
    const stop = { from: civil('2026-11-06'), to: civil('2026-11-15'), reason: '' }
    const frozen = next(book, freeze(book.member, stop, ctx('2026-11-06', book.invoices, 'a2')))
    expect(
      previewCancel(frozen.member, leave('2026-11-26'), ctx('2026-11-26', frozen.invoices, 'a3')),
    ).toMatchObject({
      unusedDays: 15,
      toCredit: 1500,
    })
  })

  it('with the old end the new package takes over the sold days, and the given ones as a gift', () => {
    const book = sold('2026-11-01')
    const given = next(book, extend(book.member, 10, 'Closed', ctx('2026-11-05', book.invoices)))
    const terms = { ...saleTerms('2026-11-16', { basePrice: 12000 }), mode: 'keepEnd' as const }
    const kept = next(
      given,
      changePackage(given.member, yearly, terms, ctx('2026-11-16', given.invoices, 'a2')),
    )
    expect(kept.member.currentPackage).toMatchObject({
      endDate: '2026-12-10',
      term: { from: '2026-11-16', to: '2026-12-10', soldDays: 15, freeDays: 10 },
    })
  })
})

describe('the limit of 30 November holds for every note', () => {
  const book = sold('2026-03-01', templateWith({ ...yearly, duration: 3 }), {
    basePrice: 12000,
    payment: cash(12000),
  })

  it.each([
    ['on the last day takes its tax back', '2026-11-30', false],
    ['the day after is a commercial note without tax', '2026-12-01', true],
  ])('a cancellation %s, and the preview says so', (_case, day, isCommercial) => {
    const act = ctx(day, book.invoices, 'a2')
    expect(previewCancel(book.member, leave(day), act)).toMatchObject({ isCommercial })
    const [invoice] = done(cancel(book.member, leave(day), act)).changedInvoices
    expect(invoice?.creditNotes[0]).toMatchObject({ isCommercial })
    expect(invoice?.creditNotes[0]?.taxable === 0).toBe(isCommercial)
  })

  it('a change likewise', () => {
    const terms = { ...saleTerms('2026-12-01', { basePrice: 3000 }), mode: 'restart' as const }
    expect(previewChange(book.member, monthly, terms, ctx('2026-12-01', book.invoices, 'a2'))).toMatchObject({
      isCommercial: true,
    })
  })
})

describe('the running term alone is changed', () => {
  it('not from a day before it: what was billed earlier is settled', () => {
    const book = sold('2026-11-01', templateWith({ price: 3000, type: 'Recurring' }))
    const pkg = book.member.currentPackage ?? expect.fail()
    const term = {
      from: civil('2026-12-01'),
      to: civil('2026-12-31'),
      soldDays: 31,
      freeDays: 0,
      invoiceId: 'i2',
      listed: null,
      given: 0,
    }
    const member = { ...book.member, currentPackage: { ...pkg, endDate: term.to, term } }
    const terms = { ...saleTerms('2026-11-20', { basePrice: 12000 }), mode: 'restart' as const }
    expect(reasonOf(changePackage(member, yearly, terms, ctx('2026-12-10', [], 'a2')))).toBe(
      'The term of now began on 01 Dec, 2026. Change it from that day on.',
    )
  })
})

describe('what was written off is not credited as well (an independent reckoning: 3,000, 500 paid, cancelled after a day)', () => {
  function writtenOff() {
    const book = sold('2026-11-01', monthly, { payment: cash(500) })
    const [invoice] = book.invoices
    if (!invoice) throw new Error('nothing was billed')
    const forgiven = doneInvoice(
      forgive(
        { ...asIssued(invoice), invoiceNumber: 'IRN/26-27/000001' },
        { id: 'f1', reason: 'Hardship' },
        moneyContextOn('2026-11-01'),
      ),
    ).invoice
    return { member: { ...book.member, totalDueAmount: 0 }, invoices: [forgiven] }
  }
  const stopped = (on: string) => {
    const book = writtenOff()
    const before = book.invoices[0] ?? null
    const after = next(book, cancel(book.member, leave(on), ctx(on, book.invoices, 'a2'))).invoices[0]
    if (!after) throw new Error('the invoice is gone')
    return { after, stats: statsDeltaOf(before, after), facts: newFacts(before, after) }
  }

  it('the write-off goes where nothing stays due', () => {
    const { after, stats, facts } = stopped('2026-11-02')
    expect(after).toMatchObject({ held: 'Issued', forgiveness: null })
    expect(creditedOf(after)).toBe(2900)
    expect(stats['2026-11']).toMatchObject({ credited: 2900, forgiven: -2500 })
    expect(facts.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['creditNote', -2900],
      ['unforgive', 2500],
    ])
  })

  it('and stands over what stays due after the note', () => {
    const { after, stats, facts } = stopped('2026-11-16')
    expect(creditedOf(after)).toBe(1500)
    expect(after).toMatchObject({ held: 'Forgive', forgiveness: { amount: 1000, reason: 'Hardship' } })
    expect(stats['2026-11']).toMatchObject({ credited: 1500, forgiven: -1500 })
    expect(sum(facts.map(({ amount }) => toPaise(amount)))).toBe(0)
  })
})
