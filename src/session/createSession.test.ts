import { beforeEach, describe, expect, it } from 'vitest'
import { clientInfoSchema } from '@/domain/gyms/gym'
import { keepClientInfo } from './clientInfoCache'
import { account } from './fixtures'
import { denied, iron, offline, sessionStage } from './sessionStage'

let stage = sessionStage()
beforeEach(() => {
  stage = sessionStage()
})

describe('who is signed in', () => {
  it('is unknown until auth has spoken', () => {
    expect(stage.session.read()).toEqual({ status: 'loading' })
    stage.auth.become(null)
    expect(stage.session.read()).toEqual({ status: 'signedOut', notice: '' })
  })

  it.each([
    ['an administrator', { admin: true }, 'ADMIN'],
    ['Sales by claim', { role: 'Sales' }, 'SALES'],
    ['Sales by the verified address', { email: 'sales@demo.test', email_verified: true }, 'SALES'],
  ])('%s has no centre of its own', async (_name, claims, role) => {
    stage.auth.become(account('somebody', claims))
    expect((await stage.signedIn()).role.role).toBe(role)
    expect(await stage.gym()).toEqual({ status: 'none' })
    expect(stage.scripted.watched).toEqual([])
  })

  it('an owner comes with the centre of the uid, a manager with that of the claim', async () => {
    stage.scripted.put('gyms/iron', iron)
    stage.auth.become(account('iron'))
    expect(await stage.gym()).toMatchObject({ status: 'ready', info: { id: 'iron', name: 'Iron Gym' } })
    stage.auth.become(account('desk', { role: 'Manager', gymId: 'iron' }))
    expect((await stage.signedIn()).role.role).toBe('MANAGER')
    expect(await stage.gym()).toMatchObject({ status: 'ready', info: { id: 'iron' } })
  })

  it.each([
    ['there is no such centre', () => stage.scripted.put('gyms/nobody', null)],
    ['the rules refuse to say', () => stage.scripted.fail('gyms/nobody', denied)],
  ])('an account has no centre when %s', async (_name, answer) => {
    stage.auth.become(account('nobody'))
    await expect.poll(() => stage.scripted.watched).toEqual(['gyms/nobody'])
    answer()
    expect(await stage.gym()).toEqual({ status: 'none' })
  })

  it.each([
    ['a role that nobody knows', { role: 'Trainer' }],
    ['a role that nobody knows at a centre', { role: 'Trainer', gymId: 'iron' }],
    ['the role of a manager without a centre', { role: 'Manager' }],
  ])('an account has no centre with %s', async (_name, claims) => {
    stage.auth.become(account('somebody', claims))
    expect((await stage.signedIn()).role).toMatchObject({ role: 'CLIENT', gymId: '' })
    expect(await stage.gym()).toEqual({ status: 'none' })
    expect(stage.scripted.watched).toEqual([])
  })

  it('stays as it is when the token is renewed with the same claims', async () => {
    stage.scripted.put('gyms/iron', iron)
    stage.auth.become(account('iron'))
    await stage.signedIn()
    stage.auth.become(account('iron'))
    expect(stage.status()).toBe('signedIn')
    expect(stage.scripted.watched).toEqual(['gyms/iron'])
  })

  it('another account in the place of one that never signed out ends what that one listened to', async () => {
    stage.scripted.put('gyms/iron', iron)
    stage.scripted.put('gyms/ice', { ...iron, id: 'ice', name: 'Ice Rink' })
    stage.auth.become(account('iron'))
    await stage.signedIn()
    stage.auth.become(account('iron'))
    expect(stage.cleared()).toBe(0)
    stage.auth.become(account('ice'))
    expect(stage.cleared()).toBe(1)
    expect(await stage.gym()).toMatchObject({ info: { name: 'Ice Rink' } })
  })

  it('is opened again when the claims have changed', async () => {
    stage.scripted.put('gyms/iron', iron)
    stage.auth.become(account('iron'))
    await stage.signedIn()
    stage.auth.become(account('iron', { admin: true }))
    await expect.poll(async () => (await stage.signedIn()).role.role).toBe('ADMIN')
    expect(stage.scripted.listening('gyms/iron')).toBe(0)
  })
})

describe('client info (SPECIFICATION 7: read once, not re-read while cached)', () => {
  const cached = clientInfoSchema.parse({ ...iron, name: 'Iron as cached' })

  it('is cached after the first reading', async () => {
    stage.scripted.put('gyms/iron', iron)
    stage.auth.become(account('iron'))
    await stage.signedIn()
    expect(JSON.parse(stage.storage.getItem('clientInfo') ?? '{}')).toMatchObject({ uid: 'iron', id: 'iron' })
  })

  it('comes from the cache at once, before the store has answered', async () => {
    keepClientInfo(stage.storage, 'iron', cached)
    stage.auth.become(account('iron'))
    expect(await stage.gym()).toEqual({ status: 'ready', info: cached })
  })

  it('of another account is not taken, and goes', async () => {
    keepClientInfo(stage.storage, 'iron', cached)
    stage.scripted.put('gyms/ice', { ...iron, id: 'ice', name: 'Ice Rink' })
    stage.auth.become(account('ice'))
    expect(await stage.gym()).toMatchObject({ info: { name: 'Ice Rink' } })
    expect(stage.storage.getItem('clientInfo')).toContain('Ice Rink')
  })

  it('follows a change of the centre, because the listener hears it anyway', async () => {
    stage.scripted.put('gyms/iron', iron)
    stage.auth.become(account('iron'))
    await stage.signedIn()
    stage.scripted.put('gyms/iron', { ...iron, name: 'Iron & Steel' })
    expect(await stage.gym()).toMatchObject({ info: { name: 'Iron & Steel' } })
    expect(stage.storage.getItem('clientInfo')).toContain('Iron & Steel')
  })
})

describe('when it can’t be opened', () => {
  it('says so, logs it, and opens at the next try', async () => {
    stage.given.load = () => Promise.reject(offline)
    stage.auth.become(account('iron'))
    await stage.settled()
    expect(stage.session.read()).toMatchObject({ status: 'failed', error: { code: 'offline' } })
    expect(stage.logged).toHaveLength(1)
    stage.given.load = () => Promise.resolve(stage.scripted.backend)
    stage.scripted.put('gyms/iron', iron)
    stage.session.retry()
    expect(await stage.gym()).toMatchObject({ status: 'ready' })
  })

  it('claims that could not be read are logged; whoever is in stays in (SPECIFICATION 8)', async () => {
    stage.auth.fail(offline)
    expect(stage.status()).toBe('failed')
    stage.scripted.put('gyms/iron', iron)
    stage.auth.become(account('iron'))
    await stage.signedIn()
    stage.auth.fail(offline)
    expect(stage.status()).toBe('signedIn')
    expect(stage.logged.filter((message) => message.includes('claims'))).toHaveLength(2)
  })

  it('a listener that fails later leaves the session alone', async () => {
    stage.scripted.put('gyms/iron', iron)
    stage.auth.become(account('iron'))
    await stage.signedIn()
    stage.scripted.fail('gyms/iron', offline)
    expect(stage.status()).toBe('signedIn')
  })
})
