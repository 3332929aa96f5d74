import { dashboardPaths } from '@/data/dashboard/dashboardRecords'
import { gymPath } from '@/data/gyms/gymOf'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { filesBelow, removeFile } from '../files/storedFiles'

/** What makes a centre one that is in use, deleted records included: members, books and people point to each other. */
const used = [
  ['members', 'member', 'members'],
  ['staff', 'employee', 'employees'],
  ['invoices', 'invoice', 'invoices'],
  ['leads', 'lead', 'leads'],
  ['expenses', 'expense', 'expenses'],
  ['biometricDevices', 'device', 'devices'],
] as const

/** What an empty centre may still have: what it began with, and what it set up. */
const leftOver = [
  'memberPackages',
  'expenseCategories',
  'contributionCategories',
  'payMonths',
  'promoCodes',
  'messageTemplates',
  'memberDirectory',
  'lastVisits',
  'attendance',
  'attendanceDays',
  'punches',
  'biometricUsers',
  'biometricUnknownDevices',
  'biometricRejects',
  'monthStats',
  'outbox',
  'staffLeave',
  'attendanceCorrections',
  'contributions',
  'dayCloses',
  'ledger',
  'ledgerDays',
  'memberImports',
  'snoozes',
  'acts',
]

/** Files that are removed at once. */
const FILES_AT_ONCE = 20

/** Deletes of one batch. */
const A_BATCH = 200

/** What the centre has of that which keeps it from being deleted, in words: "12 members, 3 invoices"; '' for nothing. */
export async function usesOf(store: DocumentStore, gymId: string): Promise<string> {
  const counts = await Promise.all(
    used.map(async ([collection, singular, plural]) => {
      const count = await store.count({ collection, where: [tenantFilter(gymId)] })
      return count === 0 ? '' : `${count} ${count === 1 ? singular : plural}`
    }),
  )
  return counts.filter((text) => text !== '').join(', ')
}

async function removeAll(store: DocumentStore, paths: readonly string[]): Promise<void> {
  for (let from = 0; from < paths.length; from += A_BATCH)
    await store.batch((writer) => paths.slice(from, from + A_BATCH).forEach((path) => writer.remove(path)))
}

/** Everything in the centre's folder: its logo, and what was put there for people who are gone. */
export async function removeFiles(gymId: string): Promise<void> {
  const files = await filesBelow(`${gymId}/`)
  for (let from = 0; from < files.length; from += FILES_AT_ONCE)
    await Promise.all(files.slice(from, from + FILES_AT_ONCE).map((file) => removeFile(file)))
}

/** Removes what a centre without members, staff, leads and books still has, but for its own record and its audit log. */
export async function removeLeftOver(store: DocumentStore, gymId: string): Promise<void> {
  const questions = [
    ...leftOver.map((collection) => ({ collection, where: [tenantFilter(gymId)], orderBy: [] })),
    { collection: `${gymPath(gymId)}/counters`, where: [], orderBy: [] },
  ]
  for (const question of questions) {
    const paths: string[] = []
    for await (const page of pagesOf(store, question)) paths.push(...page.map(({ path }) => path))
    await removeAll(store, paths)
  }
  await removeAll(store, [`moneyChecks/${gymId}`, `kioskPins/${gymId}`, ...dashboardPaths(gymId)])
}
