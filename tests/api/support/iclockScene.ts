import '../../support/ownProject'
import { targetOf } from '@/domain/biometric/iclockRequest'
import type { DocumentStore } from '@/data/store/documentStore'
import { readMeter } from '@/data/store/readMeter'
import { answerIclock } from '../../../functions/src/iclock/answerIclock'
import { openAdminStore } from './dataStores'

/** `straightAddress`: '' for a call that came through Hosting. */
type Told = {
  body?: string | Uint8Array
  headers?: Record<string, string>
  address?: string
  straightAddress?: string
}

/** The function without the platform: one instance, with a clock of its own, over a store that counts what it reads. */
export function iclockScene(at: Date) {
  const { store } = openAdminStore()
  const meter = readMeter(store)
  const failures: unknown[] = []
  const clock = { at }
  const nothing = () => ({ secrets: new Map(), knocks: new Map() })
  let memory = nothing()
  let over: DocumentStore = meter.store

  async function call(method: 'GET' | 'POST', target: string, told: Told = {}): Promise<[number, string]> {
    const address = told.address ?? '203.0.113.7'
    const bytes = typeof told.body === 'string' ? new TextEncoder().encode(told.body) : told.body
    const { status, text } = await answerIclock(
      {
        store: over,
        now: () => clock.at,
        ...memory,
        failed: (_what, error) => void failures.push(error),
      },
      {
        method,
        ...targetOf(target),
        headers: told.headers ?? {},
        address,
        straightAddress: told.straightAddress ?? address,
        bodyOf: () => Promise.resolve(bytes ?? new Uint8Array()),
      },
    )
    return [status, text]
  }

  return {
    store,
    clock,
    failures,
    call,
    later: (seconds: number) => {
      clock.at = new Date(clock.at.getTime() + seconds * 1000)
    },
    /** As after a restart: nothing is remembered. */
    forget: () => {
      memory = nothing()
    },
    /** As at first, for another test: its clock, no failures, nothing remembered and the store whole. */
    begin: () => {
      clock.at = at
      failures.length = 0
      memory = nothing()
      over = meter.store
    },
    breakStore: (broken: Partial<DocumentStore>) => {
      over = { ...meter.store, ...broken }
    },
    mendStore: () => {
      over = meter.store
    },
    async readsOf(work: () => Promise<unknown>): Promise<number> {
      const before = meter.total()
      await work()
      return meter.total() - before
    },
  }
}
