import { onDocumentWritten, type DocumentSnapshot } from 'firebase-functions/firestore'
import { keepDashboard, keepLeads, type DashboardPart } from '@/data/dashboard/keepDashboard'
import { shardOf } from '@/domain/members/directory'
import { civilDateIn } from '@/domain/shared/calendar'
import { mapOf } from '@/domain/shared/readers'
import { isSame } from '@/domain/shared/upgradeRecord'
import type { StoredData } from '@/data/store/documentStore'
import { inTurn } from '../acts/inTurn'
import { serverStore } from '../adminBackend'
import { storedDocumentOf } from '../adapters/adminValues'

const dataOf = (snapshot: DocumentSnapshot | undefined): StoredData | null =>
  snapshot?.exists ? (storedDocumentOf(snapshot)?.data ?? null) : null

const waiting = new Map<string, Promise<void>>()

/** An import writes hundreds at once: whatever comes while a part waits for its turn is made by that same turn. */
function keepSoon(gymId: string, part: DashboardPart, work: () => Promise<void>): Promise<void> {
  const key = `dashboard ${gymId} ${String(part)}`
  const known = waiting.get(key)
  if (known) return known
  const own = inTurn(key, () => {
    waiting.delete(key)
    return work()
  })
  waiting.set(key, own)
  return own
}

const isGym = (gymId: unknown): gymId is string => typeof gymId === 'string' && gymId !== ''

const makeSoon = (gymId: unknown, part: DashboardPart): Promise<void> =>
  isGym(gymId)
    ? keepSoon(gymId, part, () => keepDashboard(serverStore(), gymId, [part], new Date()))
    : Promise.resolve()

const changedLeads = new Map<string, Set<string>>()

function keepLeadSoon(gymId: unknown, id: string): Promise<void> {
  if (!isGym(gymId)) return Promise.resolve()
  changedLeads.set(gymId, (changedLeads.get(gymId) ?? new Set()).add(id))
  return keepSoon(gymId, 'leads', () => {
    const ids = [...(changedLeads.get(gymId) ?? [])]
    changedLeads.delete(gymId)
    return keepLeads(serverStore(), gymId, ids)
  })
}

const withoutVisit = (data: StoredData): StoredData => ({
  ...data,
  ...{ lastVisitOn: null, updatedAt: null, updatedBy: null },
  lookup: { ...mapOf(data['lookup']), lastVisitOn: null },
})

/** A mark of today or yesterday: the dashboard knows it from the days' own roll-ups, and a rush hour rewrites nothing. */
function isLatestVisit(before: StoredData | null, after: StoredData | null): boolean {
  if (before === null || after === null) return false
  const [was, is] = [before['lastVisitOn'] ?? '', after['lastVisitOn']]
  // Where the clock is behind UTC, today's may be the day before: then it is made anew, which is never wrong.
  return (
    typeof was === 'string' &&
    typeof is === 'string' &&
    is >= was &&
    is >= civilDateIn(new Date(), 'UTC') &&
    isSame(withoutVisit(before), withoutVisit(after))
  )
}

/** What an invoice is to the counts: what it still owes and when, or what waits for approval. */
const weightOf = (data: StoredData | null): unknown =>
  data === null || data['isDeleted'] === true
    ? null
    : data['status'] === 'Pending Approval'
      ? ['toApprove', data['amount']]
      : Number(data['due'] ?? 0) > 0
        ? [data['due'], data['dueOn'] ?? null, data['status']]
        : null

/** These keep the dashboard beside the records (decision 50). They write `dashboards` only, which no trigger watches. */
const options = { region: 'us-central1', retry: true } as const

export const dashboardMembers = onDocumentWritten(
  { ...options, document: 'members/{memberId}' },
  async ({ data, params: { memberId } }) => {
    const [before, after] = [dataOf(data?.before), dataOf(data?.after)]
    if (!isLatestVisit(before, after)) await makeSoon((after ?? before)?.['gymId'], shardOf(memberId))
  },
)

export const dashboardInvoices = onDocumentWritten(
  { ...options, document: 'invoices/{invoiceId}' },
  async ({ data }) => {
    const [before, after] = [dataOf(data?.before), dataOf(data?.after)]
    if (!isSame(weightOf(before), weightOf(after))) await makeSoon((after ?? before)?.['gymId'], 'counts')
  },
)

export const dashboardPackages = onDocumentWritten(
  { ...options, document: 'memberPackages/{packageId}' },
  async ({ data }) => {
    const [before, after] = [dataOf(data?.before), dataOf(data?.after)]
    const isSameHere = (['price', 'taxRate', 'sac', 'category', 'deleted'] as const).every((field) =>
      isSame(before?.[field], after?.[field]),
    )
    if (!isSameHere || before === null || after === null)
      await makeSoon((after ?? before)?.['gymId'], 'packages')
  },
)

export const dashboardLeads = onDocumentWritten(
  { ...options, document: 'leads/{leadId}' },
  async ({ data, params: { leadId } }) => {
    const [before, after] = [dataOf(data?.before), dataOf(data?.after)]
    await keepLeadSoon((after ?? before)?.['gymId'], leadId)
  },
)
