import { useEffect, useEffectEvent, useMemo, useState, type KeyboardEvent } from 'react'
import { decide } from '@/domain/attendance/decide'
import type { DirectoryEntry } from '@/domain/members/directoryEntry'
import { DEFAULT_LOGO } from '@/domain/shared/constants'
import { formatTime } from '@/domain/shared/formatDate'
import type { Coming } from '@/data/attendance/markAttendance'
import { memberRepository } from '@/data/members/memberRepository'
import { useLive } from '@/live/useLive'
import { useFileUrl } from '@/components/files/useFileUrl'
import { useClockOff } from '@/components/gym/useClockOff'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { closeToast, useToasts } from '@/ui/feedback/toast'
import { useKeys } from '@/ui/keys/useKeys'
import { IconButton } from '@/ui/IconButton'
import { DESK_BOX, useDeskFocus } from '../desk/deskFocus'
import type { Judged } from '../desk/faceOf'
import { playTune } from '../desk/tones'
import { useDeskDay } from '../desk/useDeskDay'
import { fillScreen } from './fillScreen'
import { identify } from '@/domain/attendance/identify'
import styles from './kiosk.module.css'
import { Keypad } from './Keypad'
import { LeaveKiosk } from './LeaveKiosk'
import {
  markedWords,
  notFoundWords,
  notStoredWords,
  questionWords,
  stopWords,
  type PublicWords,
} from './publicWords'
import { PublicVerdict } from './PublicVerdict'
import { WayKeys } from './WayKeys'

/** PRODUCT screen 7: so long a verdict stands. */
const REST_MS = 3_000

/** So long a question waits for its answer; without one nothing is marked. */
const ANSWER_MS = 10_000

const nobody: ReadonlyMap<string, DirectoryEntry> = new Map()

/** Who was asked about last: what is said of them at once, or the mark that will say it. */
type Asked = { judged: Judged | null; words: PublicWords | null; isQuestion?: boolean }

/** What useMark tells the desk in a toast would show a name here after the verdict is gone; a problem waits for the staff. */
const closeNews = ({ shown }: ReturnType<typeof useToasts.getState>) =>
  shown.filter(({ tone }) => tone !== 'problem').forEach(({ id }) => closeToast(id))

/** Kiosk mode: the whole screen for whoever comes and goes; nothing else of the app until the PIN (PRODUCT screen 7). */
export function Kiosk({ onSignOut }: { onSignOut: () => void }) {
  const { gymId, info, settings } = useGym()
  const members = useRepository(memberRepository)
  const directory = useLive(members.directory(gymId))
  const entries = directory.status === 'ready' ? directory.value : nobody
  const { standing, marking, now } = useDeskDay()
  const { mark, latest, forgetLatest } = marking
  const clockOff = useClockOff()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState<Asked | null>(null)
  /** Somebody was quicker than the first reading of the members. */
  const [isEarly, setEarly] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const logo = useFileUrl(info.dp) || DEFAULT_LOGO
  useDeskFocus()
  useKeys('Kiosk', [{ keys: 'f8', label: 'Leave kiosk mode', inInputs: true, run: () => setLeaving(true) }])
  useEffect(() => useToasts.subscribe(closeNews), [])
  useEffect(() => {
    document.title = `${info.name} · Kiosk`
    document.addEventListener('pointerdown', fillScreen)
    return () => document.removeEventListener('pointerdown', fillScreen)
  }, [info.name])

  const words = useMemo(() => {
    if (!asked) return null
    if (asked.words) return asked.words
    const isMarked = latest !== null && latest.person.personId === asked.judged?.id
    return isMarked && asked.judged ? markedWords(asked.judged, latest, settings.timezone) : null
  }, [asked, latest, settings.timezone])

  const questioned = asked?.isQuestion === true ? asked.judged : null
  const restMs = questioned === null ? REST_MS : ANSWER_MS
  useEffect(() => {
    if (!words) return
    playTune(words.tone)
    const timer = window.setTimeout(() => {
      setAsked(null)
      forgetLatest()
    }, restMs)
    return () => window.clearTimeout(timer)
  }, [words, restMs, forgetLatest])

  async function markWho(judged: Judged, coming: Coming | null) {
    const { id, entry } = judged
    setAsked({ judged, words: null })
    const isDone = await mark({ personId: id, name: entry.n, code: entry.c, dp: entry.i }, coming)
    if (!isDone) setAsked({ judged: null, words: notStoredWords })
  }

  function admit(judged: Judged, coming: Coming | null) {
    const stop = stopWords(judged)
    if (stop) setAsked({ judged, words: stop })
    else void markWho(judged, coming)
  }

  function take() {
    if (typed.trim() === '') return
    if (directory.status !== 'ready') return setEarly(true)
    setEarly(false)
    setTyped('')
    forgetLatest()
    const found = identify(entries, typed, gymId, settings.locale)
    if (found.kind !== 'found') return setAsked({ judged: null, words: notFoundWords(found.kind) })
    const { id, entry } = found.hit
    const judged: Judged = { id, entry, decision: decide(entry, settings, now), ...standing(id) }
    const question = questionWords(judged, settings.timezone)
    if (question) setAsked({ judged, words: question, isQuestion: true })
    else admit(judged, null)
  }

  const takeEarly = useEffectEvent(take)
  const isReady = directory.status === 'ready'
  useEffect(() => {
    if (!isEarly || !isReady) return
    const timer = window.setTimeout(takeEarly)
    return () => window.clearTimeout(timer)
  }, [isEarly, isReady])

  function type(text: string) {
    setTyped(text)
    setEarly(false)
    if (asked) setAsked(null)
  }

  function onKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') type('')
    if (event.key !== 'Enter') return
    event.preventDefault()
    // The next card is scanned over what stands there.
    event.currentTarget.select()
    take()
  }

  return (
    <main className={styles.kiosk}>
      <header className={styles.head}>
        <img className={styles.logo} src={logo} alt="" />
        <h1 className={styles.gym}>{info.name}</h1>
        <span className={styles.time}>{formatTime(now, settings.timezone)}</span>
        <IconButton icon="pi-lock" size="m" label="Leave kiosk mode" onClick={() => setLeaving(true)} />
      </header>
      <div className={styles.rest}>
        <section className={styles.ask}>
          <i className={`pi pi-qrcode ${styles.qr}`} aria-hidden="true" />
          <p className={styles.invite}>Scan your card</p>
          <p className={styles.or}>or type your member code or your phone number</p>
          <label className="visually-hidden" htmlFor={DESK_BOX}>
            Member code or phone number
          </label>
          <input
            id={DESK_BOX}
            className={styles.box}
            inputMode="none"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKey}
          />
          {clockOff !== null && (
            <p className={styles.or} role="alert">
              {`The clock here is ${clockOff}. Please tell the front desk, which can set it in the settings of this device.`}
            </p>
          )}
          {directory.status === 'loading' && (
            <p className={styles.or}>One moment, the members are being read.</p>
          )}
          {directory.status === 'failed' && (
            <p className={styles.or} role="alert">
              The members could not be read. Please see the front desk.
            </p>
          )}
        </section>
        <Keypad typed={typed} onType={type} onDone={take} doneLabel="Done" hasLetters />
      </div>
      <div aria-live="assertive">
        {words && (
          <PublicVerdict words={words} photo={words.name === '' ? '' : (asked?.judged?.entry.i ?? '')}>
            {questioned && (
              <WayKeys
                onLeave={() => void markWho(questioned, null)}
                onCome={() => admit(questioned, { overrideReason: '' })}
              />
            )}
          </PublicVerdict>
        )}
      </div>
      {isLeaving && <LeaveKiosk onClose={() => setLeaving(false)} onSignOut={onSignOut} />}
    </main>
  )
}
