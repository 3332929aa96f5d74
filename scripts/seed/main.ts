import { publicGymOf } from '@/domain/gyms/publicGym'
import { civilDateIn } from '@/domain/shared/calendar'
import { heldGym, publicGymPath } from '@/data/gyms/publicGyms'
import { accounts, DEMO_PASSWORD, IRON, largeAccount } from './accounts'
import { buildDemo, buildLarge, type Demo } from './buildDemo'
import { TIMEZONE } from './centres'
import { documentsOf, photosOf } from './documents'
import { emulatorStore, type EmulatorStore, type SeedDocument } from './emulatorStore'
import { expenseDocuments } from './expenses'
import { olderInvoices } from './olderInvoices'
import { promoDocuments } from './promoCodes'
import { withStaff } from './staffVisits'
import { accountLines, centreSummary } from './summary'

export type SeedOptions = {
  ifEmpty: boolean
  /** Members of one more centre, for benches; null for the demo itself. */
  large: number | null
  /** So many invoices that centre shall have, with those of earlier years; 0 for those of its members alone. */
  invoices?: number
  say: (line: string) => void
  /** The demo is made for this moment. */
  now?: Date
  projectId?: string
}

const gymDocument = (gym: Demo['gyms'][number]): SeedDocument => ({ path: `gyms/${gym.id}`, data: gym })

/** What Sales reads, as the server would keep it. */
function publicCopies(gyms: readonly SeedDocument[]): SeedDocument[] {
  return gyms.flatMap(({ path, data }) => {
    const gym = heldGym({ id: path.slice('gyms/'.length), data })
    return gym === null ? [] : [{ path: publicGymPath(gym.id), data: publicGymOf(gym) }]
  })
}

/** All that is written, the centres last: a store with centres counts as filled. */
export function demoDocuments(demo: Demo): { first: SeedDocument[]; last: SeedDocument[] } {
  const { iron, ice, older } = demo
  const gyms = [...demo.gyms.map(gymDocument), ...older.gyms]
  return {
    first: [
      ...withStaff(documentsOf(iron, 'demo-desk'), demo, iron.gym.id),
      ...promoDocuments(iron, demo.today),
      ...expenseDocuments(iron, older.invoices, demo.today),
      ...documentsOf(ice, ice.gym.id),
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
  for (const centre of [demo.iron, demo.ice]) centreSummary(centre, demo.today).forEach(say)
  say(`  and ${demo.older.members.length} members of ${IRON} in older shapes`)
  accountLines().forEach(say)
  const members = demo.iron.book.members.size + demo.ice.book.members.size + demo.older.members.length
  return `${members} members in ${last.length} centres, ${first.length + last.length} documents`
}

async function seedLarge(
  store: EmulatorStore,
  now: Date,
  size: number,
  invoices: number,
  say: SeedOptions['say'],
): Promise<string> {
  say(`Living a centre with ${size} members …`)
  const centre = buildLarge(now, size)
  const gyms = [gymDocument(centre.gym)]
  const ownDocuments = documentsOf(centre, centre.gym.id)
  const documents = [...ownDocuments, ...olderInvoices(ownDocuments, invoices), ...publicCopies(gyms)]
  say(`Writing ${documents.length} documents …`)
  await Promise.all([store.write(documents), store.sign([largeAccount])])
  await store.write(gyms)
  centreSummary(centre, civilDateIn(now, TIMEZONE)).forEach(say)
  say(`Sign in as ${largeAccount.email}, password ${DEMO_PASSWORD}`)
  return `${size} members in ${documents.length} documents`
}

const projectOfSuite = () => process.env['GCLOUD_PROJECT'] ?? 'demo-fitness'

export async function main(options: SeedOptions): Promise<void> {
  const { ifEmpty, large, invoices = 0, say, now = new Date(), projectId = projectOfSuite() } = options
  const started = performance.now()
  const store = emulatorStore(projectId)
  if (ifEmpty && !(await store.isEmpty())) {
    say('The store has centres already: the demo data stays as it is.')
    return
  }
  const written = await (large === null
    ? seedDemo(store, now, say)
    : seedLarge(store, now, large, invoices, say))
  say(`${written}, in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
