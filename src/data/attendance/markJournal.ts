import { z } from 'zod'
import { attendanceRecordSchema, personTypeSchema } from '@/domain/attendance/attendance'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { KEPT_MARKS, keysOf, type DeviceStorage } from '@/data/device/frontDesk'

const markSchema = z.object({
  id: z.string(),
  gymId: z.string(),
  person: z.object({
    personId: z.string(),
    memberId: z.string(),
    personType: personTypeSchema,
    name: z.string(),
    code: z.string(),
    dp: z.string(),
  }),
  /** The day the visit belongs to. */
  date: civilDateSchema,
  record: attendanceRecordSchema,
  /** The part of the day's roll-up that it goes to; a mark kept by a version that knew of one goes to that. */
  part: z.number().default(1),
  /** A uid. */
  by: z.string(),
  override: z.object({ at: z.date(), reason: z.string(), by: z.string() }).optional(),
  /** It was taken back: what waits is its removal. */
  isUndone: z.boolean(),
  /** Why the server would not have it; '' while it waits. */
  refusal: z.string(),
})

/** A mark that the server has not confirmed, with all that is needed to send it again. */
export type KeptMark = z.infer<typeof markSchema>

const timeOf = ({ record }: KeptMark) => (record.entry ?? record.exit)?.getTime() ?? 0

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)

const instants = new Set(['entry', 'exit', 'at'])

function parsed(text: string): KeptMark | null {
  try {
    const value: unknown = JSON.parse(text, (key, held: unknown) =>
      instants.has(key) && isInstant(held) ? new Date(held) : held,
    )
    return markSchema.safeParse(value).data ?? null
  } catch {
    return null
  }
}

/**
 * The marks of this device that wait for the server, for every tab and through reloads, each under a key of its own so
 * that tabs never write over each other's. An entry is made before the mark is written and goes when the server has it.
 */
export type MarkJournal = {
  /** The same list until something changes; the oldest first. */
  marks(): readonly KeptMark[]
  subscribe(changed: () => void): () => void
  put(mark: KeptMark): void
  remove(id: string): void
  refuse(id: string, reason: string): void
}

/** `otherTabs` calls back when another tab has changed what is stored. */
export function createMarkJournal(
  storage: DeviceStorage,
  otherTabs: (changed: (key: string | null) => void) => void,
): MarkJournal {
  const readers = new Set<() => void>()
  let known: readonly KeptMark[] | null = null

  /** Read once each: a busy desk offline holds hundreds, and every mark asks for all of them. */
  let seen = new Map<string, KeptMark | null>()

  function read(): readonly KeptMark[] {
    const texts = keysOf(storage, KEPT_MARKS).map((key) => storage.getItem(key) ?? '')
    seen = new Map(texts.map((text) => [text, seen.get(text) ?? parsed(text)]))
    return [...seen.values()]
      .filter((mark) => mark !== null)
      .sort((one, other) => timeOf(one) - timeOf(other))
  }

  function changed() {
    known = null
    readers.forEach((tell) => tell())
  }

  otherTabs((key) => {
    if (key === null || key.startsWith(KEPT_MARKS)) changed()
  })

  const write = (mark: KeptMark) => {
    storage.setItem(`${KEPT_MARKS}${mark.id}`, JSON.stringify(mark))
    changed()
  }

  return {
    marks: () => (known ??= read()),
    subscribe(tell) {
      readers.add(tell)
      return () => readers.delete(tell)
    },
    put: write,
    remove(id) {
      if (storage.getItem(KEPT_MARKS + id) === null) return
      storage.removeItem(KEPT_MARKS + id)
      changed()
    },
    refuse(id, reason) {
      const mark = parsed(storage.getItem(KEPT_MARKS + id) ?? '')
      if (mark) write({ ...mark, refusal: reason })
    },
  }
}
