import type { Invoice } from '@/domain/invoices/invoice'
import type { Member } from '@/domain/members/member'
import { addStats, type StatsByMonth } from '@/domain/monthStats/monthStats'
import { statsDeltaOf } from '@/domain/monthStats/statsOf'
import type { ActIds, PackageChange } from '@/domain/packages/sell'
import type { HeldPromo } from '@/domain/promoCodes/promoSale'
import { isRefused, type Refusal } from '@/domain/shared/refusal'
import { numberInvoice, numberLastNote } from '@/data/invoices/counters'
import { changeInvoice, createInvoice, invoicePath, readInvoice } from '@/data/invoices/invoiceRecords'
import { writeStats } from '@/data/monthStats/writeStats'
import { promoIn, useOfPromo } from '@/data/promoCodes/promoRecords'
import type { Clock } from '@/data/store/clock'
import type { DocumentStore, StoreTransaction, Writer } from '@/data/store/documentStore'
import { memberIn, momentIn } from './memberActs'
import { historyPath, missingHistory, writeMember } from './memberRecords'

/** What else a sale needs of the store: the code that was typed, and the accepted invoice that it completes. */
export type FoundForSale = { promo: HeldPromo; accepted: Invoice | null }

/**
 * A pure act of the domain on a member and the invoices that the held packages name. It may run more than once; null
 * when there is nothing to do.
 */
export type PackageAct = (
  member: Member,
  openInvoices: Invoice[],
  found: FoundForSale,
) => PackageChange | Refusal | null

/** `promoId`: of the code that was typed. `isCompletion`: the act's invoice stands already and was accepted. */
export type SaleNeeds = { promoId?: string; isCompletion?: boolean }

/** Of a package's invoices the last ones are asked for: a recurring one names many that are long paid. */
const INVOICES_READ = 12

const heldPackages = ({ currentPackage, futurePackage }: Member) =>
  [currentPackage, futurePackage].filter((pkg) => pkg !== null)

async function invoicesOfPackages(transaction: StoreTransaction, member: Member, timezone: string) {
  const ids = heldPackages(member).flatMap(({ invoiceIds }) => invoiceIds.slice(-INVOICES_READ))
  const stored = await Promise.all([...new Set(ids)].map((id) => transaction.get(invoicePath(id))))
  return stored
    .map((document) => readInvoice(document, timezone))
    .filter((invoice) => invoice !== null)
    .filter((invoice) => invoice.gymId === member.gymId && invoice.memberId === member.id)
}

const nothingChanged = (member: Member, invoice: Invoice | null): PackageChange => ({
  kind: 'done',
  member,
  history: [],
  invoice,
  changedInvoices: [],
})

/** What the invoices that an act writes add to their months. */
const statsOf = (before: Invoice[], written: Invoice[]): StatsByMonth =>
  written
    .map((after) => statsDeltaOf(before.find(({ id }) => id === after.id) ?? null, after))
    .reduce(addStats, {})

/** A credit note that the act gives takes its number in the same write; no act gives two. */
async function numberNotes(
  transaction: StoreTransaction,
  before: Invoice[],
  changed: Invoice[],
  prefix: string,
): Promise<{ changed: Invoice[]; take: (writer: Writer) => void }> {
  const noted = changed.find(
    ({ id, creditNotes }) =>
      creditNotes.length > (before.find((known) => known.id === id)?.creditNotes.length ?? 0),
  )
  if (!noted) return { changed, take: () => undefined }
  const numbered = await numberLastNote(transaction, noted, prefix)
  return {
    changed: changed.map((one) => (one.id === noted.id ? numbered.invoice : one)),
    take: (writer) => numbered.take(writer),
  }
}

type Earlier = { outcome: PackageChange | null; accepted: Invoice | null }

/**
 * The outcome of an act whose ids are in the store already: the first attempt succeeded, its answer was lost. An
 * invoice that waits to be completed is not the outcome but what the act begins with.
 */
async function earlierOutcome(
  transaction: StoreTransaction,
  member: Member,
  { assignmentId, invoiceId }: ActIds,
  timezone: string,
  isCompletion: boolean,
): Promise<Earlier> {
  const found = readInvoice(await transaction.get(invoicePath(invoiceId)), timezone)
  const invoice = found?.memberId === member.id ? found : null
  if (isCompletion && invoice?.seq === 0) return { outcome: null, accepted: invoice }
  if (invoice !== null) return { outcome: nothingChanged(member, invoice), accepted: null }
  const isHeld = heldPackages(member).some(({ id }) => id === assignmentId)
  return { outcome: isHeld ? nothingChanged(member, null) : null, accepted: null }
}

const isNew = ({ currentPackage, futurePackage, lastPackage }: Member) =>
  currentPackage === null && futurePackage === null && lastPackage === null

/**
 * Runs an act and writes all of it in one transaction: member with dues, history, invoice with its number, the use of a
 * promo code, changed invoices, the months' figures, directory. A refusal writes nothing. With `ids` a repeat is
 * recognised and writes nothing either. An invoice that only asks for approval is written without a number, alone.
 */
export const actOnPackage =
  (store: DocumentStore, clock: Clock) =>
  (
    gymId: string,
    memberId: string,
    act: PackageAct,
    ids?: ActIds,
    { promoId = '', isCompletion = false }: SaleNeeds = {},
  ): Promise<PackageChange | Refusal> =>
    store.transact(async (transaction) => {
      const { timezone, settings } = await momentIn(transaction, gymId, clock)
      const held = await memberIn(transaction, gymId, memberId, timezone)
      const earlier = ids && (await earlierOutcome(transaction, held.member, ids, timezone, isCompletion))
      if (earlier?.outcome) return earlier.outcome
      const openInvoices = await invoicesOfPackages(transaction, held.member, timezone)
      const invoiceId = ids?.invoiceId ?? ''
      const promo: HeldPromo =
        promoId === ''
          ? { promo: null, taken: new Set() }
          : await promoIn(transaction, gymId, promoId, { memberId, invoiceId })
      const accepted = earlier?.accepted ?? null
      const change = act(held.member, openInvoices, { promo, accepted })
      if (change === null) return nothingChanged(held.member, null)
      if (isRefused(change)) return change
      if (change.invoice?.issuedOn === null) {
        createInvoice(transaction, change.invoice)
        return change
      }

      const numbered =
        change.invoice && (await numberInvoice(transaction, change.invoice, settings.invoicePrefix))
      if (numbered?.kind === 'refused') return numbered
      const use = numbered && useOfPromo(promo, numbered.invoice, isNew(held.member))
      if (use?.kind === 'refused') return use
      const notes = await numberNotes(
        transaction,
        openInvoices,
        change.changedInvoices,
        settings.invoicePrefix,
      )
      const { changed } = notes
      const moved = await Promise.all(
        change.history.map(async ({ entry }) => ({
          entry,
          isKnown: (await transaction.get(historyPath(memberId, entry.id))) !== null,
        })),
      )
      const missing = await missingHistory(transaction, held)

      numbered?.take(transaction)
      if (numbered && accepted) changeInvoice(transaction, accepted, numbered.invoice)
      else if (numbered) createInvoice(transaction, numbered.invoice)
      use?.write(transaction)
      notes.take(transaction)
      for (const after of changed) {
        const before = openInvoices.find(({ id }) => id === after.id)
        if (before) changeInvoice(transaction, before, after)
      }
      const written = [...(numbered ? [numbered.invoice] : []), ...changed]
      const about = written[0]
      if (about) writeStats(transaction, gymId, statsOf(openInvoices, written), about.id)
      for (const { entry, isKnown } of moved)
        if (!isKnown) transaction.create(historyPath(memberId, entry.id), entry)
      writeMember(transaction, held, change.member, missing)
      return { ...change, changedInvoices: changed, invoice: numbered?.invoice ?? null }
    })
