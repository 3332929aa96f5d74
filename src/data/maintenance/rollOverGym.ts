import { clientInfoSchema, gymSchema, type ClientInfo } from '@/domain/gyms/gym'
import { settingsOf } from '@/domain/gyms/settings'
import { upgradeGym } from '@/domain/gyms/upgradeGym'
import { whyOf, type NightFailure, type NightTask } from '@/domain/monthStats/nightFailure'
import { rollOver } from '@/domain/packageLife/rollOver'
import { civilDateIn } from '@/domain/shared/calendar'
import { gymPath } from '@/data/gyms/gymOf'
import type { ActParts } from '@/data/acts/actScene'
import { nightAct } from '@/data/acts/nightAct'
import { heldMember, memberPath } from '@/data/members/memberRecords'
import { tenantFilter, type Listed } from '@/data/store/collection'
import type { DocumentStore } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { billMember } from './billMember'
import { rollOverLists } from './rollOverQueries'

export type RollOverSummary = {
  /** Recurring invoices made, members whose renewal began, packages that were marked expired. */
  billed: number
  begun: number
  expired: number
  /** What could not be done for a member; everything else was. */
  failures: NightFailure[]
}

async function idsOf(store: DocumentStore, { path, gymId, where, orderBy }: Listed): Promise<string[]> {
  const ids: string[] = []
  const question = { collection: path, where: [tenantFilter(gymId), ...where], orderBy }
  for await (const documents of pagesOf(store, question)) ids.push(...documents.map(({ id }) => id))
  return ids
}

async function gymIn(store: DocumentStore, gymId: string): Promise<ClientInfo | null> {
  const stored = await store.get(gymPath(gymId))
  if (stored === null) return null
  const parsed = gymSchema.safeParse(upgradeGym(gymId, stored.data).data)
  return parsed.success ? clientInfoSchema.parse(parsed.data) : null
}

/**
 * The night's work on one centre (DOMAIN 3.3): recurring packages are billed up to today, renewals whose day has
 * come become current, ended packages are marked. A member at whom one thing fails is named, and is no reason to leave
 * out the other, nor the other members. Idempotent: run again, or late, it does what is still missing.
 */
export async function rollOverGym(parts: ActParts, gymId: string): Promise<RollOverSummary> {
  const { store, now } = parts
  const summary: RollOverSummary = { billed: 0, begun: 0, expired: 0, failures: [] }
  const gym = await gymIn(store, gymId)
  if (gym === null) return summary
  const settings = settingsOf(gym.preference, gym.type)
  const today = civilDateIn(now, settings.timezone)

  type Person = { id: string; name: string }
  const tell = ({ id: memberId, name }: Person, task: NightTask, why: string) =>
    summary.failures.push({
      ...{ id: `${task} ${memberId}`, who: name || memberId, why, memberId, invoiceId: '', at: now },
      task,
    })
  /** False when it failed: that is told, but for a `task` of null. */
  async function attempt(
    person: Person,
    task: NightTask | null,
    work: () => Promise<void>,
  ): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      if (task !== null) tell(person, task, whyOf(error))
      return false
    }
  }

  async function bill(person: Person, gym: ClientInfo) {
    const billing = { parts, gymId, memberId: person.id, today, gym, settings }
    const outcome = await billMember(billing, () => {
      summary.billed += 1
    })
    for (const path of outcome.taken) tell(person, 'billTaken', `${path} is not this member’s.`)
    if (outcome.refusal !== '') tell(person, 'bill', outcome.refusal)
  }

  async function moveOn(memberId: string) {
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

  async function workOn(person: Person, gym: ClientInfo) {
    const held = heldMember(await store.get(memberPath(person.id)), settings.timezone)
    if (held === null) return void tell(person, 'record', 'its record can’t be read.')
    const known = { id: person.id, name: held.member.name }
    const wasBilled = await attempt(known, 'bill', () => bill(known, gym))
    // What kept it from being billed keeps it from this as well: one line says so.
    await attempt(known, wasBilled ? 'rollOver' : null, () => moveOn(person.id))
  }

  const lists = await Promise.all(rollOverLists(gymId, today).map((listed) => idsOf(store, listed)))
  for (const id of new Set(lists.flat())) {
    const unknown = { id, name: `the member ${id}` }
    await attempt(unknown, 'record', () => workOn(unknown, gym))
  }
  return summary
}
