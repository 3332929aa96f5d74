import type { CentreSettings } from '@/domain/gyms/settings'
import { directoryEntryOf } from '@/domain/members/directory'
import type { DirectoryEntry } from '@/domain/members/directoryEntry'
import { gymPath, storedSettings } from '@/data/gyms/centreOf'
import { trueUpCounts } from '@/data/gyms/centreCounts'
import { heldMember } from '@/data/members/memberRecords'
import { reconcileBooks } from '@/data/monthStats/reconcileMoney'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore, StoredDocument, Where } from '@/data/store/documentStore'
import { dryTransaction } from '@/data/store/dryRun'
import { pagesOf } from '@/data/store/pagesOf'
import { someAtOnce } from '@/data/store/someAtOnce'
import { repairDirectory } from './repairDirectory'
import { gymStep, historyStep, upgradeSteps, type UpgradedCollection, type UpgradeStep } from './upgradeSteps'

/** Documents of one collection: read, written, still to be written (dry, or beyond `most`), and beyond repair. */
export type UpgradeCount = { read: number; upgraded: number; left: number; unreadable: string[] }

/** `monthStats`: the months that the records add up to, which older versions did not keep. */
export type UpgradeSummary = Record<UpgradedCollection | 'memberDirectory' | 'monthStats', UpgradeCount>

export type UpgradeProgress = { gymId: string; collection: keyof UpgradeSummary } & UpgradeCount

export type UpgradeOptions = {
  /** false only counts. */
  apply: boolean
  /** Also looks through the history of members that are up to date themselves; costs a read a member at least. */
  deep?: boolean
  /** Documents written at most. Beyond it reading stops as well: `left` then says that there is more, not how much. */
  most?: number
  /** false leaves the months alone: the night holds them against the records by itself, and names what differed. */
  months?: boolean
  /** After every page that was read. */
  onProgress?: (progress: UpgradeProgress) => void
}

const noCount = (): UpgradeCount => ({ read: 0, upgraded: 0, left: 0, unreadable: [] })

export const emptySummary = (): UpgradeSummary => ({
  gyms: noCount(),
  memberPackages: noCount(),
  members: noCount(),
  packageHistory: noCount(),
  memberDirectory: noCount(),
  staff: noCount(),
  invoices: noCount(),
  expenses: noCount(),
  attendance: noCount(),
  monthStats: noCount(),
})

type Run = {
  store: DocumentStore
  settings: CentreSettings
  options: UpgradeOptions
  written: number
  /** The directory as the members that were read say it should be. */
  entries: Map<string, DirectoryEntry>
}

const isSpent = ({ options, written }: Run) => options.apply && written >= (options.most ?? Infinity)

/** True when the document was older than today's shape, whether or not it was written. */
async function upgradeOne(run: Run, document: StoredDocument, step: UpgradeStep, count: UpgradeCount) {
  const { store, settings, options } = run
  count.read += 1
  const dry = dryTransaction(store)
  await step.repair({ transaction: dry.transaction, document, settings, by: 'server' })
  if (!step.isReadable(document, settings)) count.unreadable.push(document.path)
  if (!dry.hasWritten()) return false
  if (!options.apply || isSpent(run)) {
    count.left += 1
    return true
  }
  run.written += 1
  await store.transact(async (transaction) => {
    const fresh = await transaction.get(document.path)
    if (fresh !== null) await step.repair({ transaction, document: fresh, settings, by: 'server' })
  })
  count.upgraded += 1
  return true
}

/** Pages over a collection in the order of ids, a few documents at once, until nothing more may be written. */
async function eachDocument(
  run: Run,
  collection: string,
  where: Where[],
  visit: (document: StoredDocument) => Promise<unknown>,
  { unreadable }: UpgradeCount,
  afterPage: () => void,
) {
  for await (const documents of pagesOf(run.store, { collection, where, orderBy: [] })) {
    await someAtOnce(documents, async (document) => {
      try {
        await visit(document)
      } catch {
        // A record at which the upgrade itself fails must not hide the others.
        unreadable.push(document.path)
      }
    })
    afterPage()
    if (isSpent(run)) return
  }
}

/** The months of a centre as its records make them; read through the upgrades, so that a dry run counts them too. */
async function upgradeMonths(
  { store, settings, options: { apply } }: Run,
  gymId: string,
): Promise<UpgradeCount> {
  const { months } = await reconcileBooks(store, gymId, { timezone: settings.timezone, day: null }, { apply })
  return { ...noCount(), read: months, ...(apply ? { upgraded: months } : { left: months }) }
}

/**
 * Brings every record of a centre to today's shape (PRODUCT 2.M): the pure upgrades of the domain over each
 * collection, and the search directory with the members. Idempotent; may be stopped and run again. For the server's
 * store: it changes what the rules let no page change.
 */
export async function upgradeCentre(
  store: DocumentStore,
  gymId: string,
  options: UpgradeOptions,
): Promise<UpgradeSummary> {
  const summary = emptySummary()
  const gym = await store.get(gymPath(gymId))
  if (gym === null) return summary
  const settings = storedSettings(gym)
  const run: Run = { store, settings, options, written: 0, entries: new Map() }
  const tell = (collection: keyof UpgradeSummary) => () =>
    options.onProgress?.({ gymId, collection, ...summary[collection] })
  const ofCentre = [tenantFilter(gymId)]

  async function upgradeMember(document: StoredDocument) {
    const wasOld = await upgradeOne(run, document, upgradeSteps.members, summary.members)
    const held = heldMember(document, settings.timezone)
    if (held !== null) run.entries.set(document.id, directoryEntryOf(held.member))
    if (!wasOld && !options.deep) return
    const step = historyStep(gymId, document.id)
    const path = `members/${document.id}/packageHistory`
    const visit = (entry: StoredDocument) => upgradeOne(run, entry, step, summary.packageHistory)
    await eachDocument(run, path, [], visit, summary.packageHistory, tell('packageHistory'))
  }
  const upgradePlain = async (
    collection: 'memberPackages' | 'staff' | 'invoices' | 'expenses' | 'attendance',
  ) => {
    const visit = (document: StoredDocument) =>
      upgradeOne(run, document, upgradeSteps[collection], summary[collection])
    if (!isSpent(run))
      await eachDocument(run, collection, ofCentre, visit, summary[collection], tell(collection))
  }

  await upgradeOne(run, gym, gymStep, summary.gyms)
  tell('gyms')()
  await upgradePlain('memberPackages')
  if (!isSpent(run))
    await eachDocument(run, 'members', ofCentre, upgradeMember, summary.members, tell('members'))
  // Half of the members would make the other half's entries look like orphans.
  if (!isSpent(run))
    summary.memberDirectory = await repairDirectory(store, gymId, run.entries, settings, options).catch(
      () => ({
        ...noCount(),
        unreadable: [`memberDirectory/${gymId}`],
      }),
    )
  tell('memberDirectory')()
  await upgradePlain('staff')
  await upgradePlain('invoices')
  await upgradePlain('expenses')
  await upgradePlain('attendance')
  // Half of the invoices would make the months of half of them.
  const isWhole = Object.values(summary).every(({ left }) => left === 0)
  if (options.months !== false && isWhole && !isSpent(run))
    summary.monthStats = await upgradeMonths(run, gymId)
  if (options.apply && isWhole) await trueUpCounts(store, gymId)
  tell('monthStats')()
  // What was not read any more may be old as well: only the next run knows.
  if (isSpent(run) && Object.values(summary).every(({ left }) => left === 0)) summary.attendance.left = 1
  return summary
}

function add(total: UpgradeSummary, part: UpgradeSummary) {
  for (const key of Object.keys(total) as (keyof UpgradeSummary)[]) {
    total[key].read += part[key].read
    total[key].upgraded += part[key].upgraded
    total[key].left += part[key].left
    total[key].unreadable.push(...part[key].unreadable)
  }
}

/** The same for every centre, one after the other; the counts added up. */
export async function upgradeAll(store: DocumentStore, options: UpgradeOptions): Promise<UpgradeSummary> {
  const total = emptySummary()
  for await (const centres of pagesOf(store, { collection: 'gyms', where: [], orderBy: [] }))
    for (const { id } of centres) add(total, await upgradeCentre(store, id, options))
  return total
}
