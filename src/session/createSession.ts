import type { SignedInAccount } from '@/data/auth/authPort'
import { appErrorOf } from '@/data/store/appErrorOf'
import type { Log } from '@/data/store/log'
import { resolveRole, type ResolvedRole } from '@/domain/access/role'
import { AppError } from '@/domain/shared/appError'
import type { Backend, BackendSource } from './backend'
import { chosenCentreOf, keepChosenCentre } from './chosenCentre'
import type { SessionMemory } from './rememberedAccount'
import type { CentreState, Session, SessionState } from './sessionState'
import { endTab, type TabStorage } from './tabStorage'

export type SessionParts = {
  source: BackendSource
  salesEmail: string
  storage: TabStorage
  /** The page's query string, for `?centre=`. */
  search: () => string
  /** Ends the live listeners of whoever leaves. */
  clearLive: () => void
  log: Log
  /** Of a front desk's device only. */
  memory?: SessionMemory | null
}

export type SessionEngine = Omit<Session, 'state'> & {
  read: () => SessionState
  subscribe: (changed: () => void) => () => void
  start: () => () => void
}

const DISABLED = 'This centre has been disabled, so you were signed out. Ask our support to open it again.'

const DISMISSED =
  'This account was deactivated or has another role now, so you were signed out. Sign in again, or ask the owner of your centre.'

/** The centre an employee belongs to; '' for everybody else. */
function employerOf({ claims: { role, gymId } }: SignedInAccount): string {
  const isEmployee = role === 'Manager' || role === 'Sales'
  return isEmployee && typeof gymId === 'string' ? gymId : ''
}

/** A part of the program that could not be fetched is a TypeError in every browser. */
const asAppError = (cause: unknown) =>
  cause instanceof AppError
    ? cause
    : appErrorOf(cause instanceof TypeError ? 'network-request-failed' : '', cause)

/**
 * Who is signed in, in which role, for which centre. Free of React and of Firestore: /login runs on it alone, and
 * the rest arrives through `source.load` as soon as auth says that somebody is signed in.
 */
export function createSession({
  source,
  salesEmail,
  storage,
  search,
  clearLive,
  log,
  memory = null,
}: SessionParts): SessionEngine {
  let state: SessionState = { status: 'loading' }
  let current: SignedInAccount | null = null
  let notice = ''
  /** Grows with every change of account or centre, so that late answers for an earlier one are dropped. */
  let turn = 0
  let leaveCentre = () => {}
  const readers = new Set<() => void>()

  function become(next: SessionState) {
    state = next
    readers.forEach((changed) => changed())
  }

  const fail = (error: AppError) => {
    log('The session could not be opened', error)
    become({ status: 'failed', error })
  }

  function open(account: SignedInAccount) {
    current = account
    leaveCentre()
    const role = resolveRole(account.uid, account.claims, salesEmail)
    const mine = ++turn
    become({ status: 'loading' })
    Promise.all([source.load(), import('./watchCentre')]).then(
      ([backend, { watchOwnCentre, watchEmployment }]) => {
        if (mine !== turn) return
        backend.repositories.repairs.actAs(role.role)
        const show = (centre: CentreState) => become({ status: 'signedIn', account, role, backend, centre })
        if (role.role === 'ADMIN') {
          show({ status: 'none' })
          return chooseCentre(chosenCentreOf(search(), storage))
        }
        const employer = employerOf(account)
        const stopEmployment =
          employer === ''
            ? () => {}
            : watchEmployment(backend, { uid: account.uid, gymId: employer }, () => {
                if (mine === turn) void leave(DISMISSED)
              })
        leaveCentre = stopEmployment
        if (role.role === 'SALES') return show({ status: 'none' })
        const stopCentre = watchOwnCentre(
          backend,
          { uid: account.uid, gymId: role.gymId, storage },
          {
            found: (info) => {
              if (mine === turn) show(info === null ? { status: 'none' } : { status: 'ready', info })
            },
            disabled: () => {
              if (mine === turn) void leave(DISABLED)
            },
            failed: (error) => {
              if (mine === turn && state.status === 'loading') fail(error)
            },
          },
        )
        leaveCentre = () => {
          stopEmployment()
          stopCentre()
        }
      },
      (cause: unknown) => {
        if (mine === turn) fail(asAppError(cause))
      },
    )
  }

  function chooseCentre(gymId: string | null) {
    if (state.status !== 'signedIn' || state.role.role !== 'ADMIN') return
    keepChosenCentre(storage, gymId)
    const showing = state.centre
    const already =
      showing.status === 'ready' ? showing.info.id : showing.status === 'loading' ? showing.gymId : null
    if (already === gymId) return
    leaveCentre()
    leaveCentre = () => {}
    const mine = ++turn
    const show = (centre: CentreState) => {
      if (mine === turn && state.status === 'signedIn') become({ ...state, centre })
    }
    if (gymId === null) return show({ status: 'none' })
    show({ status: 'loading', gymId })
    watchChosen(state.backend, gymId, mine, show)
  }

  function watchChosen(backend: Backend, gymId: string, mine: number, show: (centre: CentreState) => void) {
    const giveUp = (cause: unknown) => {
      log('The chosen centre could not be opened', cause)
      if (mine === turn) keepChosenCentre(storage, null)
      show({ status: 'none' })
    }
    import('./watchCentre').then(({ watchChosenCentre }) => {
      if (mine !== turn) return
      leaveCentre = watchChosenCentre(backend, gymId, {
        found: (info) => (info === null ? giveUp(gymId) : show({ status: 'ready', info })),
        failed: giveUp,
      })
    }, giveUp)
  }

  async function leave(because: string) {
    notice = because
    close()
    try {
      await source.auth.signOut()
    } catch (error) {
      log('Signing out failed', error)
    }
  }

  function close() {
    turn += 1
    current = null
    leaveCentre()
    leaveCentre = () => {}
    clearLive()
    endTab(storage)
    memory?.forget()
    source.end?.()
    become({ status: 'signedOut', notice })
  }

  /** Without a network the claims can't be read once the token is an hour old; a front desk opens as it was. */
  function missClaims(error: Error, uid: string | null) {
    log('The claims of the signed-in account could not be read', error)
    const isOffline = error instanceof AppError && error.code === 'offline'
    const remembered = isOffline && uid !== null ? memory?.recall(uid) : null
    if (remembered && current?.uid === uid) return
    if (remembered) return open(remembered)
    if (state.status !== 'signedIn') fail(asAppError(error))
  }

  function meet(account: SignedInAccount | null) {
    if (account === null) return close()
    memory?.keep(account)
    if (state.status === 'signedIn' && state.account.uid === account.uid) {
      const role = resolveRole(account.uid, account.claims, salesEmail)
      if (isSameRole(role, state.role)) return become({ ...state, account, role })
    }
    if (current !== null && current.uid !== account.uid) endTab(storage)
    notice = ''
    open(account)
  }

  return {
    read: () => state,
    subscribe(changed) {
      readers.add(changed)
      return () => readers.delete(changed)
    },
    start() {
      const stop = source.auth.watch(meet, missClaims)
      return () => {
        stop()
        leaveCentre()
        leaveCentre = () => {}
        turn += 1
      }
    },
    signIn: (email, password) => source.auth.signIn(email, password),
    sendPasswordReset: (email) => source.auth.sendPasswordReset(email),
    signOut: () => leave(''),
    retry() {
      if (state.status !== 'failed') return
      if (current !== null) return open(current)
      become({ status: 'loading' })
      source.auth.refreshClaims().catch((error: unknown) => fail(asAppError(error)))
    },
    chooseCentre,
  }
}

const isSameRole = (one: ResolvedRole, other: ResolvedRole) =>
  one.role === other.role && one.gymId === other.gymId && one.clientType === other.clientType
