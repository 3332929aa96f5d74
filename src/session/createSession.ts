import type { SignedInAccount } from '@/data/auth/authPort'
import { appErrorOf } from '@/data/store/appErrorOf'
import type { Log } from '@/data/store/log'
import { isSameRole, resolveRole } from '@/domain/access/role'
import { AppError } from '@/domain/shared/appError'
import type { Backend, BackendSource } from './backend'
import { chosenGymOf, chosenIdOf, keepChosenGym } from './chosenGym'
import type { SessionMemory } from './rememberedAccount'
import type { GymState, SessionEngine, SessionState } from './sessionState'
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

const DISABLED = 'This centre has been disabled, so you were signed out. Ask our support to open it again.'
const SIGNED_OUT = 'Everybody of this centre was signed out. Sign in again.'
const DISMISSED =
  'This account was deactivated or has another role now, or everybody was signed out. Sign in again, or ask the owner of your centre.'

/** Of a front desk that somebody else has signed out; '' where nothing waits. */
const waitingText = (marks: number): string =>
  marks === 0
    ? ''
    : `${marks === 1 ? '1 mark waits' : `${marks.toString()} marks wait`} on this device for the same account to sign in again; another account loses ${marks === 1 ? 'it' : 'them'}.`

/** Seconds since 1970; a session whose token does not say is never too old for the page, only for the rules. */
const signedInAtOf = ({ claims: { auth_time } }: SignedInAccount): number =>
  typeof auth_time === 'number' ? auth_time : Number.POSITIVE_INFINITY

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
  let leaveGym = () => {}
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
    leaveGym()
    const role = resolveRole(account.uid, account.claims, salesEmail)
    const mine = ++turn
    become({ status: 'loading' })
    Promise.all([source.load(), import('./watchGym')]).then(
      ([backend, { watchOwnGym, watchEmployment, watchGymOfSales }]) => {
        if (mine !== turn) return
        const show = (gym: GymState) => become({ status: 'signedIn', account, role, backend, gym })
        if (role.role === 'ADMIN') {
          show({ status: 'none' })
          return chooseGym(chosenGymOf(search(), storage))
        }
        const employer = employerOf(account)
        const stopEmployment =
          employer === ''
            ? () => {}
            : watchEmployment(backend, { uid: account.uid, gymId: employer }, () => {
                if (mine === turn) void leave(DISMISSED)
              })
        leaveGym = stopEmployment
        if (role.role === 'SALES') {
          if (employer === '') return show({ status: 'none' })
          const stopGym = watchGymOfSales(backend, employer, (info) => {
            if (mine === turn) show(info === null ? { status: 'none' } : { status: 'ready', info })
          })
          leaveGym = () => {
            stopEmployment()
            stopGym()
          }
          return
        }
        if (role.gymId === '') return show({ status: 'none' })
        const stopGym = watchOwnGym(
          backend,
          { uid: account.uid, gymId: role.gymId, signedInAt: signedInAtOf(account), storage },
          {
            found: (info) => {
              if (mine === turn) show(info === null ? { status: 'none' } : { status: 'ready', info })
            },
            disabled: () => {
              if (mine === turn) void leave(DISABLED)
            },
            signedOut: () => {
              if (mine === turn) void leave(SIGNED_OUT)
            },
            failed: (error) => {
              if (mine === turn && state.status === 'loading') fail(error)
            },
          },
        )
        leaveGym = () => {
          stopEmployment()
          stopGym()
        }
      },
      (cause: unknown) => {
        if (mine === turn) fail(asAppError(cause))
      },
    )
  }

  function chooseGym(gymId: string | null) {
    if (state.status !== 'signedIn' || state.role.role !== 'ADMIN') return
    keepChosenGym(storage, gymId)
    if (chosenIdOf(state.gym) === gymId) return
    leaveGym()
    leaveGym = () => {}
    const mine = ++turn
    const show = (gym: GymState) => {
      if (mine === turn && state.status === 'signedIn') become({ ...state, gym })
    }
    if (gymId === null) return show({ status: 'none' })
    show({ status: 'loading', gymId })
    watchChosen(state.backend, { uid: state.account.uid, gymId }, mine, show)
  }

  function watchChosen(
    backend: Backend,
    { uid, gymId }: { uid: string; gymId: string },
    mine: number,
    show: (gym: GymState) => void,
  ) {
    const giveUp = (cause: unknown) => {
      log('The chosen centre could not be opened', cause)
      if (mine === turn) keepChosenGym(storage, null)
      show({ status: 'none' })
    }
    import('./watchGym').then(({ watchChosenGym }) => {
      if (mine !== turn) return
      leaveGym = watchChosenGym(
        backend,
        { uid, gymId },
        {
          found: (info, visit) => show({ status: 'ready', info, visit }),
          outside: (gym) => show({ status: 'outside', gym }),
          failed: (error) => giveUp(error ?? gymId),
        },
      )
    }, giveUp)
  }

  async function leave(because: string) {
    notice = because
    // Whoever leaves by themselves was asked about the marks that wait, but for who never came in.
    if (because === '' && state.status === 'signedIn') memory?.forget()
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
    leaveGym()
    leaveGym = () => {}
    clearLive()
    endTab(storage)
    memory?.dismiss()
    source.end?.()
    const said = [notice, waitingText(memory?.marks() ?? 0)].filter((text) => text !== '').join(' ')
    become({ status: 'signedOut', notice: said })
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
    if (current !== null && current.uid !== account.uid) {
      clearLive()
      endTab(storage)
    }
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
        leaveGym()
        leaveGym = () => {}
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
    chooseGym,
  }
}
