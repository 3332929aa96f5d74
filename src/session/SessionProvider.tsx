import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { isFrontDesk } from '@/data/device/frontDesk'
import { deviceStorage, tabStorage } from '@/data/device/pageStorage'
import { consoleLog } from '@/data/store/log'
import { liveCache } from '@/live/liveCache'
import type { BackendSource } from './backend'
import { createSession } from './createSession'
import { rememberedAccount } from './rememberedAccount'
import { SessionContext } from './sessionContext'
import type { Session, SessionEngine } from './sessionState'
import { deskTab, type TabStorage } from './tabStorage'
import { CLIENT_INFO_KEY } from '@/domain/shared/constants'

type SessionProviderProps = { source: BackendSource; children: ReactNode }

const text = (value: unknown) => (typeof value === 'string' ? value : '')

const isDesk = isFrontDesk(deviceStorage)

const storage: TabStorage = isDesk ? deskTab(tabStorage, deviceStorage) : tabStorage

function pageSession(source: BackendSource): SessionEngine {
  return createSession({
    source,
    salesEmail: text(import.meta.env['VITE_SALES_EMAIL']),
    storage,
    search: () => window.location.search,
    clearLive: () => liveCache.clear(),
    log: consoleLog,
    memory: isDesk ? rememberedAccount(deviceStorage, Date.now) : null,
  })
}

/** A failed prefetch is nobody's concern: signing in fetches again and reports. */
const prefetch = (source: BackendSource) => {
  source.load().catch(() => undefined)
}

/** Watches who is signed in and offers it to everything below. `source` must stay the same object. */
export function SessionProvider({ source, children }: SessionProviderProps) {
  const [engine] = useState(() => pageSession(source))
  const state = useSyncExternalStore(engine.subscribe, engine.read)

  useEffect(() => engine.start(), [engine])

  const isSignedOut = state.status === 'signedOut'
  useEffect(() => {
    // A tab that holds a centre's copy is signed in already; one where somebody begins to type soon will be.
    if (storage.getItem(CLIENT_INFO_KEY) !== null) return prefetch(source)
    if (!isSignedOut) return
    const begun = () => prefetch(source)
    const events = ['keydown', 'pointerdown'] as const
    events.forEach((name) => window.addEventListener(name, begun, { once: true, passive: true }))
    return () => events.forEach((name) => window.removeEventListener(name, begun))
  }, [source, isSignedOut])

  const session = useMemo<Session>(
    () => ({
      state,
      signIn: engine.signIn,
      sendPasswordReset: engine.sendPasswordReset,
      signOut: engine.signOut,
      retry: engine.retry,
      chooseGym: engine.chooseGym,
    }),
    [engine, state],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}
