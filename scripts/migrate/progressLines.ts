import type { UpgradeCount } from '@/data/maintenance/upgradeCount'
import type { UpgradeProgress, UpgradeSummary } from '@/data/maintenance/upgradeGym'

const names: Record<keyof UpgradeSummary, string> = {
  gyms: 'centre',
  memberPackages: 'member packages',
  members: 'members',
  packageHistory: 'package history',
  memberDirectory: 'search directory',
  staff: 'staff',
  invoices: 'invoices',
  expenses: 'expenses',
  leads: 'leads',
  attendance: 'attendance',
  monthStats: 'months of money',
  money: 'status and dues',
}

const figure = (count: number) => count.toLocaleString('en-IN')

function lineOf(name: string, { read, upgraded, left, unreadable }: UpgradeCount): string {
  const parts = [
    `${figure(read)} read`,
    upgraded > 0 && `${figure(upgraded)} upgraded`,
    left > 0 && `${figure(left)} to upgrade`,
    unreadable.length > 0 && `${figure(unreadable.length)} not readable`,
  ]
  return `  ${name.padEnd(18)}${parts.filter(Boolean).join(', ')}`
}

/** Pages of one collection between two lines about it: a large centre shows that it goes on. */
const PAGES_A_LINE = 25

/** One line for each collection of a centre as it is done with, and some on the way through a large one. */
export function progressOf(say: (line: string) => void): {
  tell: (progress: UpgradeProgress) => void
  end: () => void
} {
  let gym = ''
  const pending = new Map<UpgradeProgress['collection'], UpgradeCount>()
  const pages = new Map<UpgradeProgress['collection'], number>()

  function end() {
    for (const [collection, count] of pending) say(lineOf(names[collection], count))
    pending.clear()
    pages.clear()
  }

  function tell({ gymId, collection, ...count }: UpgradeProgress) {
    if (gymId !== gym) {
      end()
      gym = gymId
      say(gymId)
    }
    pending.set(collection, count)
    const page = (pages.get(collection) ?? 0) + 1
    pages.set(collection, page)
    if (page % PAGES_A_LINE === 0) say(`${lineOf(names[collection], count)} …`)
  }

  return { tell, end }
}

const sumOf = (total: UpgradeSummary, countOf: (count: UpgradeCount) => number) =>
  Object.values(total).reduce((sum, count) => sum + countOf(count), 0)

/** What the whole run came to, the records that nobody can read by their paths, and what to do next. */
export function summaryLines(total: UpgradeSummary, apply: boolean): string[] {
  if (total.gyms.read === 0) return ['There are no centres in this store.']
  const unreadable = Object.values(total).flatMap((count) => count.unreadable)
  const left = sumOf(total, (count) => count.left)
  const outcome = apply
    ? `${figure(sumOf(total, (count) => count.upgraded))} records upgraded.`
    : left === 0
      ? 'Every record is up to date.'
      : `${figure(left)} records are to be upgraded. Nothing was written: run "npm run migrate -- --apply" to do so.`
  return [
    '',
    `All centres (${figure(total.gyms.read)})`,
    ...(Object.keys(names) as (keyof UpgradeSummary)[]).map((name) => lineOf(names[name], total[name])),
    ...unreadable.map((path) => `  not readable, to be looked at by a person: ${path}`),
    '',
    outcome,
  ]
}
