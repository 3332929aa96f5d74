import { clientInfoSchema, gymSchema, type ClientInfo } from '@/domain/gyms/gym'
import { settingsOf } from '@/domain/gyms/settings'
import { upgradeGym } from '@/domain/gyms/upgradeGym'
import { billRecurring } from '@/domain/packages/billRecurring'
import { rollOver } from '@/domain/packages/rollOver'
import type { Member } from '@/domain/members/member'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { gymPath } from '@/data/gyms/centreOf'
import type { ActParts } from '@/data/acts/actScene'
import { NIGHT, nightAct } from '@/data/acts/nightAct'
import { tenantFilter, type Listed } from '@/data/store/collection'
import type { DocumentStore } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { rollOverLists } from './rollOverQueries'

export type RollOverSummary = {
  /** Recurring invoices made, members whose renewal began, packages that were marked expired. */
  billed: number
  begun: number
  expired: number
  /** Members that could not be worked on; the others were. */
  failures: { memberId: string; reason: string }[]
}

/** Bills a single night may make for one member: six years of monthly ones, and an end to any endless loop. */
const MOST_BILLS = 72

/** A package from before our bills may have been let go; after this many days nobody is billed for the time since. */
const LAPSED_AFTER_DAYS = 31

/** `billedThrough` stands on every package that was sold or billed here; older ones only know their end. */
const hasLapsed = ({ currentPackage: pkg }: Member, today: CivilDate): boolean =>
  pkg !== null &&
  pkg.billedThrough === null &&
  pkg.endDate !== null &&
  pkg.endDate < addDays(today, -LAPSED_AFTER_DAYS)

async function idsOf(store: DocumentStore, { path, gymId, where, orderBy }: Listed): Promise<string[]> {
  const ids: string[] = []
  const question = { collection: path, where: [tenantFilter(gymId), ...where], orderBy }
  for await (const documents of pagesOf(store, question)) ids.push(...documents.map(({ id }) => id))
  return ids
}

async function centreIn(store: DocumentStore, gymId: string): Promise<ClientInfo | null> {
  const stored = await store.get(gymPath(gymId))
  if (stored === null) return null
  const gym = gymSchema.safeParse(upgradeGym(gymId, stored.data).data)
  return gym.success ? clientInfoSchema.parse(gym.data) : null
}

/**
 * The night's work on one centre (DOMAIN 3.3): recurring packages are billed up to today, renewals whose day has
 * come become current, ended packages are marked. Idempotent: run again, or late, it does what is still missing.
 */
export async function rollOverCentre(parts: ActParts, gymId: string): Promise<RollOverSummary> {
  const { store, now } = parts
  const summary: RollOverSummary = { billed: 0, begun: 0, expired: 0, failures: [] }
  const centre = await centreIn(store, gymId)
  if (centre === null) return summary
  const settings = settingsOf(centre.preference, centre.type)
  const today = civilDateIn(now, settings.timezone)

  async function work(memberId: string) {
    if (centre === null) return
    for (let bills = 0; bills < MOST_BILLS; bills += 1) {
      const outcome = await nightAct(parts, gymId, memberId, (member, openInvoices) =>
        hasLapsed(member, today)
          ? null
          : billRecurring(member, { today, now, centre, settings, by: NIGHT, openInvoices }),
      )
      if (outcome === null || outcome.kind === 'refused' || outcome.invoice === null) break
      summary.billed += 1
    }
    const done: ('begun' | 'expired')[] = []
    await nightAct(parts, gymId, memberId, (member) => {
      const change = rollOver(member, today, now)
      const hasBegun = member.futurePackage !== null && change?.member.futurePackage === null
      // The work of a transaction may run again; its last run counts.
      done.splice(0, 1, ...(change === null ? [] : [hasBegun ? ('begun' as const) : ('expired' as const)]))
      return change
    })
    for (const kind of done) summary[kind] += 1
  }

  const lists = await Promise.all(rollOverLists(gymId, today).map((listed) => idsOf(store, listed)))
  for (const memberId of new Set(lists.flat())) {
    try {
      await work(memberId)
    } catch (error) {
      summary.failures.push({ memberId, reason: error instanceof Error ? error.message : String(error) })
    }
  }
  return summary
}
