import { addDays, civilDateIn, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { accounts, DEMO_PASSWORD, largeAccount, largeGymId } from './accounts'
import { auditDocuments, platformAuditDocuments } from './auditLines'
import type { SeedDocument } from './batchesOf'
import { membersOf, openedOn } from './buildDemo'
import { buildGym, type BuiltGym } from './buildGym'
import { contributionDocuments } from './contributions'
import { documentsOf, gymDocument, publicCopies } from './documents'
import type { EmulatorStore } from './emulatorStore'
import { expenseDocuments } from './expenses'
import { platformDocuments } from './gymInvoices'
import { heldToItsPackage, largeGymOn, TIMEZONE } from './gyms'
import { leadDocuments, LEADS } from './leads'
import { olderInvoices } from './olderInvoices'
import { censusFor, populationOf } from './population'
import { registrationPackageDocuments } from './registrationPackages'
import { promoDocuments } from './promoCodes'
import { employeesOf } from './staff'
import { withStaff } from './staffVisits'
import { gymTemplates } from './templates'
import type { Visits } from './visits'

/** As many in a centre of any size, like its packages, codes and expenses: only members and what follows them differ. */
const EMPLOYEES = 20

/** One centre with that many members, for benches; two weeks of attendance. */
function buildLarge(now: Date, size: number): BuiltGym {
  const today = civilDateIn(now, TIMEZONE)
  const gymId = largeGymId(size)
  const built = buildGym({
    gym: largeGymOn(today, size),
    templates: gymTemplates(gymId, openedOn(today)),
    census: censusFor(size),
    population: populationOf('GYM', 40_961),
    by: gymId,
    visitDays: 14,
    moment: { today, now },
  })
  fillToday(built.visits, { today, now })
  const gym = { ...built.gym, members: membersOf(built, today), staffs: EMPLOYEES, leads: LEADS }
  return { ...built, gym: heldToItsPackage(gym) }
}

/**
 * Today as full as the fullest of the last days, between midnight and now: a bench that runs at night must find a day to
 * measure. Every tenth visitor is inside.
 */
function fillToday(visits: Visits, { today, now }: { today: CivilDate; now: Date }): void {
  const comersOf = (ago: number) => {
    const date = addDays(today, -ago)
    return [...visits].filter(([, days]) => days.has(date))
  }
  const fullest = [1, 2, 3, 4, 5, 6, 7]
    .map(comersOf)
    .reduce((one, other) => (other.length > one.length ? other : one))
  const midnight = instantAt(today, '00:00', TIMEZONE).getTime()
  const passed = now.getTime() - midnight
  fullest.forEach(([, days], at) => {
    const entry = new Date(midnight + Math.floor((passed * at) / fullest.length))
    const exit = at % 10 === 0 ? null : new Date(Math.floor((entry.getTime() + now.getTime()) / 2))
    if (!days.has(today)) days.set(today, [{ entry, exit, isAutoExit: false }])
  })
}

/** All of a built centre but its own record and the invoices of earlier years. */
function largeDocuments(built: BuiltGym, now: Date): SeedDocument[] {
  const today = civilDateIn(now, TIMEZONE)
  const gymId = built.gym.id
  const workforce = { gymId, employees: employeesOf(gymId, EMPLOYEES) }
  return [
    ...withStaff(documentsOf(built, gymId), { today, now }, workforce),
    ...promoDocuments(built, today),
    ...expenseDocuments(built, [], today),
    ...leadDocuments(built, today, [gymId]),
    ...contributionDocuments(gymId, gymId, today),
    ...auditDocuments(gymId, [...built.book.members.keys()], now),
  ]
}

type Order = {
  store: EmulatorStore
  now: Date
  /** Members of each centre. */
  sizes: readonly number[]
  /** Invoices for each member, those of earlier years among them. */
  invoicesEach: number
  say: (line: string) => void
}

const AT_ONCE = 5_000

/** Writes what is still being made, a few thousand at a time. Answers with how many it was. */
async function writeAll(store: EmulatorStore, documents: Iterable<SeedDocument>): Promise<number> {
  let count = 0
  let waiting: SeedDocument[] = []
  const send = async () => {
    const ready = waiting
    waiting = []
    count += ready.length
    await store.write(ready)
  }
  for (const document of documents) {
    waiting.push(document)
    if (waiting.length === AT_ONCE) await send()
  }
  await send()
  return count
}

const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`

async function seedOne(size: number, { store, now, invoicesEach, say }: Order): Promise<number> {
  const started = performance.now()
  const built = buildLarge(now, size)
  const documents = largeDocuments(built, now)
  const gyms = [gymDocument(built.gym)]
  const made = performance.now()
  const own = await writeAll(store, [...documents, ...publicCopies(gyms)])
  const older = await writeAll(store, olderInvoices(built.book.invoices, size * invoicesEach))
  await store.write(gyms)
  await store.makeDashboards([built.gym.id], now)
  const phases = `made in ${seconds(started, made)}, written in ${seconds(made, performance.now())}`
  say(`${size} members, ${own + older} documents: ${phases}; ${largeAccount(size).email}, ${DEMO_PASSWORD}`)
  return own + older
}

/** Writes a centre of each size. Answers with what was written, in one line. */
export async function seedLarge(order: Order): Promise<string> {
  const { store, sizes, now } = order
  await store.sign([...sizes.map(largeAccount), ...accounts.filter(({ claims }) => claims['admin'])])
  const today = civilDateIn(now, TIMEZONE)
  const gyms = sizes.map((size) => largeGymOn(today, size))
  await store.write([
    ...registrationPackageDocuments(),
    ...platformDocuments(gyms, today),
    ...platformAuditDocuments(now),
  ])
  let count = 0
  for (const size of sizes) count += await seedOne(size, order)
  return `${sizes.join(' and ')} members, ${count} documents`
}
