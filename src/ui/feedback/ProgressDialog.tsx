import { Button } from '../Button'
import { Dialog } from '../Dialog'
import { Progress } from './Progress'
import styles from './ProgressDialog.module.css'
import type { WorkState } from './work'

export function ProgressDialog({ work }: { work: WorkState }) {
  const { title, count, done, failed, doneNames, status, brokeOff, stop, close } = work
  const isOver = status === 'finished' || status === 'stopped'
  const act = isOver ? 'Close' : status === 'stopping' ? 'Stopping' : 'Stop'
  const seen = done + failed.length
  return (
    <Dialog
      title={title}
      width={520}
      isDismissable={false}
      onClose={isOver ? close : stop}
      closeLabel={act}
      footer={
        isOver ? (
          <Button kind="primary" data-autofocus="" onClick={close}>
            {act}
          </Button>
        ) : (
          <Button data-autofocus="" isBusy={status === 'stopping'} onClick={stop}>
            {act}
          </Button>
        )
      }
    >
      <Progress label={title} done={seen} of={isOver ? Math.max(seen, count ?? 1) : count} />
      <p className={styles.words} role="status">
        {wordsOf(work)}
      </p>
      {brokeOff && <p className={styles.problem}>{brokeOff}</p>}
      {failed.length > 0 && (
        <ul className={styles.failed} aria-label="Not done">
          {failed.map((row, index) => (
            <li key={`${row.name}-${index}`} className={styles.row}>
              <span className={styles.name}>{row.name}</span>
              <span className={styles.reason}>{row.reason}</span>
            </li>
          ))}
        </ul>
      )}
      {doneNames.length > 0 && (
        <>
          <p className={styles.words}>Done already:</p>
          <ul className={styles.names} aria-label="Done">
            {doneNames.map((name, index) => (
              <li key={`${name}-${index}`} className={styles.row}>
                {name}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

function wordsOf({ count, done, failed, status }: WorkState): string {
  const of = count === undefined ? '' : ` of ${count}`
  const notDone = failed.length > 0 ? `, ${failed.length} not done` : ''
  if (status === 'finished') return `${done}${of} done${notDone}.`
  if (status === 'stopped') return `Stopped after ${done}${of}${notDone}. What is done stays done.`
  return `${done}${of} done${notDone}`
}
