import type { GymSettings } from '@/domain/gyms/settings'
import { RECORDS_SHAPE } from '@/domain/gyms/gym'
import { civilDateIn } from '@/domain/shared/calendar'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import { trueUpCounts } from '@/data/gyms/gymCounts'
import { heldMember } from '@/data/members/memberRecords'
import { keepCorrections } from '@/data/moneyCheck/moneyChecks'
import { reconcileBooks, reconcileMoney } from '@/data/moneyCheck/reconcileMoney'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore, StoredDocument, Where } from '@/data/store/documentStore'
import { dryTransaction } from '@/data/store/dryRun'
import { pagesOf } from '@/data/store/pagesOf'
import { someAtOnce } from '@/data/store/someAtOnce'
import { repairDirectory, toldOf, type Told } from './repairDirectory'
import { noCount, type UpgradeCount } from './upgradeCount'
import { gymStep, historyStep, upgradeSteps, type UpgradedCollection, type UpgradeStep } from './upgradeSteps'

/**
 * `monthStats`: the months that the records add up to, which older versions did not keep. `money`: status, balance and dues that
 * older records stored and their rows do not bear out.
 */
export type UpgradeSummary = Record<
  UpgradedCollection | 'memberDirectory' | 'monthStats' | 'money',
  UpgradeCount
>

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
  /**
   * Once nothing is left, status, balances and dues are made by the rows and this instant's day, as at night, and what was wrong
   * is kept for the owner. Without it the money stays as it is stored.
   */
  now?: Date
  /** After every page that was read. */
  onProgress?: (progress: UpgradeProgress) => void
}

export const emptySummary = (): UpgradeSummary => ({
  gyms: noCount(),
  memberPackages: noCount(),
  members: noCount(),
  packageHistory: noCount(),
  memberDirectory: noCount(),
  staff: noCount(),
  invoices: noCount(),
  expenses: noCount(),
  leads: noCount(),
  attendance: noCount(),
  monthStats: noCount(),
  money: noCount(),
})

type Run = {
  store: DocumentStore
  settings: GymSettings
  options: UpgradeOptions
  written: number
  /** The directory as the members that were read say it should be. */
  told: Map<string, Told>
}

const isSpent = ({ options, written }: Run) => options.apply && written >= (options.most ?? Infinity)

/** True when the document was older than today's shape, whether or not it was written. */
async function upgradeOne(run: Run, document: StoredDocument, step: UpgradeStep, count: UpgradeCount) {
  const { store, settings, options } = run
  count.read += 1
  const dry = dryTransaction(store)
  await step.repair({ transaction: dry.transaction, document, settings })
  if (!step.isReadable(document, settings)) count.unreadable.push(document.path)
  if (!dry.hasWritten()) return false
  if (!options.apply || isSpent(run)) {
    count.left += 1
    return true
  }
  run.written += 1
  await store.transact(async (transaction) => {
    const fresh = await transaction.get(document.path)
    if (fresh !== null) await step.repair({ transaction, document: fresh, settings })
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

/**
 * The months of a centre as its records make them, and with a day its status, balances and dues. Read through the upgrades, so
 * that a dry run counts them too.
 */
async function upgradeMoney(
  { store, settings, options: { apply, now } }: Run,
  gymId: string,
): Promise<Pick<UpgradeSummary, 'monthStats' | 'money'>> {
  const { timezone, graceDays } = settings
  const countOf = (found: number) => ({
    ...noCount(),
    read: found,
    ...(apply ? { upgraded: found } : { left: found }),
  })
  if (now === undefined) {
    const { months } = await reconcileBooks(store, gymId, { timezone, day: null }, { apply })
    return { monthStats: countOf(months), money: noCount() }
  }
  const money = noCount()
  const day = { today: civilDateIn(now, timezone), graceDays }
  const { drifts, restated, months } = await reconcileMoney(
    store,
    gymId,
    { timezone, day },
    { apply },
    ({ path }) => money.unreadable.push(path),
  )
  // A dry run corrects nothing: what has no advice is what it would have written.
  const corrected = drifts.filter(({ isCorrected, advice }) => (apply ? isCorrected : advice === ''))
  if (apply) await keepCorrections(store, gymId, corrected, now)
  return {
    monthStats: countOf(months),
    money: { ...countOf(corrected.length + restated), unreadable: money.unreadable },
  }
}

/** From now on no page has to ask whether older records are left. */
async function markShape(store: DocumentStore, { path, data }: StoredDocument): Promise<void> {
  if (data['recordsShape'] === RECORDS_SHAPE) return
  await store.batch((writer) => writer.update(path, [{ at: ['recordsShape'], value: RECORDS_SHAPE }]))
}

/**
 * Brings every record of a centre to today's shape (PRODUCT 2.M): the pure upgrades of the domain over each
 * collection, and the search directory with the members. Idempotent; may be stopped and run again. For the server's
 * store: it changes what the rules let no page change.
 */
export async function upgradeGym(
  store: DocumentStore,
  gymId: string,
  options: UpgradeOptions,
): Promise<UpgradeSummary> {
  const summary = emptySummary()
  const gym = await store.get(gymPath(gymId))
  if (gym === null) return summary
  const settings = storedSettings(gym)
  const run: Run = { store, settings, options, written: 0, told: new Map() }
  const tell = (collection: keyof UpgradeSummary) => () =>
    options.onProgress?.({ gymId, collection, ...summary[collection] })
  const ofGym = [tenantFilter(gymId)]

  async function upgradeMember(document: StoredDocument) {
    const wasOld = await upgradeOne(run, document, upgradeSteps.members, summary.members)
    const held = heldMember(document, settings.timezone)
    if (held !== null) run.told.set(document.id, toldOf(held.member))
    if (!wasOld && !options.deep) return
    const step = historyStep(gymId, document.id)
    const path = `members/${document.id}/packageHistory`
    const visit = (entry: StoredDocument) => upgradeOne(run, entry, step, summary.packageHistory)
    await eachDocument(run, path, [], visit, summary.packageHistory, tell('packageHistory'))
  }
  const upgradePlain = async (
    collection: 'memberPackages' | 'staff' | 'invoices' | 'expenses' | 'leads' | 'attendance',
  ) => {
    const visit = (document: StoredDocument) =>
      upgradeOne(run, document, upgradeSteps[collection], summary[collection])
    if (!isSpent(run))
      await eachDocument(run, collection, ofGym, visit, summary[collection], tell(collection))
  }

  await upgradeOne(run, gym, gymStep, summary.gyms)
  tell('gyms')()
  await upgradePlain('memberPackages')
  if (!isSpent(run))
    await eachDocument(run, 'members', ofGym, upgradeMember, summary.members, tell('members'))
  // Half of the members would make the other half's entries look like orphans.
  if (!isSpent(run))
    summary.memberDirectory = await repairDirectory(store, gymId, run.told, settings, options).catch(() => ({
      ...noCount(),
      unreadable: [`memberDirectory/${gymId}`],
    }))
  tell('memberDirectory')()
  await upgradePlain('staff')
  await upgradePlain('invoices')
  await upgradePlain('expenses')
  await upgradePlain('leads')
  await upgradePlain('attendance')
  // Half of the invoices would make the months of half of them.
  const isWhole = Object.values(summary).every(({ left }) => left === 0)
  if (options.months !== false && isWhole && !isSpent(run))
    Object.assign(summary, await upgradeMoney(run, gymId))
  if (options.apply && isWhole) await trueUpCounts(store, gymId)
  if (options.apply && isWhole && !isSpent(run)) await markShape(store, gym)
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
  for await (const page of pagesOf(store, { collection: 'gyms', where: [], orderBy: [] }))
    for (const { id } of page) add(total, await upgradeGym(store, id, options))
  return total
}
