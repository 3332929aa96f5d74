import type { AttendanceDay, AttendanceRecord, Override } from '@/domain/attendance/attendance'
import { markNow, type Mark } from '@/domain/attendance/mark'
import { visitsOf } from '@/domain/attendance/visits'
import type { ClientInfo } from '@/domain/gyms/gym'
import { settingsOf } from '@/domain/gyms/settings'
import { AppError } from '@/domain/shared/appError'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Clock } from '@/data/store/clock'
import type { DocumentStore } from '@/data/store/documentStore'
import type { MarkedPerson } from './markedPerson'
import type { SentMark } from './sendMark'

/**
 * The roll-ups that a mark is decided by: today's and yesterday's as the page knows them, null where nobody has come. Just
 * after midnight a page may still show the day before as today's, so each is taken by its own date.
 */
export type TwoDays = { today: AttendanceDay | null; yesterday: AttendanceDay | null }

/**
 * What was done, and what `undo` needs. `date` is the day the visit belongs to. `stored` settles when the server has
 * it: without a connection that is later, and until then the mark stands on this device.
 */
export type MarkDone = {
  id: string
  /** A uid. */
  by: string
  mark: Mark
  person: MarkedPerson
  date: CivilDate
  /** The part of the day's roll-up that it went to. */
  part: number
  stored: Promise<void>
  /** Stands in the roll-up's line beside the visits. */
  override?: Override
}

/** They are known to come in. `overrideReason`: why, though the desk should stop them; '' for everybody else. */
export type Coming = { overrideReason: string }

type Send = (mark: SentMark) => Promise<void>

const dayOf = ({ today, yesterday }: TwoDays, date: CivilDate): AttendanceDay | null =>
  [today, yesterday].find((day) => day?.date === date) ?? null

const recordsOn = (day: AttendanceDay | null, personId: string): AttendanceRecord[] =>
  day?.people[personId]?.visits ?? []

/**
 * Marks a person in or out, as DOMAIN 6.1 folds it, by what the roll-ups show on this device. `by` is a uid. An ignored
 * mark writes nothing. A repeat of the same mark adds nothing; marks that several desks made meanwhile all stay, and
 * fold to one visit (visitsOf). `coming`: null where the visits alone say whether it is the way in or the way out.
 */
export const markAttendance =
  (store: Pick<DocumentStore, 'newId'>, clock: Clock, send: Send) =>
  (
    gym: ClientInfo,
    person: MarkedPerson,
    days: TwoDays,
    by: string,
    coming: Coming | null = null,
  ): MarkDone => {
    const settings = settingsOf(gym.preference, gym.type)
    const now = clock.now()
    const date = civilDateIn(now, settings.timezone)
    const dayBefore = addDays(date, -1)
    const { personId, personType } = person
    const mark = markNow(
      recordsOn(dayOf(days, date), personId),
      recordsOn(dayOf(days, dayBefore), personId),
      now,
      settings,
      personType,
      coming !== null,
    )
    const id = store.newId()
    if (mark.kind === 'ignored') return { id, by, mark, person, date, part: 1, stored: Promise.resolve() }
    const on = mark.on === 'today' ? date : dayBefore
    const reason = mark.kind === 'entry' ? (coming?.overrideReason ?? '') : ''
    const override = reason !== '' && { at: now, reason, by }
    const part = dayOf(days, on)?.openPart ?? 1
    const line = { id, by, person, date: on, part, ...(override && { override }) }
    const { record } = mark
    const stored = send({ ...line, gymId: gym.id, record, isUndone: false })
    return { ...line, mark, stored }
  }

const conflict = (message: string) => new AppError('conflict', message)

/** Whether a mark can be taken back: only the server changes what was written to a day that is over. */
export const canUndo = ({ mark }: MarkDone): boolean => mark.kind !== 'ignored' && mark.on === 'today'

/** Takes a mark back, and its override with it, on its own day and only while it is the person's last one. */
export const undoMark =
  (clock: Clock, send: Send) =>
  async (
    gym: ClientInfo,
    { id, mark, person, date, part, override, by }: MarkDone,
    days: TwoDays,
  ): Promise<void> => {
    if (mark.kind === 'ignored') return
    const { timezone } = settingsOf(gym.preference, gym.type)
    const today = civilDateIn(clock.now(), timezone)
    if (today !== date)
      throw conflict('A visit that began yesterday can’t be undone. Ask the owner to correct it.')
    const { personId, personType } = person
    const last = visitsOf(recordsOn(dayOf(days, date), personId), personType)
    const { entry, exit } = last.at(-1) ?? { entry: null, exit: null }
    const marked = mark.kind === 'entry' ? mark.visit.entry : mark.visit.exit
    const stands = mark.kind === 'entry' ? (exit === null ? entry : exit) : exit
    if (stands?.getTime() !== marked?.getTime())
      throw conflict(`${person.name} was marked again since then. Look at today's list first.`)
    const { record } = mark
    const line = { id, person, date, part, record, by, ...(override && { override }) }
    await send({ ...line, gymId: gym.id, isUndone: true })
  }
