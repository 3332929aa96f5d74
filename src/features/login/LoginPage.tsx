import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useSession } from '@/session/useSession'
import { BrandPanel } from './BrandPanel'
import { NotOpened } from './NotOpened'
import { ResetForm } from './ResetForm'
import { returnPathOf } from './returnPath'
import { SignInForm } from './SignInForm'
import styles from './login.module.css'

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
          <img src="/logo.png" alt="" width="32" height="32" />
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
