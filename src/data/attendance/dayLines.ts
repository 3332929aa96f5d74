import type { AttendanceRecord } from '@/domain/attendance/attendance'
import { mergedLine, openPartOf } from '@/domain/attendance/dayParts'
import { reportLineSchema, type ReportLine } from '@/domain/attendance/reports/reportDay'
import { AppError } from '@/domain/shared/appError'
import type { CivilDate } from '@/domain/shared/civilDate'
import { listWith, removeField, type DocumentStore, type StoreTransaction } from '@/data/store/documentStore'
import { inOrder, partNumber, partPath, partsOfDay, storedLines } from './dayParts'

const ATTEMPTS = 3

export type HeldLine = {
  /** As all parts together say; undefined where none holds a line that can be read. */
  line: ReportLine | undefined
  /** Puts one line in the place of all of them. */
  write(line: Omit<Partial<ReportLine>, 'visits'> & { visits: readonly AttendanceRecord[] }): void
}

/** `isNow`: of the day that goes on, whose new lines go to the part that takes marks, as the desk's do. */
type Asked = { date: CivilDate; personId: string; isNow?: boolean }

/** The first answer for a key, also for those who ask while it is on its way. */
function kept<Key, Answer>(ask: (key: Key) => Promise<Answer>) {
  const answers = new Map<Key, Promise<Answer>>()
  return {
    of(key: Key): Promise<Answer> {
      const answer = answers.get(key) ?? ask(key)
      answers.set(key, answer)
      return answer
    },
    forget: (key: Key) => void answers.delete(key),
  }
}

/**
 * The lines of a centre's days inside a transaction of the server, whatever parts they stand in; a day is read once, however many
 * people's lines are asked for. Called after the documents of those people were read, so that no mark of theirs comes between; a part
 * that is folded meanwhile is looked for again.
 */
export function dayLines(store: DocumentStore, transaction: StoreTransaction, gymId: string) {
  const days = kept((date: CivilDate) => store.query(partsOfDay(gymId, date)))
  const held = kept((path: string) => transaction.get(path))

  return async function lineOf({ date, personId, isNow = false }: Asked): Promise<HeldLine> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const every = await days.of(date)
      const open = openPartOf(
        every.map((part) => ({ number: partNumber(part), lines: Object.keys(storedLines(part)).length })),
      )
      const listed = every.filter((part) => storedLines(part)[personId] !== undefined)
      const read = await Promise.all(inOrder(listed).map(({ path }) => held.of(path)))
      const parts = read.filter((part) => part !== null)
      const lines = parts.map((part) => storedLines(part)[personId]).filter((line) => line !== undefined)
      if (lines.length < listed.length) {
        days.forget(date)
        continue
      }
      const [first, ...others] = parts.map(({ path }) => path)
      const moved = lines.slice(1)
      const movedItems = (name: string) =>
        moved.flatMap((line) => {
          const list = line[name]
          return Array.isArray(list) ? (list as unknown[]) : []
        })
      return {
        line: lines.length === 0 ? undefined : reportLineSchema.safeParse(lines.reduce(mergedLine)).data,
        write({ visits, overrides = [], corrections = [], ...line }) {
          const notes = [...movedItems('corrections'), ...corrections]
          const reasons = [...movedItems('overrides'), ...overrides]
          transaction.merge(first ?? partPath(gymId, date, isNow ? open : 1), {
            gymId,
            date,
            people: {
              [personId]: {
                ...line,
                visits,
                ...(reasons.length > 0 && { overrides: listWith(...reasons) }),
                ...(notes.length > 0 && { corrections: listWith(...notes) }),
              },
            },
          })
          for (const path of others)
            transaction.update(path, [{ at: ['people', personId], value: removeField }])
        },
      }
    }
    throw new AppError('conflict', 'The day was changed at the same moment. Try again.')
  }
}
