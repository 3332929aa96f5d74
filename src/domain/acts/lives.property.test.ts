import { asIssued } from '@/domain/invoices/fixtures'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clientInfoSchema } from '@/domain/gyms/gym'
import { bounceCharge } from '@/domain/invoices/bounceCharge'
import { withCreditMove } from '@/domain/invoices/creditMoves'
import type { Invoice } from '@/domain/invoices/invoice'
import { noteWithNextNumber, withNextNumber } from '@/domain/invoices/invoiceNumber'
import { effectsOf } from '@/domain/invoices/moneyAct'
import { settledMember } from '@/domain/invoices/settledMember'
import type { LedgerFact } from '@/domain/ledger/ledgerEntry'
import { payCredit, unclearedIn } from '@/domain/invoices/payCredit'
import { billRecurring } from '@/domain/packageLife/billRecurring'
import { previewCancel } from '@/domain/packageLife/cancel'
import { previewChange } from '@/domain/packageLife/change'
import { memberWith } from '@/domain/members/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { rollOver } from '@/domain/packageLife/rollOver'
import type { PackageChange } from '@/domain/packageLife/packageAct'
import { addDays, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { minus, toPaise, toRupees } from '@/domain/shared/money'
import { runsOf } from '@/domain/shared/propertyRuns'
import type { Refusal } from '@/domain/shared/refusal'
import { actInputs, type ActRead } from './actInputs'
import { invoiceActs, type InvoiceActName } from './invoiceActs'
import { askedBy, life, stepOf, templates, type Asked, type Life, type Standing } from './livesFixtures'
import { brokenIn, notReplayed } from './livesInvariants'
import { packageActs, type PackageActContext, type PackageActName } from './packageActs'
import { newFacts } from '@/domain/invoices/factsOf'

/** One member with all their invoices and entries, as the store would hold them after each act. */
type Book = Omit<Standing, 'invoices'> & {
  invoices: Map<string, Invoice>
  facts: LedgerFact[]
  numbered: number
}

const gym = clientInfoSchema.parse({
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
    ...{ today, gym, settings, role: 'CLIENT', by: 'owner' },
    now: instantAt(today, '12:00', 'Asia/Kolkata'),
    ids: { assignmentId: `package-${key}`, invoiceId: `invoice-${key}`, paymentId: `payment-${key}` },
    openInvoices: [...invoices.values()].filter(({ id }) => named.has(id)),
  }
}

const bookOf = ({ start, steps: _steps, placeOfSupply: _place, ...preference }: Life): Book => ({
  member: memberWith(),
  invoices: new Map(),
  facts: [],
  today: start,
  numbered: 0,
  settings: settingsWith(preference),
})

const booksOf = ({ member, invoices, facts }: Book) => ({ member, facts, invoices: [...invoices.values()] })

/** Stores an invoice with the number that it, or its new note, takes, and with its entries. */
function keep(book: Book, invoice: Invoice) {
  const before = book.invoices.get(invoice.id) ?? null
  const last = invoice.creditNotes.at(-1)
  const isNoted = last !== undefined && invoice.creditNotes.length > (before?.creditNotes.length ?? 0)
  const at = book.numbered
  const numbered = before ? invoice : withNextNumber(asIssued(invoice), 'IRN', at)
  const note = last && isNoted ? noteWithNextNumber(last, 'IRN', at) : null
  if (!before || note) book.numbered += 1
  const creditNotes = note ? [...numbered.creditNotes.slice(0, -1), note] : numbered.creditNotes
  const entered = { date: book.today, at: instantAt(book.today, '12:00', 'Asia/Kolkata'), by: 'owner' }
  const after = withCreditMove(before, { ...asIssued(numbered), creditNotes }, entered)
  book.facts.push(...newFacts(before, after))
  book.invoices.set(invoice.id, after)
}

function keepChange(book: Book, { member, invoice, changedInvoices }: PackageChange) {
  book.member = member
  for (const each of invoice ? [invoice, ...changedInvoices] : changedInvoices) keep(book, each)
}

/** As many as the issue of the model of money asks for; a mutant gets a few of them. */
const LIVES = runsOf(2000)

/** Ten seconds alone; a busy machine takes a multiple. Milliseconds. */
const LONGEST = 120_000

/** The notes that an act gave come to exactly what its preview said. */
function expectNote({ changedInvoices }: PackageChange, rupees: number) {
  const note = changedInvoices[0]?.creditNotes.at(-1)
  expect(note?.amount ?? 0).toBe(rupees)
}

function expectChangePreview(
  { member }: Book,
  template: PackageTemplate,
  { terms, mode }: ActRead<'change'>,
  ctx: PackageActContext,
  outcome: PackageChange | Refusal,
) {
  const preview = previewChange(
    member,
    template,
    { ...terms, percentOff: 0, payment: null, payments: [], mode },
    ctx,
  )
  if (outcome.kind !== 'done' || preview.kind !== 'preview') return expect(outcome.kind).toBe('refused')
  const { newAmount: amount, creditApplied } = preview
  expect(outcome.invoice).toMatchObject({ amount, creditApplied })
  expect(outcome.member.creditBalance).toBe(preview.creditLeft)
  return expectNote(outcome, preview.creditNote)
}

function expectCancelPreview(
  { member }: Book,
  terms: ActRead<'cancel'>,
  ctx: PackageActContext,
  outcome: PackageChange | Refusal,
) {
  const preview = previewCancel(member, terms, ctx)
  if (outcome.kind !== 'done' || preview.kind !== 'preview' || terms.atPeriodEnd) return
  const credited = minus(toPaise(outcome.member.creditBalance), toPaise(member.creditBalance))
  expect(toRupees(credited)).toBe(preview.toCredit)
  expectNote(outcome, preview.creditNote)
}

function onPackage<A extends PackageActName>(
  book: Book,
  act: A,
  input: ActRead<A>,
  template: PackageTemplate,
  ctx: PackageActContext,
): PackageChange | Refusal {
  const found = { template, promo: { promo: null, usedByMember: 0 }, accepted: null }
  return packageActs[act](book.member, input, ctx, found)
}

function onInvoice<A extends InvoiceActName>(
  book: Book,
  act: A,
  input: ActRead<A>,
  ctx: PackageActContext,
  key: string,
) {
  const before = book.invoices.get(input.invoiceId) ?? expect.fail('no invoice')
  const money = { ...ctx, key, closedDays: new Set<CivilDate>(), creditBalance: book.member.creditBalance }
  const moved = invoiceActs[act](before, input, money)
  if (moved.kind !== 'done') return
  const charged = 'charge' in input ? Number(input.charge) : 0
  const charge = charged > 0 ? [bounceCharge(book.member, charged, ctx)] : []
  for (const after of [moved.invoice, ...charge]) {
    const effects = effectsOf(book.invoices.get(after.id) ?? null, after)
    book.member = settledMember(book.member, after, effects, ctx)
    keep(book, after)
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

function perform(book: Book, asked: Asked, template: PackageTemplate, key: string) {
  const ctx = contextOf(book, key)
  const { act } = asked
  switch (act) {
    case 'payCredit': {
      const paid = payCredit(book.member, asked.input, {
        ...ctx,
        key,
        uncleared: unclearedIn([...book.invoices.values()]),
      })
      if (paid.kind !== 'done') return
      book.member = paid.member
      book.facts.push(paid.fact)
      return
    }
    case 'assign':
    case 'renew':
    case 'change':
    case 'freeze':
    case 'endFreeze':
    case 'extend':
    case 'cancel': {
      const outcome = onPackage(book, act, asked.input, template, ctx)
      if (act === 'change') expectChangePreview(book, template, asked.input, ctx, outcome)
      if (act === 'cancel') expectCancelPreview(book, asked.input, ctx, outcome)
      if (outcome.kind === 'done') keepChange(book, outcome)
      return
    }
    default:
      onInvoice(book, act, asked.input, ctx, key)
  }
}

it(
  'whatever is done to packages, invoices, cheques and credit: money in − out + dues = billed − credited + credit held, notes are at most their invoice, tax is that of what was supplied, billed terms are whole, each number once, the ledger replays',
  { timeout: LONGEST },
  async () => {
    const made = { lives: 0, numbers: 0, payouts: 0, cleared: 0, bounced: 0 }
    await fc.assert(
      fc.asyncProperty(life, async (whole) => {
        const book = bookOf(whole)
        for (const at of whole.steps.keys()) {
          const todo = stepOf(whole, at, book.member)
          book.today = addDays(book.today, todo.wait)
          night(book)
          // After the night there may be no package any more, or one again.
          const asked = askedBy({ ...book, ...booksOf(book) }, todo, whole)
          if (asked !== null) perform(book, asked, todo.template, `k${at}`)
          expect(brokenIn(booksOf(book), templates)).toEqual([])
        }
        expect(notReplayed(booksOf(book), book.today, book.settings.graceDays)).toEqual([])
        made.lives += 1
        made.numbers += book.numbered
        const countOf = (kind: LedgerFact['kind']) => book.facts.filter((fact) => fact.kind === kind).length
        made.payouts += countOf('payCredit')
        made.cleared += countOf('clearance')
        made.bounced += countOf('bounce')
        // The worker also answers Vitest, which else gives it up on a busy machine.
        if (made.lives % 100 === 0) await new Promise((resolve) => setTimeout(resolve))
      }),
      { numRuns: LIVES },
    )
    expect(made.lives).toBe(LIVES)
    expect(made.numbers).toBeGreaterThan(2 * LIVES)
    expect(Math.min(made.payouts, made.cleared, made.bounced)).toBeGreaterThanOrEqual(Math.floor(LIVES / 20))
  },
)

it('the lives send what the acts read', () => {
  for (const whole of fc.sample(life, { numRuns: 20, seed: 1 })) {
    const book = bookOf(whole)
    for (const todo of whole.steps) {
      const asked = askedBy({ ...book, invoices: [] }, todo, whole)
      if (asked !== null) expect(actInputs[asked.act].parse(asked.input)).toEqual(asked.input)
    }
  }
})
