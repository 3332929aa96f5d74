import { accounts, IRON } from './accounts'
import { buildDemo, type Demo } from './buildDemo'
import { documentsOf, gymDocument, messageCountOf, photosOf, publicCopies } from './documents'
import type { SeedDocument } from './batchesOf'
import { emulatorStore, type EmulatorStore } from './emulatorStore'
import { contributionDocuments } from './contributions'
import { expenseDocuments, monthDocuments } from './expenses'
import { seedLarge } from './largeGym'
import { platformDocuments } from './gymInvoices'
import { leadDocuments } from './leads'
import { promoDocuments } from './promoCodes'
import { demoEmployees } from './staff'
import { demoLeaves } from './staffLeave'
import { withStaff } from './staffVisits'
import { registrationPackageDocuments } from './registrationPackages'
import { accountLines, gymSummary } from './summary'

export type SeedOptions = {
  ifEmpty: boolean
  /** A centre of so many members for each, for benches; none for the demo itself. */
  large: readonly number[]
  /** So many invoices for each member of theirs, with those of earlier years; 0 for those that its members bought by. */
  invoicesEach?: number
  say: (line: string) => void
  /** The demo is made for this moment. */
  now?: Date
  projectId?: string
}

/** All that is written, the centres last: a store with centres counts as filled. */
export function demoDocuments(demo: Demo): { first: SeedDocument[]; last: SeedDocument[] } {
  const { iron, ice, older } = demo
  const gyms = [...demo.gyms.map(gymDocument), ...older.gyms]
  const employees = demoEmployees()
  const leaves = demoLeaves({ gymId: IRON, employees, today: demo.today })
  return {
    first: [
      ...withStaff(documentsOf(iron, 'demo-desk'), demo, { gymId: IRON, employees, leaves }),
      ...registrationPackageDocuments(),
      ...platformDocuments(demo.gyms, demo.today),
      ...promoDocuments(iron, demo.today),
      ...expenseDocuments(iron, older.invoices, demo.today),
      ...contributionDocuments(IRON, 'iron', demo.today),
      ...leadDocuments(iron, demo.today, [IRON, 'demo-desk']),
      ...documentsOf(ice, ice.gym.id),
      ...[iron, ice].map((built) => messageCountOf(built, demo.today)),
      ...monthDocuments(ice.gym.id, [...ice.book.invoices.values()]),
      ...older.templates,
      ...older.members,
      ...older.invoices,
      ...older.attendance,
      ...publicCopies(gyms),
    ],
    last: gyms,
  }
}

/** Answers with what was written, in one line. */
async function seedDemo(store: EmulatorStore, now: Date, say: SeedOptions['say']): Promise<string> {
  say('Living eight months of two centres again …')
  const demo = buildDemo(now)
  const { first, last } = demoDocuments(demo)
  const photos = [...photosOf(demo.iron), ...photosOf(demo.ice)]
  say(
    `Writing ${first.length + last.length} documents, ${photos.length} photos and ${accounts.length} accounts …`,
  )
  await Promise.all([store.write(first), store.sign(accounts), store.upload(photos)])
  await store.write(last)
  await store.makeDashboards([demo.iron.gym.id, demo.ice.gym.id], now)
  for (const built of [demo.iron, demo.ice]) gymSummary(built, demo.today).forEach(say)
  say(`  and ${demo.older.members.length} members of ${IRON} in older shapes`)
  accountLines().forEach(say)
  const members = demo.iron.book.members.size + demo.ice.book.members.size + demo.older.members.length
  return `${members} members in ${last.length} centres, ${first.length + last.length} documents`
}

const projectOfSuite = () => process.env['GCLOUD_PROJECT'] ?? 'demo-fitness'

export async function main(options: SeedOptions): Promise<void> {
  const { ifEmpty, large, invoicesEach = 0, say, now = new Date(), projectId = projectOfSuite() } = options
  const started = performance.now()
  const store = emulatorStore(projectId)
  if (ifEmpty && !(await store.isEmpty())) {
    say('The store has centres already: the demo data stays as it is.')
    return
  }
  const written = await (large.length === 0
    ? seedDemo(store, now, say)
    : seedLarge({ store, now, sizes: large, invoicesEach, say }))
  say(`${written}, in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
