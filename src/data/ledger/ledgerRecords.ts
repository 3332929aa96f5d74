import { z } from 'zod'
import { ledgerEntrySchema, type LedgerEntry, type LedgerKind } from '@/domain/ledger/ledgerEntry'
import { creditKinds } from '@/domain/ledger/creditFacts'
import type { CivilDate } from '@/domain/shared/civilDate'
import { allOf } from '@/data/store/allOf'
import type { Listed } from '@/data/store/collection'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'

export const ledgerPath = (factId: string) => `ledger/${factId}`
export const ledgerDayPath = (gymId: string, day: CivilDate) => `ledgerDays/${gymId}_${day}`

/** Where a day's chain stands. */
export const chainHeadSchema = z.object({ count: z.number().int().nonnegative(), hash: z.string() })

/** One day's entries in their order. */
export const dayEntries = (gymId: string, day: CivilDate): Listed => ({
  path: 'ledger',
  gymId,
  where: [{ field: 'day', op: '==', value: day }],
  orderBy: [{ field: 'seq', direction: 'asc' }],
})

/** Everything that was entered about one invoice. */
export const invoiceEntries = (gymId: string, invoiceId: string): Listed => ({
  path: 'ledger',
  gymId,
  where: [{ field: 'invoiceId', op: '==', value: invoiceId }],
  orderBy: [],
})

/** Everything that was entered about one expense. */
export const expenseEntries = (gymId: string, expenseId: string): Listed => ({
  path: 'ledger',
  gymId,
  where: [{ field: 'itemId', op: '==', value: expenseId }],
  orderBy: [],
})

/** The entries of the members' credit accounts: of one member, or of everybody. */
export const creditEntries = (gymId: string, memberId?: string): Listed => ({
  path: 'ledger',
  gymId,
  where: [
    ...(memberId === undefined ? [] : [{ field: 'memberId', op: '==' as const, value: memberId }]),
    { field: 'kind', op: 'in', value: [...creditKinds] },
  ],
  orderBy: [],
})

/** Credit that was paid out on these days, both inclusive. */
export const payoutsOf = (gymId: string, from: CivilDate, to: CivilDate): Listed => ({
  path: 'ledger',
  gymId,
  where: [
    { field: 'kind', op: '==', value: 'payCredit' },
    { field: 'date', op: '>=', value: from },
    { field: 'date', op: '<=', value: to },
  ],
  orderBy: [{ field: 'date', direction: 'asc' }],
})

/** What counts for a day, whenever it was entered. */
export const entriesOfDate = (gymId: string, date: CivilDate): Listed => ({
  path: 'ledger',
  gymId,
  where: [{ field: 'date', op: '==', value: date }],
  orderBy: [],
})

/** What was billed and taken back for these days, both inclusive, whenever it was entered. */
export const billedEntries = (gymId: string, from: CivilDate, to: CivilDate): Listed => ({
  path: 'ledger',
  gymId,
  where: [
    { field: 'kind', op: 'in', value: ['issue', 'creditNote', 'delete'] satisfies LedgerKind[] },
    { field: 'date', op: '>=', value: from },
    { field: 'date', op: '<=', value: to },
  ],
  orderBy: [{ field: 'date', direction: 'asc' }],
})

/** Entries are written whole and never upgraded: one that can't be read was tampered with, and reads as null. */
export function readEntry({ data }: StoredDocument): LedgerEntry | null {
  const parsed = ledgerEntrySchema.safeParse(data)
  return parsed.success ? parsed.data : null
}

export const entriesOf = (store: DocumentStore, listed: Listed): Promise<LedgerEntry[]> =>
  allOf(store, listed, readEntry)
