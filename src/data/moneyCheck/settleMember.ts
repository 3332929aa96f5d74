import {
  emptyAccount,
  settleAccount,
  withCreditEntry,
  withInvoice,
  type Account,
  type Settled,
} from '@/domain/invoices/memberAccount'
import type { Member } from '@/domain/members/member'
import type { Drift } from '@/domain/monthStats/drift'
import { packageHistorySchema } from '@/domain/packages/memberPackage'
import { isSame } from '@/domain/shared/upgradeRecord'
import { restated, type Calendar } from '@/data/invoices/restateInvoices'
import { heldMember, memberPath, missingHistory, writeMember } from '@/data/members/memberRecords'
import { creditEntries, entriesOf } from '@/data/ledger/ledgerRecords'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'

/** A member at whom somebody sells all the time is looked at so often, then tomorrow. */
const ATTEMPTS = 3

async function accountOf(
  store: DocumentStore,
  { gymId, id }: Pick<Member, 'gymId' | 'id'>,
  calendar: Calendar,
): Promise<Account | undefined> {
  let account: Account | undefined
  const where = [tenantFilter(gymId), { field: 'memberId', op: '==' as const, value: id }]
  for await (const documents of pagesOf(store, { collection: 'invoices', where, orderBy: [] }))
    for (const document of documents) {
      const found = restated(document, calendar)
      if (found !== null) account = withInvoice(account ?? emptyAccount(), found.invoice)
    }
  for (const entry of await entriesOf(store, creditEntries(gymId, id)))
    account = withCreditEntry(account ?? emptyAccount(), entry)
  return account
}

async function packagesOf(store: DocumentStore, member: Member) {
  const history = []
  const question = { collection: `members/${member.id}/packageHistory`, where: [], orderBy: [] }
  for await (const documents of pagesOf(store, question))
    for (const { id, data } of documents) {
      const entry = packageHistorySchema.safeParse({ ...data, id, gymId: member.gymId, memberId: member.id })
      if (entry.success) history.push(entry.data)
    }
  const held = [member.currentPackage, member.futurePackage].filter((pkg) => pkg !== null)
  return { held, history }
}

/** False when the member was changed since: every act on an invoice changes its member in the same write. */
const write = (
  store: DocumentStore,
  seen: StoredDocument,
  { totalDueAmount, creditBalance }: Settled,
  timezone: string,
) =>
  store.transact(async (transaction) => {
    const fresh = await transaction.get(seen.path)
    const held = heldMember(fresh, timezone)
    if (fresh === null || held === null || !isSame(fresh.data, seen.data)) return false
    const { data } = fresh
    if (data['totalDueAmount'] === totalDueAmount && (data['creditBalance'] ?? 0) === creditBalance)
      return true
    const missing = await missingHistory(transaction, held)
    writeMember(transaction, held, { ...held.member, totalDueAmount, creditBalance }, missing)
    return true
  })

/**
 * Brings a member's dues and credit to what the invoices come to, and names what was wrong. The invoices are read after
 * the member, and the write is given up when the member has changed meanwhile, so that no payment is lost.
 */
export async function settleMember(
  store: DocumentStore,
  memberId: string,
  calendar: Calendar,
  { apply }: { apply: boolean },
): Promise<Drift[]> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const seen = await store.get(memberPath(memberId))
    const held = heldMember(seen, calendar.timezone)
    // Nothing is written on top of what nobody can read; the upgrade names it.
    if (seen === null || held === null) return []
    const account = await accountOf(store, held.member, calendar)
    const settled = settleAccount(held.member, seen.data, account, await packagesOf(store, held.member))
    if (settled.drifts.length === 0 || !apply) return settled.drifts
    if (await write(store, seen, settled, calendar.timezone))
      return settled.drifts.map((drift) => ({ ...drift, isCorrected: drift.advice === '' }))
  }
  return []
}
