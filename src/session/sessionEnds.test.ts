import { beforeEach, describe, expect, it } from 'vitest'
import { account } from './fixtures'
import { denied, iron, offline, sessionStage } from './sessionStage'

let stage = sessionStage()
beforeEach(() => {
  stage = sessionStage()
})

describe('leaving', () => {
  it('forgets the tab, ends the listeners and signs out', async () => {
    stage.scripted.put('gyms/iron', iron)
    stage.auth.become(account('iron'))
    await stage.signedIn()
    await stage.session.signOut()
    expect(stage.session.read()).toEqual({ status: 'signedOut', notice: '' })
    expect(stage.storage.keys()).toEqual([])
    expect(stage.scripted.listening('gyms/iron')).toBe(0)
    expect(stage.cleared()).toBeGreaterThan(0)
    expect(stage.auth.signOuts()).toBe(1)
  })

  it('is logged only when auth fails at it; the person is out all the same (SPECIFICATION 8)', async () => {
    stage.scripted.put('gyms/iron', iron)
    stage.auth.become(account('iron'))
    await stage.signedIn()
    stage.auth.port.signOut = () => Promise.reject(offline)
    await stage.session.signOut()
    expect(stage.logged).toEqual(['Signing out failed'])
    expect(stage.status()).toBe('signedOut')
    expect(stage.storage.keys()).toEqual([])
  })

  it.each([
    ['the centre’s document says so', () => stage.scripted.put('gyms/iron', { ...iron, isDisabled: true })],
    ['the rules shut the account out', () => stage.scripted.fail('gyms/iron', denied)],
  ])('a disabled centre signs out and says why, when %s', async (_name, disable) => {
    stage.scripted.put('gyms/iron', iron)
    stage.auth.become(account('iron'))
    await stage.signedIn()
    disable()
    const state = stage.session.read()
    expect(state.status === 'signedOut' && state.notice).toMatch(/disabled.*support/)
    expect(stage.auth.signOuts()).toBe(1)
  })

  it('signs out who signed in before everybody of the centre was signed out, and nobody who did after', async () => {
    stage.scripted.put('gyms/iron', iron)
    stage.auth.become(account('iron', { auth_time: 1000 }))
    await stage.signedIn()
    stage.scripted.put('gyms/iron', { ...iron, tokensValidAfter: 1000 })
    expect(stage.status()).toBe('signedIn')
    stage.scripted.put('gyms/iron', { ...iron, tokensValidAfter: 1001 })
    const state = stage.session.read()
    expect(state.status === 'signedOut' && state.notice).toMatch(/signed out. Sign in again/)
  })

  it('drops what was still on its way', async () => {
    let arrive = () => {}
    stage.given.load = () =>
      new Promise((resolve) => {
        arrive = () => resolve(stage.scripted.backend)
      })
    stage.auth.become(account('iron'))
    stage.auth.become(null)
    arrive()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(stage.status()).toBe('signedOut')
    expect(stage.scripted.watched).toEqual([])
  })
})

describe('an employee (PRODUCT 4, screen 10: deactivating revokes at once)', () => {
  const employed = { gymId: 'iron', name: 'Pooja', nameLower: 'pooja', role: 'Manager', isActive: true }
  const asDesk = async () => {
    stage.scripted.put('gyms/iron', iron)
    stage.scripted.put('staff/desk', employed)
    stage.auth.become(account('desk', { role: 'Manager', gymId: 'iron' }))
    await stage.signedIn()
  }

  it.each([
    ['deactivated', { isActive: false }],
    ['deleted', { deleted: true }],
  ])('who is %s is signed out and told why', async (_what, change) => {
    await asDesk()
    stage.scripted.put('staff/desk', { ...employed, ...change })
    expect(stage.session.read()).toMatchObject({
      status: 'signedOut',
      notice: expect.stringContaining('deactivated') as string,
    })
    expect(stage.auth.signOuts()).toBe(1)
  })

  it('whose own record is refused is signed out too', async () => {
    await asDesk()
    stage.scripted.fail('staff/desk', denied)
    expect(stage.status()).toBe('signedOut')
  })

  it('without a record, or with a broken line, stays', async () => {
    await asDesk()
    stage.scripted.put('staff/desk', null)
    stage.scripted.fail('staff/desk', offline)
    expect(stage.status()).toBe('signedIn')
  })

  const shown = { name: 'Iron Gym', preference: { sources: ['Walk-in'] } }
  const asSales = async (copy: object | null) => {
    stage.scripted.put('staff/seller', employed)
    stage.scripted.put('gymsPublic/iron', copy && { ...copy })
    stage.auth.become(account('seller', { role: 'Sales', gymId: 'iron' }))
    await stage.signedIn()
  }

  it('of Sales is watched by the centre of the claims', async () => {
    await asSales(shown)
    stage.scripted.put('staff/seller', { ...employed, isActive: false })
    expect(stage.status()).toBe('signedOut')
    expect(stage.scripted.listening('gymsPublic/iron')).toBe(0)
  })

  it('of Sales works for the centre by its public copy, and only while its leads are theirs (PRODUCT 2.P)', async () => {
    await asSales(shown)
    expect(await stage.gym()).toMatchObject({ status: 'ready', info: { id: 'iron', name: 'Iron Gym' } })
    expect(stage.scripted.watched).not.toContain('gyms/iron')
    stage.scripted.put('gymsPublic/iron', { ...shown, preference: { salesMayUseLeads: false } })
    expect(await stage.gym()).toEqual({ status: 'none' })
    stage.scripted.put('gymsPublic/iron', shown)
    expect(await stage.gym()).toMatchObject({ status: 'ready' })
    stage.scripted.fail('gymsPublic/iron', denied)
    expect(await stage.gym()).toEqual({ status: 'none' })
  })

  it('of Sales signs in where there is no copy yet', async () => {
    await asSales(null)
    expect(await stage.gym()).toEqual({ status: 'none' })
  })
})
