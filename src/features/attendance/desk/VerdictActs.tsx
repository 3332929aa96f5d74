import { canUndo, type MarkDone } from '@/data/attendance/markAttendance'
import { useRole } from '@/session/useSession'
import { Button, ButtonLink } from '@/ui/Button'
import { KeyHint } from '@/ui/KeyHint'
import styles from './VerdictActs.module.css'
import { isLeavingNext, isStopped, type Judged } from './faceOf'
import { addressOf, fixesFor, fixWords, offeredFixes } from './fixes'

type Props = {
  judged: Judged
  done: MarkDone | null
  onMark: () => void
  /** They say that they come in. */
  onComing: () => void
  onOverride: () => void
  onUndo: () => void
}

/** The mark and what sets the person right, the first thing to do first. */
export function VerdictActs({ judged, done, onMark, onComing, onOverride, onUndo }: Props) {
  const { decision, autoExit } = judged
  const isLeaving = isLeavingNext(judged)
  const isStop = !done && isStopped(judged)
  const fixes = fixesFor(offeredFixes(judged, done !== null), useRole())
  return (
    <div className={styles.acts}>
      {done && canUndo(done) && (
        <Button icon="pi-undo" onClick={onUndo}>
          Undo <KeyHint keys="mod+z" />
        </Button>
      )}
      {!done && (isLeaving || !isStop) && (
        <Button
          kind={isStop ? 'secondary' : 'primary'}
          icon={isLeaving ? 'pi-sign-out' : 'pi-sign-in'}
          onClick={onMark}
        >
          {isLeaving ? 'Mark out' : 'Mark in'}
        </Button>
      )}
      {!done && autoExit !== null && !isStop && (
        <Button icon="pi-sign-in" onClick={onComing}>
          Mark in again <KeyHint keys="shift+enter" />
        </Button>
      )}
      {fixes.map((fix, index) => (
        <ButtonLink
          key={fix}
          to={addressOf(judged.id, decision, fix)}
          kind={isStop && index === 0 ? 'primary' : 'secondary'}
        >
          {fixWords[fix]} {fix === 'collect' && <KeyHint keys="f4" />}
        </ButtonLink>
      ))}
      {fixes.length === 0 && isStop && (
        <ButtonLink to={addressOf(judged.id, decision, null)} kind="primary">
          Open the member
        </ButtonLink>
      )}
      {isStop && (
        <Button onClick={onOverride}>
          Override <KeyHint keys="f2" />
        </Button>
      )}
    </div>
  )
}
