import { useCallback, useRef, useState } from 'react'
import { AppError } from '@/domain/shared/appError'
import { minutesText } from '@/domain/shared/minutesText'
import { formatTime } from '@/domain/shared/formatDate'
import { canUndo, type Coming, type MarkDone, type TwoDays } from '@/data/attendance/markAttendance'
import { storedSoon } from '@/data/attendance/storedSoon'
import { attendanceRepository } from '@/data/attendance/attendanceRepository'
import { useGym } from '@/session/useGym'
import { useWriteProblem } from '@/session/useWriteProblem'
import { useRepository } from '@/session/useRepository'
import { useSignedIn } from '@/session/useSession'
import { closeToast, showToast } from '@/ui/feedback/toast'
import { useLatest } from '@/ui/useLatest'
import { focusDesk } from './deskFocus'
import { minutesBetween } from '@/domain/attendance/presence'

type Marked = { personId: string; name: string; code: string; dp: string }

/** PRODUCT screen 7: so long the last mark can be taken back with a key. */
const UNDO_MS = 60_000

function doneText({ mark, person }: MarkDone, timezone: string): string {
  const { entry, exit } = mark.visit
  if (mark.kind === 'ignored') return `${person.name} was marked a moment ago. Nothing is changed.`
  if (mark.kind === 'exit' && exit)
    return `${person.name} is out after ${minutesText(minutesBetween(entry, exit))}.`
  return `${person.name} is in at ${formatTime(entry, timezone)}.`
}

const said = (error: unknown, otherwise: string) => (error instanceof AppError ? error.message : otherwise)
const notStored = (error: unknown) =>
  showToast({ text: said(error, 'The mark was not stored. Try again.'), tone: 'problem' })

const WAITING = ' It waits here for the network.'

/** So long the days may take to open after the page, in milliseconds. */
const OPENING_MS = 3000

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export type Marking = {
  /** Answers whether it was done; a failure is said. `coming`: as `attendanceRepository.mark` takes it. */
  mark: (who: Marked, coming?: Coming | null) => Promise<boolean>
  /** The last mark of this screen, until the next person is looked for. */
  latest: MarkDone | null
  forgetLatest: () => void
  undoLast: () => Promise<void>
}

/**
 * Marks a member in or out by what the two days' roll-ups show (asked for where they are not there yet). Without a
 * connection the mark stands here and is stored later.
 */
export function useMark(days: TwoDays | null): Marking {
  const { account, backend } = useSignedIn()
  const { gymId, info, settings, today } = useGym()
  const problem = useWriteProblem()
  const attendance = useRepository(attendanceRepository)
  const { clock, line, journal } = backend
  const shown = useLatest(days)
  const recent = useRef<{ done: MarkDone; at: number; toast: number }[]>([])
  const [latest, setLatest] = useState<MarkDone | null>(null)

  const undoable = useCallback(() => {
    const since = clock.now().getTime() - UNDO_MS
    recent.current = recent.current.filter(({ at }) => at >= since)
    return recent.current
  }, [clock])

  const forget = useCallback((done: MarkDone) => {
    recent.current = recent.current.filter((one) => one.done !== done)
    setLatest((now) => (now === done ? null : now))
  }, [])

  const daysNow = useCallback(async () => {
    // What this device keeps is there in a moment; asking the store would need the network.
    for (let waited = 0; shown.current === null && waited < OPENING_MS; waited += 50) await pause(50)
    return shown.current ?? (await attendance.twoDays(gymId, today))
  }, [attendance, gymId, today, shown])

  const undo = useCallback(
    async (done: MarkDone) => {
      await storedSoon(attendance.undo(info, done, await daysNow()), line, notStored)
      forget(done)
      focusDesk()
    },
    [attendance, line, info, daysNow, forget],
  )

  const mark = useCallback(
    async (who: Marked, coming: Coming | null = null) => {
      let done: MarkDone | null = null
      focusDesk()
      if (problem !== null) {
        showToast({ text: problem, tone: 'problem' })
        return false
      }
      try {
        const { personId, name, code, dp } = who
        const person = { personId, memberId: personId, personType: 'member' as const, name, code, dp }
        done = attendance.mark(info, person, await daysNow(), account.uid, coming)
        const made = done
        setLatest(made)
        const entry = { done: made, at: clock.now().getTime(), toast: 0 }
        // Also one that can't be: the key says so, and takes back no earlier one in its place.
        if (made.mark.kind !== 'ignored') recent.current = [...undoable(), entry]
        const isStored = await storedSoon(made.stored, line, (error) => {
          forget(made)
          // A front desk names it on the page, until somebody has seen to it.
          if (journal) return
          const text = `The mark of ${name} was not stored. ${said(error, 'Mark them again.')}`
          showToast({ text, tone: 'problem' })
        })
        entry.toast = showToast({
          text: `${doneText(made, settings.timezone)}${isStored ? '' : WAITING}`,
          ...(canUndo(made) && { undo: () => undo(made) }),
        })
        return true
      } catch (error) {
        if (done) {
          forget(done)
          journal?.remove(done.id)
        }
        notStored(error)
        return false
      }
    },
    [
      attendance,
      line,
      journal,
      info,
      account.uid,
      settings.timezone,
      clock,
      daysNow,
      undoable,
      forget,
      undo,
      problem,
    ],
  )

  const undoLast = useCallback(async () => {
    const last = undoable().at(-1)
    if (!last) {
      showToast({ text: 'There is nothing to take back: a mark can be undone for 60 seconds.', tone: 'info' })
      return
    }
    try {
      await undo(last.done)
      closeToast(last.toast)
      showToast({ text: `The mark of ${last.done.person.name} is taken back.` })
    } catch (error) {
      showToast({ text: said(error, 'The mark could not be taken back. Try again.'), tone: 'problem' })
    }
  }, [undoable, undo])

  return { mark, latest, forgetLatest: useCallback(() => setLatest(null), []), undoLast }
}
