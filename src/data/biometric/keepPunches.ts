import { addDays, civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { attendancePath } from '@/data/attendance/attendanceRecords'
import { dayLines } from '@/data/attendance/dayLines'
import { storedSettings } from '@/data/gyms/gymOf'
import type { StoredDocument } from '@/data/store/documentStore'
import {
  foldPunches,
  namesFor,
  writeFolded,
  type FoldedPerson,
  type FoldScene,
  type HeldDay,
  type SeenPerson,
} from './foldPunches'
import { inChunks } from './punchWindow'

/** Each is looked for and made by itself in one transaction. */
const PUNCHES_A_TRANSACTION = 60

/** Whoever came on a day stands in the same document, which bears a write a second: it is written once for so many people. */
const PEOPLE_A_TRANSACTION = 10

/** In one order for everybody, so that two devices do not hold each other up. */
const byId = ({ holder: one }: SeenPerson, { holder: other }: SeenPerson) =>
  one.personId < other.personId ? -1 : 1

/** What goes into one transaction each; a person's in as many as their days need, one after the other. */
function transactionsOf(seen: readonly SeenPerson[]): SeenPerson[][] {
  const chunked = [...seen]
    .sort(byId)
    .map(({ holder, punches }) =>
      inChunks(punches, PUNCHES_A_TRANSACTION).map((chunk) => ({ holder, punches: chunk })),
    )
  const transactions: SeenPerson[][] = []
  const rounds = Math.max(0, ...chunked.map(({ length }) => length))
  for (let round = 0; round < rounds; round += 1) {
    let open: SeenPerson[] = []
    let count = 0
    for (const next of chunked.flatMap((chunks) => chunks[round] ?? [])) {
      const isFull =
        open.length === PEOPLE_A_TRANSACTION || count + next.punches.length > PUNCHES_A_TRANSACTION
      if (isFull && open.length > 0) {
        transactions.push(open)
        open = []
        count = 0
      }
      open.push(next)
      count += next.punches.length
    }
    if (open.length > 0) transactions.push(open)
  }
  return transactions
}

const isOf =
  (date: CivilDate) =>
  ({ folded: { days } }: { folded: FoldedPerson }) =>
    days.has(date)

/** One transaction: the punches, the people's days and the roll-ups' lines; answers how many punches were new. */
const keepTogether = (scene: FoldScene, people: readonly SeenPerson[]): Promise<number> =>
  scene.store.transact(async (transaction) => {
    const { store, gym, now } = scene
    const yesterday = addDays(civilDateIn(now, storedSettings(gym).timezone), -1)
    const read: (SeenPerson & { attendance: StoredDocument | null })[] = []
    // First, so that no other punch or mark of these people comes between; and one after the other, as the days are.
    for (const person of people) {
      const attendance = await transaction.get(attendancePath(gym.id, person.holder.personId))
      read.push({ ...person, attendance })
    }
    const found = await Promise.all(
      read.map(async ({ attendance, ...person }) => {
        const folded = await foldPunches(scene, transaction, person, attendance)
        return folded === null ? [] : [{ folded, attendance, days: [] as HeldDay[] }]
      }),
    )
    const changed = found.flat()
    const lineOf = dayLines(store, transaction, gym.id)
    for (const date of [...new Set(changed.flatMap(({ folded }) => [...folded.days.keys()]))].sort())
      for (const { folded, days } of changed.filter(isOf(date))) {
        const held = await lineOf({
          date,
          personId: folded.holder.personId,
          isNow: date >= yesterday,
        })
        days.push({ date, records: folded.days.get(date) ?? [], held })
      }
    const names = await Promise.all(changed.map(({ folded, days }) => namesFor(store, folded, days)))
    for (const [index, { folded, ...rest }] of changed.entries())
      writeFolded(transaction, gym.id, folded, { ...rest, names: names[index] ?? {} })
    return changed.reduce((sum, { folded }) => sum + folded.fresh.length, 0)
  })

/**
 * Keeps what devices saw and folds it into the attendance (DOMAIN 1.6 "ATTLOG", 6.1): each punch once, by its id, in one transaction
 * with what it changes in the person's document and the day's roll-up. In any order, late, and repeated, the attendance comes out the
 * same. Answers how many were new. Of people who can't be folded together each is tried alone, so that one of them keeps nobody else
 * out; the error of whoever is left is thrown when everybody else is kept.
 */
export async function keepPunches(scene: FoldScene, seen: readonly SeenPerson[]): Promise<number> {
  let kept = 0
  const failures: unknown[] = []
  for (const people of transactionsOf(seen)) {
    try {
      kept += await keepTogether(scene, people)
    } catch (error) {
      if (people.length === 1) failures.push(error)
      else
        for (const person of people)
          await keepTogether(scene, [person]).then(
            (fresh) => void (kept += fresh),
            (alone: unknown) => void failures.push(alone),
          )
    }
  }
  if (failures.length > 0) throw failures[0]
  return kept
}
