import { render, type RenderResult } from '@testing-library/react'
import { createElement, type ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, vi } from 'vitest'
import { partsOver, repositoriesOver } from '@/data/repositories'
import type { Clock } from '@/data/store/clock'
import type { DocumentStore, Unsubscribe, Watcher } from '@/data/store/documentStore'
import { readMeter, type ReadMeter } from '@/data/store/readMeter'
import { resolveRole, type Claims } from '@/domain/access/role'
import { account, scriptedAuth, scriptedBackend } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import type { GymState, Session } from '@/session/sessionState'

/** Below the fold nothing is read until somebody scrolls there: nobody does. */
class NeverSeen {
  observe() {}
  disconnect() {}
}

/** What a page asks of a browser and jsdom has not; for `beforeAll`. */
export function standInForBrowser(): void {
  vi.stubGlobal('IntersectionObserver', NeverSeen)
  vi.stubGlobal('matchMedia', () => ({
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  Element.prototype.scrollIntoView = () => undefined
}

/** The store, with how many of its listeners have not heard anything yet. */
function heardStore(store: DocumentStore): { store: DocumentStore; waiting: () => number } {
  let waiting = 0
  function heard<T>(watch: (watcher: Watcher<T>) => Unsubscribe, watcher: Watcher<T>): Unsubscribe {
    let isWaiting = true
    const answer = () => {
      if (isWaiting) waiting -= 1
      isWaiting = false
    }
    waiting += 1
    const stop = watch({
      next: (value, pending) => {
        answer()
        watcher.next(value, pending)
      },
      failed: (error) => {
        answer()
        watcher.failed(error)
      },
    })
    return () => {
      answer()
      stop()
    }
  }
  return {
    waiting: () => waiting,
    store: {
      ...store,
      watchDocument: (path, watcher) => heard((own) => store.watchDocument(path, own), watcher),
      watchQuery: (query, watcher) => heard((own) => store.watchQuery(query, own), watcher),
    },
  }
}

type Opening = {
  Screen: ComponentType
  store: DocumentStore
  clock: Clock
  uid: string
  claims: Claims
  gym: GymState
  /** The address, where the screen reads it. */
  at?: string
}

/** Opened by somebody, over the store that is theirs: what it reads is what its own hooks ask for. */
export type OpenedScreen = RenderResult & {
  /** Documents read once everything is there that was asked for. */
  reads(): Promise<number>
}

const never = () => Promise.reject(new Error('nobody does'))

const isSettled = (page: RenderResult, meter: ReadMeter, waiting: number) =>
  page.container.querySelectorAll('[aria-busy]').length + meter.pending() + waiting === 0

export function openScreen({ Screen, store, clock, uid, claims, gym, at = '/' }: Opening): OpenedScreen {
  const meter = readMeter(store)
  const heard = heardStore(meter.store)
  const { backend } = scriptedBackend(scriptedAuth().port)
  const session: Session = {
    state: {
      ...{ status: 'signedIn', account: account(uid, claims), role: resolveRole(uid, claims, ''), gym },
      backend: { ...backend, clock, repository: repositoriesOver(partsOver(heard.store, clock)) },
    },
    ...{ signIn: never, sendPasswordReset: never, signOut: never },
    ...{ retry: () => undefined, chooseGym: () => undefined },
  }
  meter.enter('screen')
  const page = render(
    createElement(
      MemoryRouter,
      { initialEntries: [at] },
      createElement(SessionContext, { value: session }, createElement(Screen)),
    ),
  )
  return {
    ...page,
    async reads() {
      // What has come may lead to the next question: settled is what stays so from one look to the next.
      let before = -1
      await expect
        .poll(() => {
          const now = isSettled(page, meter, heard.waiting()) ? meter.readsOf('screen') : -1
          const isSame = now >= 0 && now === before
          before = now
          return isSame
        })
        .toBe(true)
      return meter.readsOf('screen')
    },
  }
}
