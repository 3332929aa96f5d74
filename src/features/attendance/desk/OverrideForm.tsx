import { useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/Button'
import styles from './OverrideForm.module.css'

const LEAST = 3
const MOST = 200

type Props = { name: string; onConfirm: (reason: string) => void; onCancel: () => void }

/** Lets somebody in whom the desk should stop. The reason is kept with the visit, with who gave it and when. */
export function OverrideForm({ name, onConfirm, onCancel }: Props) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <form
      className={styles.override}
      onSubmit={(event) => {
        event.preventDefault()
        if (reason.trim().length < LEAST)
          return setProblem(`Enter a reason to let ${name} in, in a word or two.`)
        onConfirm(reason.trim())
      }}
    >
      <label htmlFor="desk-reason">Reason</label>
      <input
        ref={box}
        id="desk-reason"
        className={styles.reason}
        value={reason}
        maxLength={MOST}
        autoComplete="off"
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
        placeholder="Pays in the evening"
        aria-invalid={problem !== ''}
        aria-describedby={problem === '' ? undefined : 'desk-reason-problem'}
        onChange={(event) => {
          setReason(event.target.value)
          setProblem('')
        }}
      />
      {problem !== '' && (
        <p id="desk-reason-problem" className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.acts}>
        <Button kind="danger" type="submit" icon="pi-sign-in">
          Let in anyway
        </Button>
        <Button onClick={onCancel}>Back</Button>
      </div>
    </form>
  )
}
