import { memo, useMemo } from 'react'
import { MISSING } from '@/domain/shared/constants'
import { minutesText } from '@/domain/shared/minutesText'
import { formatTime } from '@/domain/shared/formatDate'
import type { AttendanceDay } from '@/domain/attendance/attendance'
import type { Live } from '@/live/live'
import { PersonCell } from '@/components/people/PersonCell'
import { usePeople } from '@/components/people/usePeople'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { TableSkeleton } from '@/ui/Skeletons'
import { StateChip } from '@/ui/StateChip'
import styles from './TodayList.module.css'
import { checkInsOn, minutesBetween, saysTheSame, type Present } from '@/domain/attendance/presence'
import { DeskPart } from './DeskPart'
import { singlePress } from './singlePress'
import type { Marking } from './useMark'
import { useStretch } from './useStretch'

const SHOWN = 50

/** `now`: for whose stay goes on. `by`: in words. */
type RowProps = { person: Present; mark: Marking['mark']; now: Date | null; by: string }

const sameWords = (one: RowProps, other: RowProps) =>
  one.mark === other.mark &&
  one.now === other.now &&
  one.by === other.by &&
  saysTheSame(one.person, other.person)

/** Drawn again only when it says something else: with each mark the list is told anew. */
const Row = memo(function TodayRow({ person, mark, now, by }: RowProps) {
  const { settings } = useGym()
  const last = person.visits.at(-1)
  if (!last) return null
  const reasons = person.overrides.map(({ reason }) => reason)
  const until = last.exit ?? now
  return (
    <tr>
      <th scope="row">
        <PersonCell name={person.name} code={person.code} photo={person.dp} />
      </th>
      <td>{formatTime(last.entry, settings.timezone)}</td>
      <td>{last.exit ? formatTime(last.exit, settings.timezone) : MISSING}</td>
      <td>{until ? minutesText(minutesBetween(last.entry, until)) : MISSING}</td>
      <td className={styles.visits}>{person.visits.length}</td>
      <td>
        <span className={styles.states}>
          {person.insideSince ? (
            <StateChip tone="green">Inside</StateChip>
          ) : last.exit === null ? (
            <StateChip tone="grey">Not marked out</StateChip>
          ) : (
            <StateChip tone="grey">{last.isAutoExit ? 'Out, automatic' : 'Out'}</StateChip>
          )}
          {reasons.length > 0 && (
            <>
              <StateChip tone="amber">Override</StateChip>
              <span className={styles.why}>{reasons.join('; ')}</span>
            </>
          )}
        </span>
      </td>
      <td className={styles.by}>{by}</td>
      <td className={styles.rowAct}>
        {person.insideSince && (
          <Button
            size="s"
            icon="pi-sign-out"
            aria-label={`Mark out ${person.name}`}
            onClick={singlePress(() => void mark(person))}
          >
            Mark out
          </Button>
        )}
      </td>
    </tr>
  )
}, sameWords)

/** Check-ins as the dashboard counts them, and the lines of the list: who came twice has one. */
function countText(checkIns: number, members: number, locale: string): string {
  const said = (count: number, one: string) =>
    `${count.toLocaleString(locale)} ${count === 1 ? one : `${one}s`}`
  return `${said(checkIns, 'check-in')}, ${said(members, 'member')}`
}

/** Everybody of today, live on every open desk, the latest mark first. */
export function TodayList({
  day,
  present,
  marking,
  now,
}: {
  day: Live<AttendanceDay | null>
  present: readonly Present[]
  marking: Marking
  now: Date
}) {
  const { settings } = useGym()
  const stretch = useStretch(SHOWN, present.length, `Show the last ${SHOWN}`)
  const checkIns = useMemo(() => checkInsOn(day.status === 'ready' ? day.value : null), [day])
  const markedBy = usePeople(useMemo(() => present.map(({ by }) => by), [present]))
  return (
    <DeskPart
      name="Today"
      count={day.status === 'ready' ? countText(checkIns, present.length, settings.locale) : ''}
      stretch={stretch}
    >
      {day.status === 'loading' && <TableSkeleton rows={6} columns={5} />}
      {day.status === 'failed' && <ErrorState error={day.error} retry={day.retry} />}
      {day.status === 'ready' && present.length === 0 && (
        <EmptyState kind="firstUse" text="Waiting for the first check-in." />
      )}
      {day.status === 'ready' && present.length > 0 && (
        <div className={styles.scroller}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Member</th>
                <th scope="col">In</th>
                <th scope="col">Out</th>
                <th scope="col">Stay</th>
                <th scope="col" className={styles.visits}>
                  Visits
                </th>
                <th scope="col">State</th>
                <th scope="col">Marked by</th>
                <th scope="col">
                  <span className="visually-hidden">Acts</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {present.slice(0, stretch.shown).map((person) => (
                <Row
                  key={person.personId}
                  person={person}
                  mark={marking.mark}
                  now={person.insideSince && now}
                  by={markedBy(person.by)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </DeskPart>
  )
}
