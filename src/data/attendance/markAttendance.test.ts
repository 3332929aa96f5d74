import { describe, expect, it } from 'vitest'
import type { AttendanceDay, AttendanceRecord } from '@/domain/attendance/attendance'
import { clientInfoSchema } from '@/domain/gyms/gym'
import { civil } from '@/domain/shared/civilDate'
import { canUndo, markAttendance, undoMark, type Coming, type TwoDays } from './markAttendance'
import type { SentMark } from './sendMark'

const gym = clientInfoSchema.parse({ id: 'iron', name: 'Iron House', type: 'GYM', preference: {} })
const asha = {
  ...{ personId: 'asha', memberId: 'asha', personType: 'member' as const },
  ...{ name: 'Asha Rao', code: '', dp: '' },
}

const [before, after] = [civil('2026-11-22'), civil('2026-11-23')]
/** An instant of those nights in India, the centre's zone. */
const at = (day: string, time: string) => new Date(`${day}T${time}+05:30`)
const lateIn = at(before, '23:10:00')
const soonAfter = at(after, '00:00:04')

const dayWith = (date: AttendanceDay['date'], visits: AttendanceRecord[], openPart = 1): AttendanceDay => ({
  ...{ id: `iron_${date}`, gymId: 'iron', date, openPart },
  people: {
    asha: { type: 'member', name: 'Asha Rao', code: '', dp: '', by: 'desk', visits, overrides: [] },
  },
})
const entered: AttendanceRecord = { entry: lateIn, exit: null, isAutoExit: false }

/** A desk whose clock stands at that moment, and what it sends. */
function deskAt(now: Date) {
  const sent: SentMark[] = []
  const send = (mark: SentMark) => {
    sent.push(mark)
    return Promise.resolve()
  }
  const clock = { now: () => now }
  return {
    sent,
    mark: (days: TwoDays, coming: Coming | null = null) =>
      markAttendance({ newId: () => 'mark-1' }, clock, send)(gym, asha, days, 'desk', coming),
    undo: undoMark(clock, send),
  }
}

describe('a mark in the first seconds of a day, by a page that still shows the day before', () => {
  const shown = { today: dayWith(before, [entered], 3), yesterday: null }

  it('is the exit of the visit that began before midnight, on the day on which it began (DOMAIN 6.1)', () => {
    const desk = deskAt(soonAfter)
    const { mark, date } = desk.mark(shown)
    expect(mark).toMatchObject({ kind: 'exit', on: 'yesterday', visit: { entry: lateIn, exit: soonAfter } })
    expect(date).toBe(before)
    expect(desk.sent).toMatchObject([{ date: before, part: 3, record: { entry: null, exit: soonAfter } }])
  })

  it('is an entry of the new day for who went home the day before', () => {
    const gone = { ...entered, exit: at(before, '23:40:00') }
    const desk = deskAt(soonAfter)
    desk.mark({ today: dayWith(before, [gone], 3), yesterday: null })
    expect(desk.sent).toMatchObject([{ date: after, part: 1, record: { entry: soonAfter, exit: null } }])
  })

  it('is not taken back where it ended the visit of the day before: the rules keep what stands there', async () => {
    const desk = deskAt(soonAfter)
    const done = desk.mark(shown)
    expect(canUndo(done)).toBe(false)
    const marked = dayWith(before, [entered, { entry: null, exit: soonAfter, isAutoExit: false }], 3)
    const message = 'A visit that began yesterday can’t be undone. Ask the owner to correct it.'
    const refused = { code: 'conflict', message }
    await expect(desk.undo(gym, done, { today: marked, yesterday: null })).rejects.toMatchObject(refused)
    await expect(desk.undo(gym, done, { today: null, yesterday: marked })).rejects.toMatchObject(refused)
    expect(desk.sent.map(({ isUndone }) => isUndone)).toEqual([false])
  })

  it('is taken back where it is an entry of the new day', async () => {
    const desk = deskAt(soonAfter)
    const done = desk.mark({ today: null, yesterday: null })
    expect(canUndo(done)).toBe(true)
    const marked = dayWith(after, [{ entry: soonAfter, exit: null, isAutoExit: false }])
    await desk.undo(gym, done, { today: marked, yesterday: null })
    expect(desk.sent.map(({ date, isUndone }) => [date, isUndone])).toEqual([
      [after, false],
      [after, true],
    ])
  })

  it('is not taken back once the day of it is over', async () => {
    const done = deskAt(lateIn).mark({ today: null, yesterday: null })
    const shownThen = { today: null, yesterday: dayWith(before, [entered]) }
    await expect(deskAt(soonAfter).undo(gym, done, shownThen)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('counts as before once the page shows the new day', () => {
    const desk = deskAt(soonAfter)
    expect(desk.mark({ today: null, yesterday: dayWith(before, [entered]) }).mark).toMatchObject({
      kind: 'exit',
      on: 'yesterday',
    })
  })
})

describe('a mark of whose visit ended by itself', () => {
  const noon = at(after, '12:00:00')
  const autoExit = at(after, '09:00:00')
  const ended = [
    { entry: at(after, '07:00:00'), exit: null, isAutoExit: false },
    { entry: null, exit: autoExit, isAutoExit: true },
  ]
  const days = { today: dayWith(after, ended), yesterday: null }

  it('takes the place of the automatic exit where nobody says that they come again (DOMAIN 6.1)', () => {
    const desk = deskAt(noon)
    expect(desk.mark(days).mark).toMatchObject({ kind: 'exit', visit: { exit: noon, isAutoExit: false } })
    expect(desk.sent).toMatchObject([{ date: after, record: { entry: null, exit: noon } }])
  })

  it('is the entry of another visit for who comes again, with the reason of an override, and is taken back', async () => {
    const desk = deskAt(noon)
    const done = desk.mark(days, { overrideReason: 'Pays in the evening' })
    const override = { at: noon, reason: 'Pays in the evening', by: 'desk' }
    const record = { entry: noon, exit: null, isAutoExit: false }
    expect(done).toMatchObject({ date: after, mark: { kind: 'entry' }, override })
    expect(desk.sent).toMatchObject([{ date: after, record, override }])
    await desk.undo(gym, done, { today: dayWith(after, [...ended, record]), yesterday: null })
    expect(desk.sent[1]).toMatchObject({ isUndone: true, record, override })
  })

  it('has no override where nothing stops them', () => {
    expect(deskAt(noon).mark(days, { overrideReason: '' }).override).toBeUndefined()
  })
})
