import { useCallback, useState } from 'react'
import { canUndo, type MarkDone, type TwoDays } from '@/data/attendance/markAttendance'
import { storedSoon } from '@/data/attendance/storedSoon'
import { AppError } from '@/domain/shared/appError'
import { formatTime } from '@/domain/shared/formatDate'
import type { Staff } from '@/domain/staff/staff'
import { attendanceRepository } from '@/data/attendance/attendanceRepository'
import { beginWork } from '@/lists/beginWork'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useSignedIn } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import type { Work } from '@/ui/feedback/work'
import { useLatest } from '@/ui/useLatest'

export type StaffMarking = {
  /** In or out, as the roster shows it. */
  mark: (staff: Staff) => Promise<void>
  /** `letGo` lets the choice go once it has begun. */
  markPresent: (staff: readonly Staff[], letGo: () => void) => void
  /** Whose mark is under way; '' for nobody's. */
  marking: string
}

const said = (error: unknown) =>
  error instanceof AppError ? error.message : 'The mark was not stored. Try again.'

function doneText({ mark, person }: MarkDone, timezone: string, sameArrivalMinutes: number): string {
  const { entry, exit } = mark.visit
  if (mark.kind === 'ignored')
    return mark.reason === 'sameArrival'
      ? `${person.name} came in at ${formatTime(entry, timezone)}. A mark within ${sameArrivalMinutes} minutes is the same arrival, so nothing is changed.`
      : `${person.name} was marked a moment ago. Nothing is changed.`
  return mark.kind === 'exit'
    ? `${person.name} is out at ${formatTime(exit, timezone)}.`
    : `${person.name} is in at ${formatTime(entry, timezone)}.`
}

/**
 * Marks employees by what the roster shows. Without a connection a mark stands on this device and is stored later.
 * Failures are said.
 */
export function useMarkStaff(days: TwoDays | null): StaffMarking {
  const { account, backend } = useSignedIn()
  const { gymId, info, settings, today } = useGym()
  const attendance = useRepository(attendanceRepository)
  const shown = useLatest(days)
  const [marking, setMarking] = useState('')

  const daysNow = useCallback(
    async () => shown.current ?? (await attendance.twoDays(gymId, today)),
    [shown, attendance, gymId, today],
  )

  const markOne = useCallback(
    async ({ id, name, empId, dp }: Staff): Promise<MarkDone> => {
      const person = {
        personId: id,
        memberId: '',
        personType: 'employee' as const,
        name,
        code: empId,
        dp,
      }
      const done = attendance.mark(info, person, await daysNow(), account.uid)
      await storedSoon(done.stored, backend.line, (error) =>
        showToast({ text: said(error), tone: 'problem' }),
      )
      return done
    },
    [attendance, backend.line, info, daysNow, account.uid],
  )

  const undo = useCallback(
    async (done: MarkDone) => attendance.undo(info, done, await daysNow()),
    [attendance, info, daysNow],
  )

  const mark = useCallback(
    async (staff: Staff) => {
      setMarking(staff.id)
      try {
        const done = await markOne(staff)
        showToast({
          text: doneText(done, settings.timezone, settings.staffMinVisitMinutes),
          ...(canUndo(done) && { undo: () => undo(done) }),
        })
      } catch (error) {
        showToast({ text: said(error), tone: 'problem' })
      } finally {
        setMarking('')
      }
    },
    [markOne, undo, settings],
  )

  const markPresent = useCallback(
    (staff: readonly Staff[], letGo: () => void) => {
      const marks = new Map<string, MarkDone>()
      const work: Work<Staff> = {
        title: `Mark ${staff.length === 1 ? '1 employee' : `${staff.length} employees`} present`,
        count: staff.length,
        rows: staff,
        nameOf: ({ name }) => name,
        each: async (one) => marks.set(one.id, await markOne(one)),
        undoEach: async ({ id }) => {
          const done = marks.get(id)
          if (done) await undo(done)
        },
        doneText: (count) => `${count === 1 ? '1 employee is' : `${count} employees are`} marked present.`,
      }
      const reason = beginWork(work, letGo)
      if (reason) showToast({ text: reason, tone: 'problem' })
    },
    [markOne, undo],
  )

  return { mark, markPresent, marking }
}
