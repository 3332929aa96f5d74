import { describe, expect, it } from 'vitest'
import { isFrontDesk, setFrontDesk, type DeviceStorage } from '@/data/device/frontDesk'
import { clientInfoSchema } from '@/domain/gyms/gym'
import { AppError } from '@/domain/shared/appError'
import { keepClientInfo, readClientInfo } from './clientInfoCache'
import { createSession } from './createSession'
import { account, memoryStorage, scriptedAuth, scriptedBackend } from './fixtures'
import { rememberedAccount } from './rememberedAccount'
import { deskTab } from './tabStorage'

const DAY_MS = 24 * 60 * 60 * 1000
const offline = new AppError('offline', 'No connection.')
const iron = { id: 'iron', name: 'Iron Gym', type: 'GYM', isDisabled: false }
const manager = account('desk', { role: 'Manager', gymId: 'iron' })

function device() {
  const memory = memoryStorage()
  const storage: DeviceStorage = {
    ...memory,
    key: (at) => memory.keys()[at] ?? null,
    get length() {
      return memory.keys().length
    },
  }
  return storage
}

function sessionOn(storage: DeviceStorage, now = () => 0) {
  const auth = scriptedAuth()
  const scripted = scriptedBackend(auth.port)
  let ended = 0
  const session = createSession({
    source: { auth: auth.port, load: () => Promise.resolve(scripted.backend), end: () => (ended += 1) },
    salesEmail: '',
    storage: deskTab(memoryStorage(), storage),
    search: () => '',
    clearLive: () => undefined,
    log: () => undefined,
    memory: isFrontDesk(storage) ? rememberedAccount(storage, now) : null,
  })
  session.start()
  return { auth, scripted, session, ended: () => ended }
}

const opened = ({ session }: ReturnType<typeof sessionOn>) =>
  expect.poll(() => session.read().status, { interval: 5 })

/** A device on which the manager of Iron Gym was verified once. */
async function verifiedDesk() {
  const storage = device()
  setFrontDesk(storage, true)
  const first = sessionOn(storage)
  first.scripted.put('gyms/iron', iron)
  first.auth.become(manager)
  await opened(first).toBe('signedIn')
  return storage
}

describe('a front desk opens without a network', () => {
  it('as the person who was verified last, with the centre', async () => {
    const next = sessionOn(await verifiedDesk())
    next.auth.fail(offline, 'desk')
    await opened(next).toBe('signedIn')
    expect(next.session.read()).toMatchObject({
      role: { role: 'MANAGER', gymId: 'iron' },
      gym: { status: 'ready', info: { name: 'Iron Gym' } },
    })
  })

  it('and is verified as soon as there is one: other claims open it again', async () => {
    const next = sessionOn(await verifiedDesk())
    next.auth.fail(offline, 'desk')
    await opened(next).toBe('signedIn')
    next.auth.become(account('desk', { role: 'Sales' }))
    await expect
      .poll(() => next.session.read(), { interval: 5 })
      .toMatchObject({ status: 'signedIn', role: { role: 'SALES' } })
  })

  it('for nobody else, not after a week, and not where the claims could not be read for another reason', async () => {
    const storage = await verifiedDesk()
    const stranger = sessionOn(storage)
    stranger.auth.fail(offline, 'stranger')
    expect(stranger.session.read().status).toBe('failed')
    const late = sessionOn(storage, () => 8 * DAY_MS)
    late.auth.fail(offline, 'desk')
    expect(late.session.read().status).toBe('failed')
    const dismissed = sessionOn(storage)
    dismissed.auth.fail(new AppError('not-signed-in', 'Signed out.'), 'desk')
    expect(dismissed.session.read().status).toBe('failed')
  })

  it('on no other device', async () => {
    const storage = await verifiedDesk()
    setFrontDesk(storage, false)
    const next = sessionOn(storage)
    next.auth.fail(offline, 'desk')
    expect(next.session.read().status).toBe('failed')
  })

  it('keeps nothing of whoever has signed out', async () => {
    const storage = await verifiedDesk()
    const next = sessionOn(storage)
    next.auth.become(manager)
    await next.session.signOut()
    expect(Array.from({ length: storage.length }, (_, at) => storage.key(at))).toEqual(['frontDesk'])
    expect(next.ended()).toBeGreaterThan(0)
  })
})

describe('marks that wait on a front desk', () => {
  const keep = (storage: DeviceStorage, id: string, by: string, refusal = '') =>
    storage.setItem(`frontDesk/mark/${id}`, JSON.stringify({ id, by, refusal }))
  const keys = (storage: DeviceStorage) => Array.from({ length: storage.length }, (_, at) => storage.key(at))

  it('stay when everybody is signed out, are told, and are there when the same account signs in again', async () => {
    const storage = await verifiedDesk()
    keep(storage, 'one', 'desk')
    keep(storage, 'two', 'desk', 'You may not do this.')
    const next = sessionOn(storage)
    next.scripted.put('gyms/iron', iron)
    next.auth.become(account('desk', { role: 'Manager', gymId: 'iron', auth_time: 1000 }))
    await opened(next).toBe('signedIn')
    next.scripted.put('gyms/iron', { ...iron, tokensValidAfter: 2000 })
    const state = next.session.read()
    expect(state.status === 'signedOut' && state.notice).toBe(
      'Everybody of this centre was signed out. Sign in again. 2 marks wait on this device for the same account to sign in again; another account loses them.',
    )
    expect(keys(storage)).toEqual(['frontDesk', 'frontDesk/mark/one', 'frontDesk/mark/two'])
    expect(storage.getItem('frontDesk/mark/two')).toBe(JSON.stringify({ id: 'two', by: 'desk', refusal: '' }))
    next.auth.become(manager)
    expect(keys(storage)).toContain('frontDesk/mark/one')
  })

  it('stay when the session could not be verified any more, without another word', async () => {
    const storage = await verifiedDesk()
    keep(storage, 'one', 'desk')
    const next = sessionOn(storage)
    next.auth.become(manager)
    next.auth.become(null)
    expect(next.session.read()).toMatchObject({
      status: 'signedOut',
      notice: '1 mark waits on this device for the same account to sign in again; another account loses it.',
    })
  })

  it('stay for whoever could not come in and begins anew: nobody has asked them', async () => {
    const storage = await verifiedDesk()
    keep(storage, 'one', 'desk')
    const late = sessionOn(storage, () => 8 * DAY_MS)
    late.auth.fail(offline, 'desk')
    expect(late.session.read().status).toBe('failed')
    await late.session.signOut()
    expect(keys(storage)).toEqual(['frontDesk', 'frontDesk/mark/one'])
    const state = late.session.read()
    expect(state.status === 'signedOut' && state.notice).toMatch(/^1 mark waits on this device/)
  })

  it('go with another account, and with whoever signs out by themselves', async () => {
    const storage = await verifiedDesk()
    keep(storage, 'one', 'desk')
    keep(storage, 'broken', 'desk')
    storage.setItem('frontDesk/mark/broken', '{')
    const next = sessionOn(storage)
    next.scripted.put('gyms/iron', iron)
    next.auth.become(account('other', { role: 'Manager', gymId: 'iron' }))
    await opened(next).toBe('signedIn')
    expect(keys(storage).filter((key) => key?.includes('mark'))).toEqual([])
    keep(storage, 'two', 'other')
    await next.session.signOut()
    expect(keys(storage)).toEqual(['frontDesk'])
    expect(next.session.read()).toMatchObject({ status: 'signedOut', notice: '' })
  })
})

describe('the centre of a front desk', () => {
  it('outlives the tab', () => {
    const storage = device()
    keepClientInfo(deskTab(memoryStorage(), storage), 'desk', clientInfoSchema.parse(iron))
    expect(readClientInfo(deskTab(memoryStorage(), storage), 'desk', 'iron')?.name).toBe('Iron Gym')
    expect(readClientInfo(deskTab(memoryStorage(), storage), 'other', 'iron')).toBeNull()
  })
})
