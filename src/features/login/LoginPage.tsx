import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useSession } from '@/session/useSession'
import { ResetForm } from './ResetForm'
import { returnPathOf } from './returnPath'
import { SignInForm } from './SignInForm'
import styles from './login.module.css'
import { Notice } from './Notice'

type NotOpenedProps = { reason: string; onRetry: () => void; onSignOut: () => void }

/** The password was right, but what belongs to the account could not be fetched. */
function NotOpened({ reason, onRetry, onSignOut }: NotOpenedProps) {
  return (
    <div className={styles.form}>
      <header className={styles.heading}>
        <h1>Your centre could not be opened</h1>
        <p>You are signed in, but its data did not arrive.</p>
      </header>
      <Notice kind="problem">{reason}</Notice>
      <button type="button" className={styles.submit} onClick={onRetry}>
        Try again
      </button>
      <button type="button" className={styles.back} onClick={onSignOut}>
        Use another account
      </button>
    </div>
  )
}

/** The picture side of /login, on wide windows only. */
function BrandPanel() {
  return (
    <aside className={styles.brand} aria-label="Fitness Centre">
      <svg className={styles.rings} viewBox="0 0 32 32" fill="none" strokeLinecap="round" aria-hidden>
        <path d="M25.4 14.2A9.6 9.6 0 1 1 17.8 6.6" stroke="#ffffff" strokeOpacity=".07" strokeWidth="3.6" />
        <path d="M16 16l7.6-7.6" stroke="#a5b4fc" strokeOpacity=".22" strokeWidth="3.6" />
        <path
          d="M30.1 12.9A14.4 14.4 0 1 1 18.8 1.9"
          stroke="#ffffff"
          strokeOpacity=".05"
          strokeWidth="1.2"
        />
      </svg>
      <p className={styles.name}>
        <img src="/favicon.svg" alt="" width="32" height="32" />
        Fitness Centre
      </p>
      <p className={styles.pitch}>
        <strong>Everything your centre runs on, in one place</strong>
        <span>Members and their packages, attendance at the desk, and what is due.</span>
      </p>
    </aside>
  )
}

/**
 * SPECIFICATION 2: shown when nobody is signed in. The form stands at once, before the sign-in state is known, and
 * stays through it, so that nothing typed is lost.
 */
export default function LoginPage() {
  const session = useSession()
  const { state } = session
  const { search } = useLocation()
  const [email, setEmail] = useState('')
  const [isForgotten, setForgotten] = useState(false)

  useEffect(() => {
    document.title = 'Sign in · Fitness Centre'
  }, [])

  return (
    <div className={styles.page}>
      {state.status === 'signedIn' && <Navigate to={returnPathOf(search) ?? '/'} replace />}
      <BrandPanel />
      <main className={styles.side}>
        <p className={styles.small}>
          <img src="/favicon.svg" alt="" width="32" height="32" />
          Fitness Centre
        </p>
        {state.status === 'failed' ? (
          <NotOpened
            reason={state.error.message}
            onRetry={() => session.retry()}
            onSignOut={() => void session.signOut()}
          />
        ) : isForgotten ? (
          <ResetForm
            email={email}
            onEmailChange={setEmail}
            sendPasswordReset={(address) => session.sendPasswordReset(address)}
            onBack={() => setForgotten(false)}
          />
        ) : (
          <SignInForm
            email={email}
            onEmailChange={setEmail}
            signIn={(address, password) => session.signIn(address, password)}
            onForgot={() => setForgotten(true)}
            notice={state.status === 'signedOut' ? state.notice : ''}
            isOpening={state.status === 'signedIn'}
          />
        )}
      </main>
    </div>
  )
}
