import { dateKeyOf } from '@/domain/attendance/dateKey'
import { refolded } from '@/domain/attendance/refold'
import type { PersonType } from '@/domain/attendance/attendance'
import { byDevice, type Punch } from '@/domain/biometric/punch'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { attendancePath, daysOf } from '@/data/attendance/attendanceRecords'
import { correctionDefinition, otherKeys, personCorrections } from '@/data/attendance/correctDay'
import { linesOfPerson } from '@/data/attendance/linesOfPerson'
import { storedSettings } from '@/data/gyms/gymOf'
import { pageOf } from '@/data/store/collection'
import {
  removeField,
  type DocumentStore,
  type StoredDocument,
  type StoreTransaction,
} from '@/data/store/documentStore'
import { punchPath } from './biometricRecords'
import { datesBetween, inChunks, MOST_DATES, notCorrected, punchesOn } from './punchWindow'

export type PunchHolder = { personType: PersonType; personId: string }

/** Each is looked for and made by itself in one transaction. */
const PUNCHES_A_TRANSACTION = 60
/** A person has fewer corrections. */
const MOST_CORRECTIONS = 100
/** So often more days are looked at, each time a month of them. */
const MOST_STEPS = 6

async function correctionsOf(store: DocumentStore, gymId: string, personId: string) {
  const listed = pageOf(personCorrections(gymId, personId), { pageSize: MOST_CORRECTIONS })
  return (await store.query(listed)).flatMap((document) => {
    const parsed = correctionDefinition.schema.safeParse(correctionDefinition.upgrade(document))
    return parsed.success ? [parsed.data] : []
  })
}

/** Those that are not kept yet, and those that were kept for nobody; what is kept for somebody stays theirs. */
async function freshOf(transaction: StoreTransaction, arrived: readonly Punch[], known: readonly Punch[]) {
  const ids = new Set(known.map(({ id }) => id))
  const asked = arrived.filter(({ id }) => !ids.has(id))
  const stored = await Promise.all(asked.map(({ id }) => transaction.get(punchPath(id))))
  return asked.flatMap((punch, index) => {
    const there = stored[index] ?? null
    if (there !== null && there.data['result'] !== 'unknownPin') return []
    return [{ punch, there }]
  })
}

type Scene = { store: DocumentStore; gym: StoredDocument; holder: PunchHolder; now: Date }

async function nameOf({ store, holder: { personType, personId } }: Scene) {
  const { data = {} } =
    (await store.get(`${personType === 'member' ? 'members' : 'staff'}/${personId}`)) ?? {}
  const text = (field: string) => (typeof data[field] === 'string' ? data[field] : '')
  return { name: text('name'), code: text('memberCode'), dp: text('dp') }
}

/** One transaction: the punches, the person's days and the roll-ups' lines; answers how many were new. */
async function keepChunk(scene: Scene, arrived: readonly Punch[]): Promise<number> {
  const { store, gym, holder, now } = scene
  const { personType, personId } = holder
  const settings = storedSettings(gym)
  const dateOf = (at: Date) => civilDateIn(at, settings.timezone)
  const today = dateOf(now)
  const path = attendancePath(gym.id, personId)
  const dates = arrived.map(({ date }) => date)
  const [first, end] = [dates[0], dates.at(-1)]
  if (first === undefined || end === undefined) return 0

  return store.transact(async (transaction) => {
    // First, so that no other punch or mark of this person comes between: whoever waits for it asks again for the punches.
    const person = await transaction.get(path)
    const known = await punchesOn(store, gym.id, personId, datesBetween(first, addDays(end, 1)))
    const fresh = await freshOf(transaction, arrived, known)
    if (fresh.length === 0) return 0
    const days = daysOf(person, settings)
    const corrections = await correctionsOf(store, gym.id, personId)

    let last: CivilDate = addDays(end, 1)
    let seen: Punch[] = [
      ...known.filter(({ result }) => result === 'counted'),
      ...fresh.map(({ punch }) => punch),
    ]
    const fold = () =>
      refolded({
        punches: notCorrected(seen, corrections, days),
        changed: fresh.map(({ punch }) => punch.at),
        days: new Map(datesBetween(addDays(first, -1), last).map((date) => [date, days[date] ?? []])),
        dateOf,
        settings,
        personType,
        now,
      })
    let folded = fold()
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const { openUntil } = folded
      if (openUntil === null || dateOf(openUntil) <= last || last >= today) break
      const next = addDays(last, 1)
      last = addDays(last, MOST_DATES)
      const more = await punchesOn(store, gym.id, personId, datesBetween(next, last))
      seen = [...seen, ...more.filter(({ result }) => result === 'counted')]
      folded = fold()
    }

    const changed = await Promise.all(
      [...folded.days].map(async ([date, records]) => ({
        date,
        records,
        held: await linesOfPerson(store, transaction, {
          gymId: gym.id,
          date,
          personId,
          isNow: date >= addDays(today, -1),
        }),
      })),
    )
    const isNamed = changed.every(({ held }) => held.line !== undefined)
    const named = isNamed ? {} : await nameOf(scene)

    for (const { punch, there } of fresh)
      if (there === null) transaction.create(punchPath(punch.id), withoutId(punch))
      else
        transaction.update(punchPath(punch.id), [
          { at: ['personType'], value: personType },
          { at: ['personId'], value: personId },
          { at: ['result'], value: 'counted' },
        ])
    const keys = changed.flatMap(({ date, records }): [string, unknown][] => [
      ...otherKeys(person, date).map((key): [string, unknown] => [key, removeField]),
      [dateKeyOf(date), records],
    ])
    // Also where no day changes: then two punches at once are still taken one after the other.
    transaction.merge(path, {
      gymId: gym.id,
      memberId: personType === 'member' ? personId : '',
      personId,
      personType,
      ...Object.fromEntries(keys),
    })
    const by = byDevice(fresh[0]?.punch.sn ?? '')
    for (const { records, held } of changed)
      held.write({ type: personType, visits: records, ...(held.line === undefined && { ...named, by }) })
    return fresh.length
  })
}

const withoutId = ({ id: _id, ...punch }: Punch) => punch

/**
 * Keeps what devices saw of one person and folds it into the attendance (DOMAIN 1.6 "ATTLOG", 6.1): each punch once, by its id, in
 * one transaction with what it changes in the person's document and the day's roll-up. In any order, late, and repeated, the
 * attendance comes out the same. Answers how many were new.
 */
export async function keepPunches(scene: Scene, arrived: readonly Punch[]): Promise<number> {
  let kept = 0
  for (const chunk of inChunks(arrived, PUNCHES_A_TRANSACTION)) kept += await keepChunk(scene, chunk)
  return kept
}
