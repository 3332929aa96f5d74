import { checkInsOn } from '@/domain/attendance/presence'
import type { KeptCounts, KeptPackages, Morning } from '@/domain/dashboard/keptCounts'
import { collectedOn } from '@/domain/dashboard/collected'
import { keptLeadsOf, keptLeadsSchema, withLeads, type KeptLeads } from '@/domain/dashboard/keptLeads'
import { packedMembers } from '@/domain/dashboard/keptMembers'
import type { GymSettings } from '@/domain/gyms/settings'
import { DIRECTORY_SHARDS } from '@/domain/members/directoryEntry'
import { listedMembers } from '@/domain/members/listedMember'
import type { Lead } from '@/domain/leads/lead'
import { monthOf } from '@/domain/monthStats/monthStats'
import { packageTemplateSchema } from '@/domain/packages/packageTemplate'
import { upgradeTemplate } from '@/domain/packages/upgradePackage'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { toPaise, toRupees } from '@/domain/shared/money'
import { mapOf } from '@/domain/shared/readers'
import { isSame } from '@/domain/shared/upgradeRecord'
import { askDay, readDay } from '@/data/attendance/dayParts'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import { anyDay, graceSpanOn, invoiceTotal, lateUntilOn, owedTotal } from '@/data/invoices/invoiceQueries'
import { owedIn, owedInAll } from '@/data/invoices/owed'
import { toApproveRupees } from '@/data/invoices/toApproveRupees'
import { openLeads } from '@/data/leads/leadQueries'
import { leadPath, readLead } from '@/data/leads/leadRecords'
import { visitsIn } from '@/data/members/lastVisits'
import { entriesIn } from '@/data/members/memberDirectory'
import { monthIn } from '@/data/monthStats/monthStatsRepository'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore, StoredData } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { dashboardPath, halfOf } from './dashboardRecords'
import { keptMornings, morningsOn } from './mornings'

/** Four parts share a document of 1 MiB. A centre of which one is longer is read out of its directory instead. */
const MOST_BYTES = 240_000

const everyShard = Array.from({ length: DIRECTORY_SHARDS }, (_, n) => n)

type Kept = {
  counts?: KeptCounts
  packages?: KeptPackages
  /** The latest last. */
  mornings?: Morning[]
  leads?: KeptLeads
  members?: Record<string, string>
}

/**
 * One after the other in a transaction over the document alone: what is told is read behind its lock, so the last one to write
 * has read last, and nobody who works on members or invoices ever waits for it. The same as before is not written.
 */
const keep = (
  store: DocumentStore,
  gymId: string,
  half: number,
  told: (before: StoredData) => Promise<Kept>,
): Promise<void> =>
  store.transact(async (transaction) => {
    const path = dashboardPath(gymId, half)
    const before = (await transaction.get(path))?.data ?? {}
    const next = await told(before)
    const isKept = Object.entries(next).every(([name, value]) =>
      name === 'members'
        ? Object.entries(value).every(([n, text]) => mapOf(before['members'])?.[n] === text)
        : isSame(before[name], value),
    )
    if (!isKept) transaction.merge(path, { gymId, half, ...next })
  })

async function textOf(store: DocumentStore, gymId: string, n: number, today: CivilDate) {
  const [entries, visits] = await Promise.all([entriesIn(store, gymId, n), visitsIn(store, gymId, n)])
  const text = packedMembers(listedMembers(gymId, entries, visits), today)
  return new TextEncoder().encode(text).byteLength > MOST_BYTES ? '' : text
}

async function keepMembers(
  store: DocumentStore,
  gymId: string,
  shards: readonly number[],
  today: CivilDate,
): Promise<void> {
  for (const half of new Set(shards.map(halfOf)))
    await keep(store, gymId, half, async () => {
      const own = shards.filter((n) => halfOf(n) === half)
      const texts = await Promise.all(own.map((n) => textOf(store, gymId, n, today)))
      return { members: Object.fromEntries(own.map((n, at) => [String(n), texts[at] ?? ''])) }
    })
}

async function countsOf(
  store: DocumentStore,
  gymId: string,
  { timezone, graceDays }: GymSettings,
  now: Date,
  before: StoredData,
): Promise<KeptCounts> {
  const day = civilDateIn(now, timezone)
  const weekAgo = addDays(day, -7)
  const lateUntil = lateUntilOn(day, graceDays)
  const grace = graceSpanOn(day, graceDays)
  const rupeesOf = (sum: number) => toRupees(toPaise(sum))
  const [late, pastDue, owed, dueToday, toApprove, toApproveSum, then, month] = await Promise.all([
    owedIn(store, gymId, { from: anyDay.from, to: lateUntil }),
    grace === null ? { count: 0, rupees: 0 } : owedIn(store, gymId, grace),
    owedInAll(store, gymId),
    store.sum(owedTotal(gymId, { from: day, to: day }), 'due'),
    store.count(invoiceTotal(gymId, { tab: 'toApprove', lateUntil })),
    toApproveRupees(store, gymId, lateUntil, timezone),
    askDay(store, readDay, gymId, weekAgo),
    monthIn(store, gymId, monthOf(weekAgo)),
  ])
  const began = keptMornings(before).find((morning) => morning.day === weekAgo)
  return {
    day,
    lateUntil,
    late,
    pastDue,
    dueToday: rupeesOf(dueToday),
    owed,
    toApprove,
    toApproveRupees: toApproveSum,
    weekAgo: {
      checkIns: checkInsOn(then),
      collected: collectedOn(new Map([[monthOf(weekAgo), month]]), weekAgo),
      due: began?.due ?? null,
      followUps: began?.followUps ?? null,
    },
  }
}

async function packagesOf(store: DocumentStore, gymId: string): Promise<KeptPackages> {
  const packages: KeptPackages = {}
  const question = { collection: 'memberPackages', where: [tenantFilter(gymId)], orderBy: [] }
  for await (const documents of pagesOf(store, question))
    for (const { id, data } of documents) {
      const template = packageTemplateSchema.safeParse(upgradeTemplate(id, data).data)
      if (!template.success) continue
      const { price, taxRate, sac, category, deleted } = template.data
      packages[id] = { price, taxRate, sac, category, deleted }
    }
  return packages
}

async function openLeadsOf(store: DocumentStore, gymId: string, timezone: string): Promise<Lead[]> {
  const { path, where, orderBy } = openLeads(gymId)
  const leads: Lead[] = []
  for await (const documents of pagesOf(store, {
    collection: path,
    where: [tenantFilter(gymId), ...where],
    orderBy,
  }))
    leads.push(...documents.map((one) => readLead(one, timezone)).filter((lead) => lead !== null))
  return leads
}

/**
 * Puts these leads as they stand now in place of what is kept of them: a call a minute must not read every lead of the centre.
 * Where the night has kept none yet, there is nothing to change.
 */
export async function keepLeads(store: DocumentStore, gymId: string, ids: readonly string[]): Promise<void> {
  const gym = await store.get(gymPath(gymId))
  if (gym === null) return
  const { timezone } = storedSettings(gym)
  await keep(store, gymId, 0, async (before) => {
    const kept = keptLeadsSchema.safeParse(before['leads']).data
    if (kept === undefined) return {}
    const read = await Promise.all(
      ids.map(async (id) => {
        const lead = readLead(await store.get(leadPath(id)), timezone)
        return [id, lead?.gymId === gymId ? lead : null] as const
      }),
    )
    return { leads: withLeads(kept, new Map(read)) }
  })
}

/**
 * What of a centre's dashboard is made anew: a shard of its directory, what its invoices come to, what its packages cost, its
 * leads that are due.
 */
export type DashboardPart = number | 'counts' | 'packages' | 'leads'

/**
 * Keeps what the dashboard needs of a centre's members, invoices and packages in two documents (decision 50). Reads what stands
 * now and not what an event brought, so that late, repeated and reordered events come to the same. Where the
 * night has not made them yet, an event makes nothing: until then the page reads the records themselves.
 */
export async function keepDashboard(
  store: DocumentStore,
  gymId: string,
  parts: readonly DashboardPart[],
  now: Date,
): Promise<void> {
  if ((await store.get(dashboardPath(gymId, 1))) !== null) await keepParts(store, gymId, parts, now)
}

const everyPart: readonly DashboardPart[] = ['packages', 'counts', 'leads', ...everyShard]

/** The whole of it, made or corrected at any hour: for `npm run migrate`. */
export const makeDashboard = (store: DocumentStore, gymId: string, now: Date): Promise<void> =>
  keepParts(store, gymId, everyPart, now)

/** The same at the end of a centre's night, when all is billed that is due on the day: with what that day begins with. */
export const beginDay = (store: DocumentStore, gymId: string, now: Date): Promise<void> =>
  keepParts(store, gymId, ['morning', ...everyPart], now)

async function keepParts(
  store: DocumentStore,
  gymId: string,
  parts: readonly (DashboardPart | 'morning')[],
  now: Date,
): Promise<void> {
  const gym = await store.get(gymPath(gymId))
  if (gym === null) return
  const settings = storedSettings(gym)
  const today = civilDateIn(now, settings.timezone)
  if (parts.includes('packages'))
    await keep(store, gymId, 0, async () => ({ packages: await packagesOf(store, gymId) }))
  if (parts.includes('leads'))
    await keep(store, gymId, 0, async () => ({
      leads: keptLeadsOf(await openLeadsOf(store, gymId, settings.timezone), today),
    }))
  // After the leads, of which it keeps how many are due.
  if (parts.includes('morning'))
    await keep(store, gymId, 0, async (before) => ({
      mornings: await morningsOn(store, gymId, today, before),
    }))
  if (parts.includes('counts'))
    await keep(store, gymId, 0, async (before) => ({
      counts: await countsOf(store, gymId, settings, now, before),
    }))
  const shards = parts.filter((part) => typeof part === 'number')
  await keepMembers(store, gymId, shards, today)
}
