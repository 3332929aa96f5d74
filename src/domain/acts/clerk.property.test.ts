import fc from 'fast-check'
import { expect, it } from 'vitest'
import { paidOf } from '@/domain/invoices/dueOf'
import { effectsOf } from '@/domain/invoices/moneyAct'
import { settledMember } from '@/domain/invoices/settledMember'
import { memberWith } from '@/domain/members/fixtures'
import type { Member } from '@/domain/members/member'
import { billRecurring } from '@/domain/packageLife/billRecurring'
import { contextOn } from '@/domain/packageLife/fixtures'
import type { PackageChange } from '@/domain/packageLife/packageAct'
import { rollOver } from '@/domain/packageLife/rollOver'
import { addDays, addDuration, instantAt } from '@/domain/shared/calendar'
import { civil, type CivilDate } from '@/domain/shared/civilDate'
import { minus, sum, toPaise } from '@/domain/shared/money'
import { runsOf } from '@/domain/shared/propertyRuns'
import { isRefused, type Refusal } from '@/domain/shared/refusal'
import {
  attempt,
  cashOf,
  isGivenWithin,
  saleBy,
  settings,
  type Attempt,
  type ClerksBook,
} from './clerkFixtures'
import { invoiceActs } from './invoiceActs'
import { packageActs, type PackageActContext } from './packageActs'

/** Parsing the centre for each of ten thousand acts would take most of the time. */
const base = contextOn('2026-01-31', { settings })

function contextOf({ member, invoices, today }: ClerksBook, key: string): PackageActContext {
  const named = new Set([member.currentPackage, member.futurePackage].flatMap((pkg) => pkg?.invoiceIds ?? []))
  const openInvoices = [...invoices.values()].filter(({ id }) => named.has(id))
  const ids = { assignmentId: `package-${key}`, invoiceId: `invoice-${key}`, paymentId: `payment-${key}` }
  return {
    ...base,
    today,
    now: instantAt(today, '12:00', 'Asia/Kolkata'),
    openInvoices,
    ids,
    role: 'MANAGER',
  }
}

/** Whoever has no package is sold one, mostly from today on: or there would be little to give. */
const steered = (one: Attempt, { currentPackage }: Member): Attempt =>
  currentPackage === null && one.act !== 'ask'
    ? { ...one, act: 'assign', shift: one.hasFee ? 0 : one.shift }
    : one

/** Stands in the store from now on. A number is all that an issued invoice lacks here. */
function keep(book: ClerksBook, { member, history, invoice, changedInvoices }: PackageChange): void {
  book.member = member
  for (const { entry } of history) book.packages.set(entry.id, entry)
  for (const pkg of [member.currentPackage, member.futurePackage]) if (pkg) book.packages.set(pkg.id, pkg)
  for (const each of [invoice, ...changedInvoices])
    if (each) book.invoices.set(each.id, each.issuedOn === null ? each : { ...each, seq: 1 })
}

/** What the night does meanwhile: bills, and the roll-over. */
function night(book: ClerksBook): void {
  for (;;) {
    const bill = billRecurring(book.member, contextOf(book, 'night'))
    if (bill?.kind !== 'done') break
    keep(book, bill)
  }
  const { now } = contextOf(book, 'night')
  const rolled = rollOver(book.member, book.today, now)
  if (rolled) keep(book, rolled)
}

/** An act on the invoice that was made last, of those that are meant. */
function onInvoice(
  book: ClerksBook,
  act: 'collect' | 'issue' | 'submit',
  one: Attempt,
  ctx: PackageActContext,
): PackageChange | Refusal | null {
  const { member } = book
  const before = [...book.invoices.values()].findLast(
    ({ issuedOn }) => (act === 'collect') === (issuedOn !== null),
  )
  if (before === undefined) return null
  const money = {
    ...{ ...ctx, key: ctx.ids.paymentId, closedDays: new Set<CivilDate>() },
    creditBalance: member.creditBalance,
  }
  const invoiceId = before.id
  const moved =
    act === 'collect'
      ? invoiceActs.collect(before, { invoiceId, rows: [cashOf(Math.max(1, before.due * one.paid))] }, money)
      : invoiceActs[act](before, { invoiceId }, money)
  if (isRefused(moved)) return moved
  const settled = settledMember(member, moved.invoice, effectsOf(before, moved.invoice), ctx)
  return { kind: 'done', member: settled, history: [], invoice: moved.invoice, changedInvoices: [] }
}

function tried(book: ClerksBook, one: Attempt, ctx: PackageActContext): PackageChange | Refusal | null {
  const { member, today } = book
  const { act, template, days, shift } = one
  const memberId = member.id
  const found = { template, promo: { promo: null, usedByMember: 0 }, accepted: null }
  const { mode, ...sale } = saleBy(one, memberId, today, act === 'ask')
  switch (act) {
    case 'assign':
      return packageActs.assign(member, { ...sale, leadId: '' }, ctx, found)
    case 'renew':
      return packageActs.renew(member, sale, ctx, found)
    case 'change':
      return packageActs.change(member, { ...sale, mode }, ctx, found)
    case 'ask':
      return member.currentPackage === null
        ? packageActs.assign(member, { ...sale, leadId: '' }, ctx, found)
        : packageActs.change(member, { ...sale, mode }, ctx, found)
    case 'complete': {
      const accepted = [...book.invoices.values()].findLast((invoice) => invoice.sale !== null) ?? null
      const { templateId, terms } = sale
      const input = { memberId, invoiceId: accepted?.id ?? '', templateId, terms }
      return packageActs.completeSale(member, input, ctx, { ...found, accepted })
    }
    case 'extend':
      return packageActs.extend(member, { memberId, days, reason: 'Because' }, ctx, found)
    case 'freeze': {
      const from = addDays(today, Math.max(0, shift))
      return packageActs.freeze(member, { memberId, from, to: addDays(from, days), reason: '' }, ctx, found)
    }
    case 'endFreeze':
      return packageActs.endFreeze(member, { memberId, backOn: addDays(today, shift) }, ctx, found)
    default:
      return onInvoice(book, act, one, ctx)
  }
}

const netOf = ({ totalDueAmount, creditBalance }: Member) =>
  minus(toPaise(totalDueAmount), toPaise(creditBalance))
/** Packages that cost nothing by the list and were begun. */
const freeOnesOf = ({ packages }: ClerksBook) =>
  [...packages.values()].filter(
    ({ packageId, startDate, term }) =>
      packageId === 'trial' && startDate !== null && (term?.soldDays ?? 0) > 0,
  ).length
const receivedOf = ({ invoices }: ClerksBook) =>
  sum([...invoices.values()].map((invoice) => toPaise(paidOf(invoice))))

it(
  'a clerk who tries to give away, by any act on any day and any package, never passes the limit without the owner, and nobody owes less or has more credit for it (PRODUCT 2.T)',
  { timeout: 600_000 },
  () => {
    const done = new Map<string, number>()
    fc.assert(
      fc.property(fc.array(attempt, { minLength: 20, maxLength: 20 }), (attempts) => {
        const book: ClerksBook = {
          ...{ member: memberWith(), invoices: new Map(), packages: new Map() },
          today: civil('2026-01-31'),
        }
        for (const [at, each] of attempts.entries()) {
          book.today = addDays(book.today, each.wait)
          night(book)
          const { member: before } = book
          const one = steered(each, before)
          const owedBefore = netOf(before) + receivedOf(book)
          const outcome = tried(book, one, contextOf(book, `k${at}`))
          if (outcome === null || isRefused(outcome)) continue
          done.set(one.act, (done.get(one.act) ?? 0) + 1)
          keep(book, outcome)
          expect(netOf(book.member) + receivedOf(book)).toBeGreaterThanOrEqual(owedBefore)
          expect(book.member.creditBalance).toBeLessThanOrEqual(before.creditBalance)
          expect(isGivenWithin(book)).toBe(true)
          expect(freeOnesOf(book)).toBeLessThanOrEqual(1)
          for (const pkg of [book.member.currentPackage, book.member.futurePackage])
            expect((pkg?.startDate ?? '') <= addDuration(book.today, 5, 'Year')).toBe(true)
        }
      }),
      { numRuns: runsOf(400, 20_000) },
    )
    for (const act of ['assign', 'renew', 'change', 'extend', 'freeze', 'collect', 'ask'])
      expect(done.get(act) ?? 0, act).toBeGreaterThan(20)
    expect([done.get('complete'), done.get('issue')]).toEqual([undefined, undefined])
  },
)
