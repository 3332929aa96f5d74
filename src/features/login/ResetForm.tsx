import { useEffect, useRef, useState, type FormEvent } from 'react'
import { LoginField } from './LoginField'
import { Notice } from './Notice'
import { SubmitButton } from './SubmitButton'
import { emailMistake, signInProblem } from './signInProblem'
import styles from './login.module.css'

type ResetFormProps = {
  email: string
  onEmailChange: (email: string) => void
  sendPasswordReset: (email: string) => Promise<void>
  onBack: () => void
}

/** Asks for the mail that sets a new password. What it answers never tells whether the address has an account. */
export function ResetForm({ email, onEmailChange, sendPasswordReset, onBack }: ResetFormProps) {
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  const [sentTo, setSentTo] = useState('')
  const [problem, setProblem] = useState('')
  const emailInput = useRef<HTMLInputElement>(null)

  useEffect(() => emailInput.current?.focus(), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setTried(true)
    setProblem('')
    setSentTo('')
    if (emailMistake(email) !== '') return emailInput.current?.focus()
    setBusy(true)
    try {
      await sendPasswordReset(email.trim())
      setSentTo(email.trim())
    } catch (error) {
      setProblem(signInProblem(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className={styles.form}
      aria-label="Set a new password"
    >
      <header className={styles.heading}>
        <h1>Set a new password</h1>
        <p>We send you an email with a link to choose a new one.</p>
      </header>
      {problem !== '' && <Notice kind="problem">{problem}</Notice>}
      {sentTo !== '' && (
        <Notice kind="done">
          If <strong>{sentTo}</strong> has an account, the email is on its way. It can take a few minutes;
          look in the spam folder too.
        </Notice>
      )}
      <LoginField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        ref={emailInput}
        value={email}
        onChange={onEmailChange}
        mistake={isTried ? emailMistake(email) : ''}
      />
      <SubmitButton
        isBusy={isBusy}
        label={sentTo === '' ? 'Send the email' : 'Send again'}
        busyLabel="Sending"
      />
      <button type="button" className={styles.back} onClick={onBack}>
        Back to sign in
      </button>
    </form>
  )
}
