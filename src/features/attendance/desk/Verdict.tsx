import { MISSING } from '@/domain/shared/constants'
import { formatTime } from '@/domain/shared/formatDate'
import type { Coming, MarkDone } from '@/data/attendance/markAttendance'
import { Money } from '@/components/money/Money'
import { useFileUrl } from '@/components/files/useFileUrl'
import { useGym } from '@/session/useGym'
import { Avatar } from '@/ui/Avatar'
import styles from './Verdict.module.css'
import { faceOf, type Judged } from './faceOf'
import { OverrideForm } from './OverrideForm'
import { VerdictActs } from './VerdictActs'

type Props = {
  judged: Judged | undefined | null
  /** The mark that was just made of this person; null while it is still to be made. */
  done: MarkDone | null
  isOverriding: boolean
  onMark: (judged: Judged, coming: Coming | null) => void
  onOverride: (isOverriding: boolean) => void
  onUndo: () => void
}

const occasionFaces = {
  birthday: { word: 'Birthday', icon: 'pi-gift' },
  new: { word: 'New', icon: 'pi-star' },
} as const

/** Says in colour and word whether this person may come in, why not, and what to do about it. */
export function Verdict({ judged, done, isOverriding, onMark, onOverride, onUndo }: Props) {
  const { settings } = useGym()
  const photo = useFileUrl(judged?.entry.i ?? '')
  if (!judged)
    return (
      <section className={styles.verdict} aria-label="Verdict">
        <p className={styles.waiting}>The next person's name, days left and dues appear here.</p>
      </section>
    )
  const { entry, decision, insideSince, autoExit } = judged
  const { tone, word, icon } = faceOf(judged, done)
  const isLeaving = done ? done.mark.kind === 'exit' : insideSince !== null
  return (
    <section className={styles.verdict} data-verdict={tone} aria-label="Verdict" aria-live="polite">
      <p className={styles.word}>
        <i className={`pi ${icon}`} aria-hidden="true" /> <span>{word}</span>
        {!isLeaving &&
          decision.occasions.map(({ kind }) => (
            <span key={kind} className={styles.occasion}>
              <i className={`pi ${occasionFaces[kind].icon}`} aria-hidden="true" />
              <span>{occasionFaces[kind].word}</span>
            </span>
          ))}
      </p>
      <div className={styles.who}>
        <Avatar name={entry.n} src={photo} size={112} />
        <div>
          <p className={styles.name}>{entry.n}</p>
          <p className={styles.detail}>{[entry.c, entry.k].filter(Boolean).join(' · ')}</p>
          {insideSince && (
            <p className={styles.detail}>In since {formatTime(insideSince, settings.timezone)}</p>
          )}
          {autoExit && !done && (
            <p className={styles.detail}>
              Marked out automatically at {formatTime(autoExit, settings.timezone)}. Leaving only now, or here
              again?
            </p>
          )}
        </div>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>Days left</dt>
          <dd>{decision.daysLeft ?? MISSING}</dd>
        </div>
        <div>
          <dt>Due</dt>
          <dd>
            <Money rupees={decision.due} />
          </dd>
        </div>
      </dl>
      {!isLeaving && decision.reasons.length + decision.occasions.length > 0 && (
        <ul className={styles.reasons}>
          {decision.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
          {decision.occasions.map(({ kind, text }) => (
            <li key={kind} className={styles.greeting}>
              {text}
            </li>
          ))}
        </ul>
      )}
      {done?.override && <p className={styles.detail}>Let in anyway: {done.override.reason}</p>}
      {isOverriding ? (
        <OverrideForm
          name={entry.n}
          onConfirm={(overrideReason) => onMark(judged, { overrideReason })}
          onCancel={() => onOverride(false)}
        />
      ) : (
        <VerdictActs
          judged={judged}
          done={done}
          onMark={() => onMark(judged, null)}
          onComing={() => onMark(judged, { overrideReason: '' })}
          onOverride={() => onOverride(true)}
          onUndo={onUndo}
        />
      )}
    </section>
  )
}
