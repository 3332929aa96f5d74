import { useMemo, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { decide } from '@/domain/attendance/decide'
import type { DirectoryEntry } from '@/domain/members/directoryEntry'
import type { DirectoryHit } from '@/domain/members/directory'
import type { Coming } from '@/data/attendance/markAttendance'
import { memberRepository } from '@/data/members/memberRepository'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { ErrorState } from '@/ui/ErrorState'
import { useKeys } from '@/ui/keys/useKeys'
import styles from './Desk.module.css'
import { focusDesk, useDeskFocus } from './deskFocus'
import { DeskBox } from './DeskBox'
import { isLeavingNext, isStopped, type Judged } from './faceOf'
import { addressOf, offeredFixes } from './fixes'
import { Hits } from './Hits'
import type { Standing } from '@/domain/attendance/presence'
import { isFoundBy } from '@/domain/leads/findLead'
import type { Trial } from '@/domain/leads/trialVisit'
import { foundBy } from '@/domain/attendance/scan'
import { playTune, tuneOf, type Tune } from './tones'
import type { Marking } from './useMark'
import { TrialHits } from './TrialTiles'
import type { Trials } from './useTrials'
import { Verdict } from './Verdict'

const HITS = 6
const SHARED = 'Several members have this code. Choose one with ↑ and ↓, then Enter.'
const trialNote = (members: number, trials: number) =>
  members > 0 || trials === 0
    ? ''
    : trials === 1
      ? 'No member. Enter marks the trial.'
      : 'No member, but trials of today.'
const nobody: ReadonlyMap<string, DirectoryEntry> = new Map()

type Props = {
  standing: (personId: string) => Standing
  marking: Marking
  trials: Trials
  now: Date
  isLoud: boolean
  onLoud: (isLoud: boolean) => void
}

/** The box that finds a person, and the verdict beside it. All of it works from the directory in memory. */
export function Desk({ standing, marking, trials: { trials, markCame }, now, isLoud, onLoud }: Props) {
  const { gymId, settings } = useGym()
  const members = useRepository(memberRepository)
  const directory = useLive(members.directory(gymId))
  const entries = directory.status === 'ready' ? directory.value : nobody
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState<number | null>(null)
  const [isOverriding, setOverriding] = useState(false)
  const { mark, latest, forgetLatest, undoLast } = marking
  const navigate = useNavigate()
  useDeskFocus()

  const { hits, note, isShared } = useMemo(
    () => foundBy(entries, typed, gymId, HITS),
    [entries, typed, gymId],
  )
  const expected = useMemo(
    () =>
      typed.trim() === ''
        ? []
        : trials.filter(({ lead, hasCome }) => !hasCome && isFoundBy(lead, typed.trim())).slice(0, HITS),
    [trials, typed],
  )
  const hit = hits[Math.min(at ?? 0, hits.length - 1)]
  const mustChoose = isShared && at === null

  const judge = ({ id, entry }: DirectoryHit): Judged => ({
    id,
    entry,
    decision: decide(entry, settings, now),
    ...standing(id),
  })
  const judged = hit && judge(hit)
  const marked = latest && typed === '' ? entries.get(latest.person.personId) : undefined
  const done = judged ? null : latest
  const shown = mustChoose
    ? undefined
    : (judged ?? (latest && marked && judge({ id: latest.person.personId, entry: marked })))
  const isStop = judged !== undefined && isStopped(judged)

  const sound = (tune: Tune) => isLoud && playTune(tune)

  function type(text: string) {
    setTyped(text)
    setAt(null)
    setOverriding(false)
    forgetLatest()
  }

  async function markJudged(who: Judged, coming: Coming | null) {
    const { id, entry, decision } = who
    const before = typed
    type('')
    const isOverridden = coming !== null && coming.overrideReason !== ''
    sound(tuneOf(decision, { isLeaving: coming === null && isLeavingNext(who), isOverridden }))
    const isDone = await mark({ personId: id, name: entry.n, code: entry.c, dp: entry.i }, coming)
    // What was typed is not lost, unless the next person is already being typed.
    if (!isDone) setTyped((since) => (since === '' ? before : since))
  }

  function markTrial({ lead }: Trial) {
    type('')
    markCame(lead)
    focusDesk()
  }

  function onKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const next = (at ?? (mustChoose ? -1 : 0)) + (event.key === 'ArrowDown' ? 1 : -1)
      setAt(Math.max(0, Math.min(hits.length - 1, next)))
    } else if (event.key === 'Escape') type('')
    else if (event.key === 'Enter') {
      event.preventDefault()
      const coming = event.shiftKey && judged?.autoExit ? { overrideReason: '' } : null
      if (judged && !isStop && !mustChoose) return void markJudged(judged, coming)
      const [only] = expected
      if (!judged && only && expected.length === 1) return markTrial(only)
      // The next card is scanned over what stands there.
      event.currentTarget.select()
      if (typed.trim() !== '' && directory.status === 'ready') sound('stop')
    }
  }

  useKeys('Desk', [
    { keys: 'enter', label: 'Mark whom the verdict shows' },
    { keys: 'shift+enter', label: 'Mark in again who was marked out automatically' },
    {
      keys: 'f2',
      label: 'Let in anyway, with a reason',
      inInputs: true,
      run: () => isStop && !mustChoose && setOverriding(true),
    },
    {
      keys: 'f4',
      label: 'Collect what is due',
      inInputs: true,
      run: () => {
        if (shown && offeredFixes(shown, done !== null).includes('collect'))
          void navigate(addressOf(shown.id, shown.decision, 'collect'))
      },
    },
    {
      keys: 'mod+z',
      label: 'Take back the last mark (60 seconds)',
      inInputs: true,
      run: isOverriding ? undefined : () => void undoLast(),
    },
  ])

  if (directory.status === 'failed') return <ErrorState error={directory.error} retry={directory.retry} />
  return (
    <div className={styles.desk}>
      <section className={styles.finder} aria-label="Find a member">
        <DeskBox
          typed={typed}
          hits={hits.length}
          currentId={hit?.id}
          isLoud={isLoud}
          onType={type}
          onKey={onKey}
          onLoud={onLoud}
        />
        <Hits
          hits={hits}
          currentId={mustChoose ? '' : (hit?.id ?? '')}
          isLoading={directory.status === 'loading'}
          typed={typed}
          note={mustChoose ? SHARED : note || trialNote(hits.length, expected.length)}
          onChoose={(index) => {
            setAt(index)
            setOverriding(false)
            focusDesk()
          }}
        />
        <TrialHits trials={expected} onMark={markTrial} />
      </section>
      <Verdict
        judged={shown}
        done={done}
        isOverriding={isOverriding && isStop}
        onMark={(who, coming) => void markJudged(who, coming)}
        onOverride={(isWanted) => {
          setOverriding(isWanted)
          if (!isWanted) focusDesk()
        }}
        onUndo={() => void undoLast()}
      />
    </div>
  )
}
