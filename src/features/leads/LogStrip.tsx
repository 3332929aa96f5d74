import { useRef, useState } from 'react'
import { contactKinds, MOST_NOTE, outcomes, type Lead, type Outcome } from '@/domain/leads/lead'
import { nextDays, type LoggedContact } from '@/domain/leads/logContact'
import { AppError } from '@/domain/shared/appError'
import { aheadText } from '@/domain/shared/agoText'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { leadRepository } from '@/data/leads/leadRepository'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useBackend, useSignedIn } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { ErrorLine } from '@/ui/ErrorState'
import { showToast } from '@/ui/feedback/toast'
import { DateInput } from '@/ui/form/DateInput'
import { LooseInput } from '@/ui/form/LooseField'
import { useKeys } from '@/ui/keys/useKeys'
import { usePerson } from '@/ui/person'
import { keepContact, readContact, type ContactDraft } from './contactDraft'
import styles from './LogStrip.module.css'

type Chosen = Pick<LoggedContact, 'nextFollowUpOn' | 'trialOn' | 'lostReason'>

/** What the days under an outcome are for. */
const dayLabels: Partial<Record<Outcome, string>> = {
  'Trial booked': 'Trial on',
  'Visit booked': 'Visit on',
  'Not now': 'Ask again on',
}

type Doors = {
  onLogged: () => void
  /** Another contact has the id: one that failed here and was logged all the same. */
  onTaken: () => void
}

/** Sends what was chosen, once at a time; the id of a contact that failed stays, so that a repeat logs it once. */
function useLog(lead: Lead, id: string, { onLogged, onTaken }: Doors) {
  const { gymId, today } = useGym()
  const { uid } = useSignedIn().account
  const leads = useRepository(leadRepository)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Error | null>(null)
  const send = async (contact: Omit<LoggedContact, 'id'>) => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await leads.log(gymId, lead.id, { id, ...contact }, { today, by: uid })
      const next = contact.nextFollowUpOn ? ` Next on ${formatCivil(contact.nextFollowUpOn)}.` : ''
      showToast({ text: `${contact.outcome} is logged for ${lead.name}.${next}` })
      onLogged()
    } catch (error) {
      if (error instanceof AppError && error.code === 'conflict') onTaken()
      setProblem(error instanceof Error ? error : new Error('It was not logged. Try again.'))
    } finally {
      setBusy(false)
    }
  }
  return { send, isBusy, problem }
}

/** What is typed outlives the strip, which goes with its lead: a merge or a deletion elsewhere must not take the note along. */
function useTyped(leadId: string, first: Outcome | undefined) {
  const { makeId } = useBackend()
  const place = { person: usePerson(), leadId }
  const [typed, setTyped] = useState<ContactDraft>(() => {
    const kept = readContact(place)
    return { ...kept, id: kept.id || makeId(), ...(first && { outcome: first }) }
  })
  // An answer comes later than what is typed meanwhile.
  const latest = useRef(typed)
  const type = (fields: Partial<ContactDraft>) => {
    const next = { ...latest.current, ...fields }
    latest.current = next
    setTyped(next)
    keepContact(place, next)
  }
  /** What is typed stays, of another contact. */
  const renew = () => type({ id: makeId() })
  /** What was typed is logged: what is typed next is another contact. */
  const begin = () => type({ id: makeId(), outcome: null, note: '' })
  return { ...typed, type, renew, begin }
}

type Props = { lead: Lead; first?: Outcome | undefined; onLogged?: () => void }

/** Two presses log a contact: what came of it, then the day of the next one (for a lost lead, why). */
export function LogStrip({ lead, first, onLogged: onDone }: Props) {
  const { id, kind, note, outcome, type, renew, begin } = useTyped(lead.id, first)
  const onLogged = () => {
    begin()
    onDone?.()
  }
  const { send, isBusy, problem } = useLog(lead, id, { onLogged, onTaken: renew })
  useKeys(
    'Log a contact',
    outcomes.map((label, at) => ({ keys: String(at + 1), label, run: () => type({ outcome: label }) })),
  )
  const choose = (chosen: Chosen) => {
    if (outcome !== null) void send({ kind, outcome, note, ...chosen })
  }

  return (
    <div className={styles.strip} aria-busy={isBusy}>
      {problem && <ErrorLine error={problem} />}
      <div className={styles.kinds} role="radiogroup" aria-label="How">
        {contactKinds.map((one) => (
          <label key={one}>
            <input
              type="radio"
              className="visually-hidden"
              name={`kind-${lead.id}`}
              checked={kind === one}
              onChange={() => type({ kind: one })}
            />
            <span>{one}</span>
          </label>
        ))}
      </div>
      <LooseInput
        aria-label="Note"
        placeholder="Note: what was said"
        maxLength={MOST_NOTE}
        value={note}
        onChange={(event) => type({ note: event.target.value })}
      />
      <div className={styles.choices} role="group" aria-label="Outcome">
        {outcomes.map((one, at) => (
          <button
            key={one}
            type="button"
            className={styles.choice}
            aria-pressed={outcome === one}
            title={`Key ${at + 1}`}
            onClick={() => type({ outcome: one })}
          >
            {one}
          </button>
        ))}
      </div>
      {outcome !== null && <Next key={outcome} {...{ lead, outcome, choose, isBusy }} />}
    </div>
  )
}

type NextProps = { lead: Lead; outcome: Outcome; choose: (chosen: Chosen) => void; isBusy: boolean }

function Next({ lead, outcome, choose, isBusy }: NextProps) {
  const { today, settings } = useGym()
  const [typed, setTyped] = useState('')
  const [hasTyped, setHasTyped] = useState(false)
  if (outcome === 'Lost')
    return (
      <div className={styles.next}>
        <span className={styles.label}>Why</span>
        <div className={styles.choices} role="group" aria-label="Why">
          {settings.lostReasons.map((lostReason) => (
            <Button key={lostReason} size="s" disabled={isBusy} onClick={() => choose({ lostReason })}>
              {lostReason}
            </Button>
          ))}
        </div>
      </div>
    )
  const days = nextDays(lead, outcome, today)
  if (days.length === 0)
    return (
      <div className={styles.next}>
        <Button size="s" kind="primary" isBusy={isBusy} onClick={() => choose({})}>
          Log {outcome.toLowerCase()}
        </Button>
      </div>
    )
  const isTrial = outcome === 'Trial booked'
  const label = dayLabels[outcome] ?? 'Next follow-up'
  const take = (day: CivilDate) => choose({ nextFollowUpOn: day, ...(isTrial && { trialOn: day }) })
  const parsed = civilDateSchema.safeParse(typed)
  return (
    <div className={styles.next}>
      <span className={styles.label}>{label}</span>
      <div className={styles.choices} role="group" aria-label={label}>
        {days.map((day) => (
          <Button key={day} size="s" disabled={isBusy} title={formatCivil(day)} onClick={() => take(day)}>
            {capital(aheadText(day, today))}
          </Button>
        ))}
        <span className={styles.day}>
          <DateInput
            label={label}
            min={today}
            isSmall
            isDisabled={isBusy}
            value={typed}
            onChange={(value, isWhole) => {
              setTyped(value)
              setHasTyped(isWhole)
            }}
          />
        </span>
        {hasTyped && typed !== '' && (
          <Button
            size="s"
            kind="primary"
            isBusy={isBusy}
            disabled={!parsed.success}
            onClick={() => parsed.success && take(parsed.data)}
          >
            Log
          </Button>
        )}
      </div>
    </div>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
