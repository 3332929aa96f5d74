import { useId, useState } from 'react'
import { Button } from '../Button'
import { Dialog } from '../Dialog'
import type { Asked } from './askToConfirm'
import styles from './ConfirmDialog.module.css'

/** The focus stands on the way back when the act destroys, and on the act otherwise. */
export function ConfirmDialog({ question }: { question: Asked }) {
  const { title, text, act, isDanger = false, typeToConfirm, dismiss = 'Cancel', answer } = question
  const [typed, setTyped] = useState('')
  const inputId = useId()
  const isHeld = typeToConfirm !== undefined && typed.trim() !== typeToConfirm

  return (
    <Dialog
      title={title}
      onClose={() => answer(false)}
      footer={
        <>
          <Button data-autofocus={isDanger && !typeToConfirm ? '' : undefined} onClick={() => answer(false)}>
            {dismiss}
          </Button>
          <Button
            kind={isDanger ? 'danger' : 'primary'}
            data-autofocus={isDanger ? undefined : ''}
            disabled={isHeld}
            onClick={() => answer(true)}
          >
            {act}
          </Button>
        </>
      }
    >
      {text && <p className={styles.text}>{text}</p>}
      {typeToConfirm && (
        <div className={styles.typed}>
          <label htmlFor={inputId}>
            Type <b>{typeToConfirm}</b> to confirm
          </label>
          <input
            id={inputId}
            data-autofocus=""
            className={styles.input}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
    </Dialog>
  )
}
