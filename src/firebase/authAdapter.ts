import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
  type User,
} from 'firebase/auth'
import type { AuthPort, SignedInAccount } from '@/data/auth/authPort'
import { appErrorOf } from '@/data/store/appErrorOf'
import { appCheck } from './appCheck'
import { firebaseApp } from './firebaseApp'
import { translated, translateError } from './translateError'

/** `initializeAuth` instead of `getAuth`: the latter brings the popup's iframe, 3 kB and a hole in the CSP. */
function connectedAuth(): Auth {
  const { app, emulators } = firebaseApp()
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence })
  if (emulators)
    connectAuthEmulator(auth, `http://${emulators.host}:${emulators.auth}`, { disableWarnings: true })
  return auth
}

async function accountOf(user: User): Promise<SignedInAccount> {
  const { claims } = await user.getIdTokenResult()
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName ?? '',
    photoURL: user.photoURL ?? '',
    claims: {
      admin: claims['admin'],
      role: claims['role'],
      email: claims['email'],
      email_verified: claims['email_verified'],
      clientType: claims['clientType'],
      gymId: claims['gymId'],
      auth_time: claims['auth_time'],
    },
  }
}

const TRY_AGAIN_MS = 20_000

/** Once: when the browser says that there is a network, or after a while, since it may not know. */
function whenOnline(run: () => void): () => void {
  const stop = () => {
    clearTimeout(timer)
    window.removeEventListener('online', again)
  }
  const again = () => {
    stop()
    run()
  }
  const timer = setTimeout(again, TRY_AGAIN_MS)
  window.addEventListener('online', again)
  return stop
}

/** The auth port over the web SDK. Imports no Firestore: /login loads this and nothing heavier. */
export function createAuthAdapter(auth: Auth = connectedAuth()): AuthPort {
  return {
    watch(next, failed) {
      let latest = 0
      let stopWaiting = () => {}
      function meet(user: User | null) {
        const turn = ++latest
        stopWaiting()
        if (user === null) return next(null)
        accountOf(user).then(
          (account) => turn === latest && next(account),
          (cause: unknown) => {
            if (turn !== latest) return
            const error = translateError(cause)
            if (error.code === 'offline') stopWaiting = whenOnline(() => meet(user))
            failed(error, user.uid)
          },
        )
      }
      const stop = onIdTokenChanged(auth, meet, (error) => failed(translateError(error), null))
      return () => {
        latest += 1
        stopWaiting()
        stop()
      }
    },
    signIn: (email, password) =>
      translated(async () => {
        await appCheck.ready()
        await signInWithEmailAndPassword(auth, email.trim(), password)
      }),
    sendPasswordReset: (email) =>
      translated(async () => {
        await appCheck.ready()
        try {
          await sendPasswordResetEmail(auth, email.trim())
        } catch (error) {
          // Whether an address has an account is nobody's business: the mail goes out or it does not.
          if (translateError(error).code !== 'wrong-credentials') throw error
        }
      }),
    signOut: () => translated(() => signOut(auth)),
    token: () =>
      translated(async () => {
        if (auth.currentUser === null) throw appErrorOf('unauthenticated', null)
        return auth.currentUser.getIdToken()
      }),
    serverTime: () =>
      translated(async () => {
        if (auth.currentUser === null) throw appErrorOf('unauthenticated', null)
        const { issuedAtTime } = await auth.currentUser.getIdTokenResult(true)
        return new Date(issuedAtTime)
      }),
    refreshClaims: () =>
      translated(async () => {
        // The token brings new claims, only the account itself its name and photo.
        await auth.currentUser?.reload()
        await auth.currentUser?.getIdToken(true)
      }),
  }
}
