import { expect } from 'vitest'
import { AppError } from '@/domain/shared/appError'
import { createSession } from './createSession'
import { memoryStorage, scriptedAuth, scriptedBackend } from './fixtures'
// The engine loads it when somebody signs in; a busy machine compiles it before the clock of a test runs.
import './watchGym'

export const denied = new AppError('permission-denied', 'You may not do this.')
export const offline = new AppError('offline', 'No connection.')
export const iron = { id: 'iron', name: 'Iron Gym', type: 'GYM', isDisabled: false }

/** A session over scripted ports, begun; what it asks and keeps is in the test's hands. */
export function sessionStage() {
  const auth = scriptedAuth()
  const scripted = scriptedBackend(auth.port)
  const storage = memoryStorage()
  const logged: string[] = []
  const given = { search: '', load: () => Promise.resolve(scripted.backend) }
  let cleared = 0
  const session = createSession({
    source: { auth: auth.port, load: () => given.load() },
    salesEmail: 'sales@demo.test',
    storage,
    search: () => given.search,
    clearLive: () => {
      cleared += 1
    },
    log: (message) => logged.push(message),
  })
  session.start()

  const status = () => session.read().status
  const settled = () => expect.poll(status, { interval: 5 }).not.toBe('loading')
  const signedIn = async () => {
    await settled()
    const state = session.read()
    if (state.status !== 'signedIn') return expect.unreachable(`the session is ${state.status}`)
    return state
  }
  return {
    ...{ auth, scripted, storage, session, logged, given, status, settled, signedIn },
    gym: async () => (await signedIn()).gym,
    cleared: () => cleared,
  }
}
