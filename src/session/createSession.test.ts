import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '@/domain/shared/appError'
import { clientInfoSchema } from '@/domain/gyms/gym'
import { keepClientInfo } from './clientInfoCache'
import { createSession, type SessionEngine } from './createSession'
import { account, memoryStorage, scriptedAuth, scriptedBackend } from './fixtures'
// The engine loads it when somebody signs in; a busy machine compiles it before the clock of a test runs.
import './watchGym'

const denied = new AppError('permission-denied', 'You may not do this.')
const offline = new AppError('offline', 'No connection.')
const iron = { id: 'iron', name: 'Iron Gym', type: 'GYM', isDisabled: false }

let auth = scriptedAuth()
let scripted = scriptedBackend(auth.port)
let storage = memoryStorage()
let cleared = 0
let logged: string[] = []
let search = ''
let load = () => Promise.resolve(scripted.backend)
let session: SessionEngine

beforeEach(() => {
  auth = scriptedAuth()
  scripted = scriptedBackend(auth.port)
  storage = memoryStorage()
  cleared = 0
  logged = []
  search = ''
  load = () => Promise.resolve(scripted.backend)
  session = createSession({
    source: { auth: auth.port, load: () => load() },
    salesEmail: 'sales@demo.test',
    storage,
    search: () => search,
    clearLive: () => {
      cleared += 1
    },
    log: (message) => logged.push(message),
  })
  session.start()
})

const status = () => session.read().status
const settled = () => expect.poll(status, { interval: 5 }).not.toBe('loading')
const signedIn = async () => {
  await settled()
  const state = session.read()
  if (state.status !== 'signedIn') return expect.unreachable(`the session is ${state.status}`)
  return state
}
const gym = async () => (await signedIn()).gym

describe('who is signed in', () => {
  it('is unknown until auth has spoken', () => {
    expect(session.read()).toEqual({ status: 'loading' })
    auth.become(null)
    expect(session.read()).toEqual({ status: 'signedOut', notice: '' })
  })

  it.each([
    ['an administrator', { admin: true }, 'ADMIN'],
    ['Sales by claim', { role: 'Sales' }, 'SALES'],
    ['Sales by the verified address', { email: 'sales@demo.test', email_verified: true }, 'SALES'],
  ])('%s has no centre of its own', async (_name, claims, role) => {
    auth.become(account('somebody', claims))
    expect((await signedIn()).role.role).toBe(role)
    expect(await gym()).toEqual({ status: 'none' })
    expect(scripted.watched).toEqual([])
  })

  it('an owner comes with the centre of the uid, a manager with that of the claim', async () => {
    scripted.put('gyms/iron', iron)
    auth.become(account('iron'))
    expect(await gym()).toMatchObject({ status: 'ready', info: { id: 'iron', name: 'Iron Gym' } })
    auth.become(account('desk', { role: 'Manager', gymId: 'iron' }))
    expect((await signedIn()).role.role).toBe('MANAGER')
    expect(await gym()).toMatchObject({ status: 'ready', info: { id: 'iron' } })
  })

  it.each([
    ['there is no such centre', () => scripted.put('gyms/nobody', null)],
    ['the rules refuse to say', () => scripted.fail('gyms/nobody', denied)],
  ])('an account has no centre when %s', async (_name, answer) => {
    auth.become(account('nobody'))
    await expect.poll(() => scripted.watched).toEqual(['gyms/nobody'])
    answer()
    expect(await gym()).toEqual({ status: 'none' })
  })

  it('stays as it is when the token is renewed with the same claims', async () => {
    scripted.put('gyms/iron', iron)
    auth.become(account('iron'))
    await signedIn()
    auth.become(account('iron'))
    expect(status()).toBe('signedIn')
    expect(scripted.watched).toEqual(['gyms/iron'])
  })

  it('is opened again when the claims have changed', async () => {
    scripted.put('gyms/iron', iron)
    auth.become(account('iron'))
    await signedIn()
    auth.become(account('iron', { admin: true }))
    await expect.poll(async () => (await signedIn()).role.role).toBe('ADMIN')
    expect(scripted.listening('gyms/iron')).toBe(0)
  })
})

describe('client info (SPECIFICATION 7: read once, not re-read while cached)', () => {
  const cached = clientInfoSchema.parse({ ...iron, name: 'Iron as cached' })

  it('is cached after the first reading', async () => {
    scripted.put('gyms/iron', iron)
    auth.become(account('iron'))
    await signedIn()
    expect(JSON.parse(storage.getItem('clientInfo') ?? '{}')).toMatchObject({ uid: 'iron', id: 'iron' })
  })

  it('comes from the cache at once, before the store has answered', async () => {
    keepClientInfo(storage, 'iron', cached)
    auth.become(account('iron'))
    expect(await gym()).toEqual({ status: 'ready', info: cached })
  })

  it('of another account is not taken, and goes', async () => {
    keepClientInfo(storage, 'iron', cached)
    scripted.put('gyms/ice', { ...iron, id: 'ice', name: 'Ice Rink' })
    auth.become(account('ice'))
    expect(await gym()).toMatchObject({ info: { name: 'Ice Rink' } })
    expect(storage.getItem('clientInfo')).toContain('Ice Rink')
  })

  it('follows a change of the centre, because the listener hears it anyway', async () => {
    scripted.put('gyms/iron', iron)
    auth.become(account('iron'))
    await signedIn()
    scripted.put('gyms/iron', { ...iron, name: 'Iron & Steel' })
    expect(await gym()).toMatchObject({ info: { name: 'Iron & Steel' } })
    expect(storage.getItem('clientInfo')).toContain('Iron & Steel')
  })
})

describe('leaving', () => {
  it('forgets the tab, ends the listeners and signs out', async () => {
    scripted.put('gyms/iron', iron)
    auth.become(account('iron'))
    await signedIn()
    await session.signOut()
    expect(session.read()).toEqual({ status: 'signedOut', notice: '' })
    expect(storage.keys()).toEqual([])
    expect(scripted.listening('gyms/iron')).toBe(0)
    expect(cleared).toBeGreaterThan(0)
    expect(auth.signOuts()).toBe(1)
  })

  it('is logged only when auth fails at it; the person is out all the same (SPECIFICATION 8)', async () => {
    scripted.put('gyms/iron', iron)
    auth.become(account('iron'))
    await signedIn()
    auth.port.signOut = () => Promise.reject(offline)
    await session.signOut()
    expect(logged).toEqual(['Signing out failed'])
    expect(status()).toBe('signedOut')
    expect(storage.keys()).toEqual([])
  })

  it.each([
    ['the centre’s document says so', () => scripted.put('gyms/iron', { ...iron, isDisabled: true })],
    ['the rules shut the account out', () => scripted.fail('gyms/iron', denied)],
  ])('a disabled centre signs out and says why, when %s', async (_name, disable) => {
    scripted.put('gyms/iron', iron)
    auth.become(account('iron'))
    await signedIn()
    disable()
    const state = session.read()
    expect(state.status === 'signedOut' && state.notice).toMatch(/disabled.*support/)
    expect(auth.signOuts()).toBe(1)
  })

  it('signs out who signed in before everybody of the centre was signed out, and nobody who did after', async () => {
    scripted.put('gyms/iron', iron)
    auth.become(account('iron', { auth_time: 1000 }))
    await signedIn()
    scripted.put('gyms/iron', { ...iron, tokensValidAfter: 1000 })
    expect(status()).toBe('signedIn')
    scripted.put('gyms/iron', { ...iron, tokensValidAfter: 1001 })
    const state = session.read()
    expect(state.status === 'signedOut' && state.notice).toMatch(/signed out. Sign in again/)
  })

  it('drops what was still on its way', async () => {
    let arrive = () => {}
    load = () =>
      new Promise((resolve) => {
        arrive = () => resolve(scripted.backend)
      })
    auth.become(account('iron'))
    auth.become(null)
    arrive()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(status()).toBe('signedOut')
    expect(scripted.watched).toEqual([])
  })
})

describe('when it can’t be opened', () => {
  it('says so, logs it, and opens at the next try', async () => {
    load = () => Promise.reject(offline)
    auth.become(account('iron'))
    await settled()
    expect(session.read()).toMatchObject({ status: 'failed', error: { code: 'offline' } })
    expect(logged).toHaveLength(1)
    load = () => Promise.resolve(scripted.backend)
    scripted.put('gyms/iron', iron)
    session.retry()
    expect(await gym()).toMatchObject({ status: 'ready' })
  })

  it('claims that could not be read are logged; whoever is in stays in (SPECIFICATION 8)', async () => {
    auth.fail(offline)
    expect(status()).toBe('failed')
    scripted.put('gyms/iron', iron)
    auth.become(account('iron'))
    await signedIn()
    auth.fail(offline)
    expect(status()).toBe('signedIn')
    expect(logged.filter((message) => message.includes('claims'))).toHaveLength(2)
  })

  it('a listener that fails later leaves the session alone', async () => {
    scripted.put('gyms/iron', iron)
    auth.become(account('iron'))
    await signedIn()
    scripted.fail('gyms/iron', offline)
    expect(status()).toBe('signedIn')
  })
})

describe('an employee (PRODUCT 4, screen 10: deactivating revokes at once)', () => {
  const employed = { gymId: 'iron', name: 'Pooja', nameLower: 'pooja', role: 'Manager', isActive: true }
  const asDesk = async () => {
    scripted.put('gyms/iron', iron)
    scripted.put('staff/desk', employed)
    auth.become(account('desk', { role: 'Manager', gymId: 'iron' }))
    await signedIn()
  }

  it.each([
    ['deactivated', { isActive: false }],
    ['deleted', { deleted: true }],
  ])('who is %s is signed out and told why', async (_what, change) => {
    await asDesk()
    scripted.put('staff/desk', { ...employed, ...change })
    expect(session.read()).toMatchObject({
      status: 'signedOut',
      notice: expect.stringContaining('deactivated') as string,
    })
    expect(auth.signOuts()).toBe(1)
  })

  it('whose own record is refused is signed out too', async () => {
    await asDesk()
    scripted.fail('staff/desk', denied)
    expect(status()).toBe('signedOut')
  })

  it('without a record, or with a broken line, stays', async () => {
    await asDesk()
    scripted.put('staff/desk', null)
    scripted.fail('staff/desk', offline)
    expect(status()).toBe('signedIn')
  })

  const shown = { name: 'Iron Gym', preference: { sources: ['Walk-in'] } }
  const asSales = async (copy: object | null) => {
    scripted.put('staff/seller', employed)
    scripted.put('gymsPublic/iron', copy && { ...copy })
    auth.become(account('seller', { role: 'Sales', gymId: 'iron' }))
    await signedIn()
  }

  it('of Sales is watched by the centre of the claims', async () => {
    await asSales(shown)
    scripted.put('staff/seller', { ...employed, isActive: false })
    expect(status()).toBe('signedOut')
    expect(scripted.listening('gymsPublic/iron')).toBe(0)
  })

  it('of Sales works for the centre by its public copy, and only while its leads are theirs (PRODUCT 2.P)', async () => {
    await asSales(shown)
    expect(await gym()).toMatchObject({ status: 'ready', info: { id: 'iron', name: 'Iron Gym' } })
    expect(scripted.watched).not.toContain('gyms/iron')
    scripted.put('gymsPublic/iron', { ...shown, preference: { salesMayUseLeads: false } })
    expect(await gym()).toEqual({ status: 'none' })
    scripted.put('gymsPublic/iron', shown)
    expect(await gym()).toMatchObject({ status: 'ready' })
    scripted.fail('gymsPublic/iron', denied)
    expect(await gym()).toEqual({ status: 'none' })
  })

  it('of Sales signs in where there is no copy yet', async () => {
    await asSales(null)
    expect(await gym()).toEqual({ status: 'none' })
  })
})

describe('the centre an administrator looks at', () => {
  const visit = {
    ...{ key: 'key', name: 'Boss', reason: 'A look', openedAt: new Date('2026-11-20T06:00:00Z') },
    until: new Date('2026-11-20T14:00:00Z'),
  }
  const inside = { allowedUntil: new Date('2026-11-21T06:00:00Z'), visits: { boss: visit } }
  const asAdmin = async () => {
    scripted.put('gyms/iron', { ...iron, support: inside })
    auth.become(account('boss', { admin: true }))
    await signedIn()
  }
  const chosen = () => expect.poll(gym)

  it('is the one of the address, else the one of the tab', async () => {
    search = '?tab=dues&centre=iron'
    storage.setItem('chosenGym', 'ice')
    await asAdmin()
    await chosen().toMatchObject({ status: 'ready', info: { id: 'iron' } })
    expect(storage.getItem('chosenGym')).toBe('iron')
  })

  it('is chosen, kept for the tab, and given back', async () => {
    await asAdmin()
    session.chooseGym('iron')
    expect(await gym()).toEqual({ status: 'loading', gymId: 'iron' })
    await chosen().toMatchObject({ status: 'ready', info: { name: 'Iron Gym' } })
    session.chooseGym(null)
    expect(await gym()).toEqual({ status: 'none' })
    expect(storage.getItem('chosenGym')).toBeNull()
    expect(scripted.listening('gyms/iron')).toBe(0)
  })

  it('may be a disabled one, and is never cached as client info', async () => {
    scripted.put('gyms/shut', { ...iron, id: 'shut', isDisabled: true, support: inside })
    await asAdmin()
    session.chooseGym('shut')
    await chosen().toMatchObject({ status: 'ready', info: { id: 'shut' } })
    expect(storage.getItem('clientInfo')).toBeNull()
  })

  it('stays closed until it is opened as support, and is closed again when the visit or the consent ends', async () => {
    await asAdmin()
    scripted.put('gyms/ice', { ...iron, id: 'ice', name: 'Ice Rink' })
    session.chooseGym('ice')
    const closed = { id: 'ice', name: 'Ice Rink', allowedUntil: null, wasInside: false }
    await chosen().toEqual({ status: 'outside', gym: closed })
    scripted.put('gyms/ice', { ...iron, id: 'ice', name: 'Ice Rink', support: inside })
    await chosen().toMatchObject({ status: 'ready', info: { name: 'Ice Rink' }, visit: { reason: 'A look' } })
    scripted.put('gyms/ice', {
      ...iron,
      id: 'ice',
      name: 'Ice Rink',
      support: { allowedUntil: null, visits: {} },
    })
    expect(await gym()).toEqual({ status: 'outside', gym: { ...closed, wasInside: true } })
    expect(storage.getItem('chosenGym')).toBe('ice')
  })

  it('that does not exist brings the picker back', async () => {
    scripted.put('gyms/none', null)
    await asAdmin()
    session.chooseGym('none')
    await chosen().toEqual({ status: 'none' })
    expect(storage.getItem('chosenGym')).toBeNull()
  })

  it('is nobody else’s to choose', async () => {
    scripted.put('gyms/iron', iron)
    auth.become(account('iron'))
    await signedIn()
    session.chooseGym('ice')
    expect(await gym()).toMatchObject({ info: { id: 'iron' } })
  })
})
