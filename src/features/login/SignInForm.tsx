import { useEffect, useRef, useState, type FormEvent } from 'react'
import { LoginField } from './LoginField'
import { Notice } from './Notice'
import { SubmitButton } from './SubmitButton'
import { emailMistake, isPasswordInDoubt, passwordMistake, signInProblem } from './signInProblem'
import styles from './login.module.css'

type SignInFormProps = {
  email: string
  onEmailChange: (email: string) => void
  /** Resolves when the account is signed in; this form then stays busy until the page gives way to the next. */
  signIn: (email: string, password: string) => Promise<void>
  onForgot: () => void
  /** Why the last session ended, when it was not the person's own doing; else ''. */
  notice: string
  /** Somebody is signed in and the next page is on its way. */
  isOpening: boolean
}

export function SignInForm({ email, onEmailChange, signIn, onForgot, notice, isOpening }: SignInFormProps) {
  const [password, setPassword] = useState('')
  const [isPasswordShown, setPasswordShown] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  const [problem, setProblem] = useState('')
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const first = emailInput.current?.value === '' ? emailInput.current : passwordInput.current
    first?.focus()
  }, [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || isOpening) return
    setTried(true)
    setProblem('')
    if (emailMistake(email) !== '') return emailInput.current?.focus()
    if (passwordMistake(password) !== '') return passwordInput.current?.focus()
    setBusy(true)
    try {
      await signIn(email.trim(), password)
    } catch (error) {
      setBusy(false)
      setProblem(signInProblem(error))
      if (!isPasswordInDoubt(error)) return
      passwordInput.current?.focus()
      passwordInput.current?.select()
    }
  }

  const shownProblem = problem === '' && !isTried ? notice : problem
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.form} aria-label="Sign in">
      <header className={styles.heading}>
        <h1>Sign in</h1>
        <p>Use the email and password of your centre account.</p>
      </header>
      {shownProblem !== '' && <Notice kind="problem">{shownProblem}</Notice>}
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
      <LoginField
        label="Password"
        name="password"
        type={isPasswordShown ? 'text' : 'password'}
        autoComplete="current-password"
        ref={passwordInput}
        value={password}
        onChange={setPassword}
        mistake={isTried ? passwordMistake(password) : ''}
        aside={
          <button type="button" className={styles.aside} onClick={onForgot}>
            Forgot password?
          </button>
        }
        end={
          <button
            type="button"
            className={styles.reveal}
            aria-label={isPasswordShown ? 'Hide password' : 'Show password'}
            onClick={() => setPasswordShown(!isPasswordShown)}
          >
            {isPasswordShown ? 'Hide' : 'Show'}
          </button>
        }
      />
      <SubmitButton isBusy={isBusy || isOpening} label="Sign in" busyLabel="Signing in" />
    </form>
  )
}
