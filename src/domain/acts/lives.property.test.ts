import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clientInfoSchema } from '@/domain/gyms/gym'
import type { CentreSettings } from '@/domain/gyms/settings'
import { creditedOf, countedDueOf, dueOf, paidOf } from '@/domain/invoices/dueOf'
import type { Invoice } from '@/domain/invoices/invoice'
import { noteWithNextNumber, withNextNumber } from '@/domain/invoices/invoiceNumber'
import { overpaidOf } from '@/domain/invoices/overpaidOf'
import { settledMember } from '@/domain/invoices/settledMember'
import { standingPaymentsOf } from '@/domain/invoices/takeBack'
import type { Member } from '@/domain/members/member'
import { billRecurring } from '@/domain/packages/billRecurring'
import { previewCancel } from '@/domain/packages/cancel'
import { previewChange } from '@/domain/packages/change'
import { memberWith, settingsWith, templateWith } from '@/domain/packages/fixtures'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { renewalStart } from '@/domain/packages/renew'
import { rollOver } from '@/domain/packages/rollOver'
import type { PackageChange } from '@/domain/packages/sell'
import { endDateOf } from '@/domain/packages/term'
import { addDays, daysUntil, instantAt } from '@/domain/shared/calendar'
import { civil, type CivilDate } from '@/domain/shared/civilDate'
import { shareOf, toPaise, toRupees } from '@/domain/shared/money'
import type { Refusal } from '@/domain/shared/refusal'
import { actInputs, type SaleTermsInput } from './actInputs'
import { invoiceActs, type InvoiceActContext } from './invoiceActs'
import { packageActs, type PackageActContext } from './packageActs'

/** One member with all their invoices, as the store would hold them after each act. */
type Book = {
  member: Member
  invoices: Map<string, Invoice>
  today: CivilDate
  numbers: string[]
  settings: CentreSettings
}

const templates: readonly PackageTemplate[] = [
  templateWith({ id: 'month', name: 'Month', type: 'Recurring', price: 1499, joiningFee: 500 }),
  templateWith({
    id: 'week',
    name: 'Week',
    type: 'Recurring',
    price: 400,
    durationType: 'Week',
    duration: 2,
  }),
  templateWith({ id: 'quarter', name: 'Quarter', price: 3999.5, duration: 3, joiningFee: 250 }),
  templateWith({ id: 'year', name: 'Year', price: 11_999, duration: 1, durationType: 'Year', taxRate: 18 }),
].map((template) => ({ ...template, freeze: { ...template.freeze, fee: 100 } }))

const acts = [
  ...['assign', 'renew', 'change', 'change', 'freeze', 'endFreeze', 'extend', 'cancel', 'cancel', 'wait'],
  ...['collect', 'collect', 'reverse', 'refund', 'creditNote', 'forgive', 'unforgive', 'putAway'],
] as const
const modes = ['restart', 'keepEnd', 'atEnd'] as const

const step = fc.record({
  act: fc.constantFrom(...acts),
  wait: fc.oneof(
    { arbitrary: fc.nat(4), weight: 5 },
    { arbitrary: fc.nat(30), weight: 4 },
    { arbitrary: fc.nat(400), weight: 1 },
  ),
  which: fc.nat(7),
  template: fc.constantFrom(...templates),
  days: fc.integer({ min: 1, max: 20 }),
  part: fc.constantFrom(0, 25, 50, 100),
  rupees: fc.integer({ min: 1, max: 200_000 }).map(toRupees),
  mode: fc.constantFrom(...modes),
  flag: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

const life = fc.record({
  taxRegime: fc.constantFrom('regular', 'regular', 'unregistered'),
  taxInclusive: fc.boolean(),
  roundToRupee: fc.boolean(),
  placeOfSupply: fc.constantFrom('', '', 'Maharashtra'),
  start: fc.nat(730).map((days) => addDays(civil('2024-12-25'), days)),
  steps: fc.array(step, { minLength: 10, maxLength: 10 }),
})
type Life = typeof life extends fc.Arbitrary<infer One> ? One : never

const centre = clientInfoSchema.parse({
  id: 'g1',
  name: 'Iron Gym',
  email: 'iron@demo.test',
  type: 'GYM',
  state: 'Madhya Pradesh',
})

/** Built by hand: parsing settings for each of a hundred thousand acts would take most of the time. */
function contextOf({ member, invoices, today, settings }: Book, key: string): PackageActContext {
  const named = new Set([member.currentPackage, member.futurePackage].flatMap((pkg) => pkg?.invoiceIds ?? []))
  return {
    ...{ today, centre, settings, role: 'CLIENT', by: 'owner' },
    now: instantAt(today, '12:00', 'Asia/Kolkata'),
    ids: { assignmentId: `package-${key}`, invoiceId: `invoice-${key}`, paymentId: `payment-${key}` },
    openInvoices: [...invoices.values()].filter(({ id }) => named.has(id)),
  }
}

const bookOf = ({ start, taxRegime, taxInclusive, roundToRupee }: Life): Book => ({
  member: memberWith(),
  invoices: new Map(),
  today: start,
  numbers: [],
  settings: settingsWith({ taxRegime, taxInclusive, roundToRupee }),
})

/** Stores an invoice with the number that it, or its new note, takes. */
function keep(book: Book, invoice: Invoice) {
  const before = book.invoices.get(invoice.id)
  const last = invoice.creditNotes.at(-1)
  const isNoted = last !== undefined && invoice.creditNotes.length > (before?.creditNotes.length ?? 0)
  const at = book.numbers.length
  const numbered = before ? invoice : withNextNumber(invoice, 'IRN', at)
  const note = last && isNoted ? noteWithNextNumber(last, 'IRN', at) : null
  if (!before) book.numbers.push(numbered.invoiceNumber)
  if (note) book.numbers.push(note.number)
  const creditNotes = note ? [...numbered.creditNotes.slice(0, -1), note] : numbered.creditNotes
  book.invoices.set(invoice.id, { ...numbered, creditNotes })
}

function keepChange(book: Book, { member, invoice, changedInvoices }: PackageChange) {
  book.member = member
  for (const each of invoice ? [invoice, ...changedInvoices] : changedInvoices) keep(book, each)
}

/** Ten seconds alone; a busy machine takes a multiple. Milliseconds. */
const LONGEST = 120_000

/** The first or another of the member's invoices. */
const invoiceAt = ({ invoices }: Book, which: number): Invoice | undefined =>
  [...invoices.values()][which % Math.max(1, invoices.size)]

const termsInput = (book: Book, { template, part, flag }: Step, { placeOfSupply }: Life): SaleTermsInput => {
  const amount = toRupees(shareOf(toPaise(template.price), part, 100))
  return {
    startDate: renewalStart(book.member, book.today, book.settings),
    basePrice: template.price,
    joiningFee: flag ? template.joiningFee : 0,
    discount: flag ? 0 : 50,
    discountReason: flag ? '' : 'Friend of the house',
    ...{ promoCode: '', comments: '', promoId: '', placeOfSupply, customerGstin: '' },
    dueOn: book.today,
    payments:
      part > 0
        ? [
            {
              amount,
              modeOfPayment: 'Cash',
              paymentSource: '',
              reference: '',
              chequeDate: null,
              note: '',
              date: null,
            },
          ]
        : [],
    needEmailCommToClient: false,
    needEmailCommToOwner: false,
  }
}

type Done = PackageChange | Refusal

function packageStep(book: Book, todo: Step, whole: Life, ctx: PackageActContext): Done {
  const { act, template, days, mode, flag, which } = todo
  const found = { template, promo: { promo: null, usedByMember: 0 }, accepted: null }
  const sale = { memberId: 'm1', templateId: template.id, terms: termsInput(book, todo, whole), asks: false }
  const from = addDays(book.today, which)
  switch (act) {
    case 'assign':
    case 'renew':
      return packageActs[act](book.member, sale, ctx, found)
    case 'change': {
      const input = { ...sale, terms: { ...sale.terms, startDate: book.today }, mode }
      const preview = previewChange(
        book.member,
        template,
        { ...input.terms, percentOff: 0, payment: null, payments: [], mode },
        ctx,
      )
      const outcome = packageActs.change(book.member, input, ctx, found)
      if (outcome.kind === 'done' && preview.kind === 'preview') {
        expect(outcome.invoice).toMatchObject({
          amount: preview.newAmount,
          creditApplied: preview.creditApplied,
        })
        expect(outcome.member.creditBalance).toBe(preview.creditLeft)
        expectNote(outcome, preview.creditNote)
      } else expect(outcome.kind).toBe('refused')
      return outcome
    }
    case 'freeze':
      return packageActs.freeze(
        book.member,
        { memberId: 'm1', from, to: addDays(from, days - 1), reason: 'Travel' },
        ctx,
        found,
      )
    case 'endFreeze':
      return packageActs.endFreeze(book.member, { memberId: 'm1', backOn: book.today }, ctx, found)
    case 'extend':
      return packageActs.extend(book.member, { memberId: 'm1', days, reason: 'Closed' }, ctx, found)
    default: {
      const terms = {
        ...{ on: from, fee: flag ? 0 : 20, reason: 'Moving away', atPeriodEnd: which === 7 },
        renewal: book.member.futurePackage !== null,
      }
      const preview = previewCancel(book.member, terms, ctx)
      const outcome = packageActs.cancel(book.member, { memberId: 'm1', ...terms }, ctx, found)
      if (outcome.kind === 'done' && preview.kind === 'preview' && !terms.atPeriodEnd) {
        const credited = toPaise(outcome.member.creditBalance) - toPaise(book.member.creditBalance)
        expect(toRupees(credited)).toBe(preview.toCredit)
        expectNote(outcome, preview.creditNote)
      }
      return outcome
    }
  }
}

/** The notes that an act gave come to exactly what its preview said. */
function expectNote({ changedInvoices }: PackageChange, rupees: number) {
  const note = changedInvoices[0]?.creditNotes.at(-1)
  expect(note?.amount ?? 0).toBe(rupees)
}

function invoiceStep(book: Book, { act, which, rupees, part }: Step, ctx: InvoiceActContext) {
  const invoice = invoiceAt(book, which)
  if (!invoice) return null
  const on = { invoiceId: invoice.id, reason: 'Because' }
  const paymentId = standingPaymentsOf(invoice).at(-1)?.id ?? 'none'
  const amount = part === 100 ? dueOf(invoice) : rupees
  const row = {
    amount,
    modeOfPayment: 'UPI',
    paymentSource: '',
    reference: '',
    chequeDate: null,
    note: '',
    date: null,
  }
  const back = {
    ...on,
    amount: rupees,
    modeOfPayment: 'Cash',
    paymentSource: '',
    reference: '',
    of: paymentId,
  }
  switch (act) {
    case 'collect':
      return invoiceActs.collect(invoice, { invoiceId: invoice.id, rows: [row] }, ctx)
    case 'reverse':
      return invoiceActs.reverse(invoice, { ...on, paymentId }, ctx)
    case 'refund':
      return invoiceActs.refund(invoice, back, ctx)
    case 'creditNote':
      return invoiceActs.creditNote(invoice, { ...on, amount: rupees }, ctx)
    case 'forgive':
      return invoiceActs.forgive(invoice, on, ctx)
    case 'unforgive':
      return invoiceActs.unforgive(invoice, on, ctx)
    default:
      return invoiceActs.putAway(invoice, on, ctx)
  }
}

/** The night: bills until none is due or they stop, then the roll-over. */
function night(book: Book) {
  for (;;) {
    const bill = billRecurring(book.member, contextOf(book, 'night'))
    if (bill?.kind !== 'done') break
    keepChange(book, bill)
  }
  const rolled = rollOver(book.member, book.today, instantAt(book.today, '00:05', 'Asia/Kolkata'))
  if (rolled) keepChange(book, rolled)
}

const moneyActs: readonly string[] = acts.slice(10)

function perform(book: Book, todo: Step, whole: Life, key: string) {
  const ctx = contextOf(book, key)
  if (todo.act === 'wait') return
  if (!moneyActs.includes(todo.act)) {
    const outcome = packageStep(book, todo, whole, ctx)
    if (outcome.kind === 'done') keepChange(book, outcome)
    return
  }
  const money = { ...ctx, key, closedDays: new Set<CivilDate>(), creditBalance: book.member.creditBalance }
  const moved = invoiceStep(book, todo, money)
  if (moved?.kind !== 'done') return
  const { invoice, effects } = moved
  book.member = settledMember(book.member, invoice, effects, ctx)
  keep(book, invoice)
}

const sumOf = (invoices: readonly Invoice[], rupees: (invoice: Invoice) => number) =>
  invoices.reduce((paise, invoice) => paise + toPaise(rupees(invoice)), 0)

const taxOf = ({ cgst, sgst, igst }: Pick<Invoice, 'cgst' | 'sgst' | 'igst'>) =>
  toPaise(cgst) + toPaise(sgst) + toPaise(igst)

/** Each of an invoice's two halves is rounded once, however many notes stand on it: one paisa for both. */
const TAX_TOLERANCE = 1

function expectTax(invoice: Invoice) {
  const taxed = invoice.creditNotes.filter(({ isCommercial }) => !isCommercial)
  const left = taxOf(invoice) - taxed.reduce((paise, note) => paise + taxOf(note), 0)
  const amount = toPaise(invoice.amount)
  const supplied = amount - toPaise(creditedOf({ creditNotes: taxed }))
  const owed = amount === 0 ? 0 : (taxOf(invoice) * supplied) / amount
  expect(Math.abs(left - owed)).toBeLessThanOrEqual(TAX_TOLERANCE)
}

function expectWholeTerm({ fromDate, toDate, packageName }: Invoice) {
  const template = templates.find(({ name }) => name === packageName) ?? expect.fail()
  const from = fromDate ?? expect.fail()
  expect(daysUntil(endDateOf(from, template), toDate ?? expect.fail())).toBeGreaterThanOrEqual(1)
}

function expectBooks({ member, invoices, numbers }: Book) {
  const all = [...invoices.values()].filter(({ isDeleted }) => !isDeleted)
  const moneyKept = sumOf(all, paidOf)
  const stillAsked = sumOf(all, dueOf)
  const billed = sumOf(all, ({ amount }) => amount)
  const credited = sumOf(all, creditedOf)
  // Written-off dues are still asked of the invoice by itself, and owed by nobody.
  expect(moneyKept + stillAsked).toBe(billed - credited + toPaise(member.creditBalance))
  expect(toPaise(member.totalDueAmount)).toBe(sumOf(all, countedDueOf))
  expect(toPaise(member.creditBalance)).toBe(
    sumOf(all, overpaidOf) - sumOf(all, ({ creditApplied }) => creditApplied),
  )
  for (const invoice of all) {
    expect(toPaise(creditedOf(invoice))).toBeLessThanOrEqual(toPaise(invoice.amount))
    expectTax(invoice)
    if (invoice.autoGenerated) expectWholeTerm(invoice)
  }
  expect(new Set(numbers).size).toBe(numbers.length)
}

it(
  'whatever is done to packages and invoices: money in − out + dues = billed − credited + credit held, notes are at most their invoice, tax is that of what was supplied, billed terms are whole, each number once',
  { timeout: LONGEST },
  () => {
    let performed = 0
    fc.assert(
      fc.property(life, (whole) => {
        const book = bookOf(whole)
        whole.steps.forEach((todo, at) => {
          book.today = addDays(book.today, todo.wait)
          night(book)
          const before = book.numbers.length
          // Whoever has no package buys one first, or there would be little to do.
          const isFree = book.member.currentPackage === null || at === 0
          perform(book, isFree ? { ...todo, act: 'assign' } : todo, whole, `k${at}`)
          expectBooks(book)
          performed += book.numbers.length - before
        })
      }),
      { numRuns: 2000 },
    )
    expect(performed).toBeGreaterThan(4000)
  },
)

it('the lives send what the acts read', () => {
  const sample = fc.sample(fc.tuple(step, life), { numRuns: 20, seed: 1 })
  for (const [todo, whole] of sample) {
    const book = bookOf(whole)
    const input = {
      memberId: 'm1',
      templateId: todo.template.id,
      terms: termsInput(book, todo, whole),
      asks: false,
    }
    expect(actInputs.assign.parse(input)).toEqual(input)
  }
})
