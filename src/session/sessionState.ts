import type { SignedInAccount } from '@/data/auth/authPort'
import type { ResolvedRole } from '@/domain/access/role'
import type { ClientInfo } from '@/domain/gyms/gym'
import type { SupportVisit } from '@/domain/gyms/gymSupport'
import type { AppError } from '@/domain/shared/appError'
import type { Backend } from './backend'

/**
 * The centre whose records are shown. 'none': an account without one (PRODUCT 2.I), Sales, or an administrator who
 * has not chosen yet. 'loading' is only an administrator's choice on its way.
 */
export type GymState =
  | { status: 'none' }
  | { status: 'loading'; gymId: string }
  /** `visit`: an administrator's, who is inside as support. */
  | { status: 'ready'; info: ClientInfo; visit?: SupportVisit }
  | { status: 'outside'; gym: OutsideGym }

/** A centre that an administrator has chosen and not opened as support, or not any more (decision 51). */
export type OutsideGym = {
  id: string
  name: string
  /** The end of the owner's consent; null: none is given. */
  allowedUntil: Date | null
  /** The visit of this tab was ended, by its time or by the owner. */
  wasInside: boolean
}

export type SessionState =
  | { status: 'loading' }
  /** `notice` says why, when it was not the person's own doing; else ''. */
  | { status: 'signedOut'; notice: string }
  /** Signed in, yet the session could not be opened (no network, claims unreadable). */
  | { status: 'failed'; error: AppError }
  | {
      status: 'signedIn'
      account: SignedInAccount
      role: ResolvedRole
      backend: Backend
      gym: GymState
    }

/** What screens may do with the session. Sign-in and reset reject with AppError; sign-out never does. */
export type Session = {
  state: SessionState
  signIn: (email: string, password: string) => Promise<void>
  sendPasswordReset: (email: string) => Promise<void>
  signOut: () => Promise<void>
  /** After 'failed': tries to open the session again. */
  retry: () => void
  /** An administrator's choice of the centre to look at; null goes back to the picker. Others may not choose. */
  chooseGym: (gymId: string | null) => void
}

/** What the session runs on, free of React: its state is read, and whoever subscribes is told of each change. */
export type SessionEngine = Omit<Session, 'state'> & {
  read: () => SessionState
  subscribe: (changed: () => void) => () => void
  start: () => () => void
}
