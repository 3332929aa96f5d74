import { beforeEach, describe, expect, it } from 'vitest'
import { account } from './fixtures'
import { iron, sessionStage } from './sessionStage'

let stage = sessionStage()
beforeEach(() => {
  stage = sessionStage()
})

describe('the centre an administrator looks at', () => {
  const visit = {
    ...{ key: 'key', name: 'Boss', reason: 'A look', openedAt: new Date('2026-11-20T06:00:00Z') },
    until: new Date('2026-11-20T14:00:00Z'),
  }
  const inside = { allowedUntil: new Date('2026-11-21T06:00:00Z'), visits: { boss: visit } }
  const asAdmin = async () => {
    stage.scripted.put('gyms/iron', { ...iron, support: inside })
    stage.auth.become(account('boss', { admin: true }))
    await stage.signedIn()
  }
  const chosen = () => expect.poll(stage.gym)

  it('is the one of the address, else the one of the tab', async () => {
    stage.given.search = '?tab=dues&centre=iron'
    stage.storage.setItem('chosenGym', 'ice')
    await asAdmin()
    await chosen().toMatchObject({ status: 'ready', info: { id: 'iron' } })
    expect(stage.storage.getItem('chosenGym')).toBe('iron')
  })

  it('is chosen, kept for the tab, and given back', async () => {
    await asAdmin()
    stage.session.chooseGym('iron')
    expect(await stage.gym()).toEqual({ status: 'loading', gymId: 'iron' })
    await chosen().toMatchObject({ status: 'ready', info: { name: 'Iron Gym' } })
    stage.session.chooseGym(null)
    expect(await stage.gym()).toEqual({ status: 'none' })
    expect(stage.storage.getItem('chosenGym')).toBeNull()
    expect(stage.scripted.listening('gyms/iron')).toBe(0)
  })

  it('may be a disabled one, and is never cached as client info', async () => {
    stage.scripted.put('gyms/shut', { ...iron, id: 'shut', isDisabled: true, support: inside })
    await asAdmin()
    stage.session.chooseGym('shut')
    await chosen().toMatchObject({ status: 'ready', info: { id: 'shut' } })
    expect(stage.storage.getItem('clientInfo')).toBeNull()
  })

  it('stays closed until it is opened as support, and is closed again when the visit or the consent ends', async () => {
    await asAdmin()
    stage.scripted.put('gyms/ice', { ...iron, id: 'ice', name: 'Ice Rink' })
    stage.session.chooseGym('ice')
    const closed = { id: 'ice', name: 'Ice Rink', allowedUntil: null, wasInside: false }
    await chosen().toEqual({ status: 'outside', gym: closed })
    stage.scripted.put('gyms/ice', { ...iron, id: 'ice', name: 'Ice Rink', support: inside })
    await chosen().toMatchObject({ status: 'ready', info: { name: 'Ice Rink' }, visit: { reason: 'A look' } })
    stage.scripted.put('gyms/ice', {
      ...iron,
      id: 'ice',
      name: 'Ice Rink',
      support: { allowedUntil: null, visits: {} },
    })
    expect(await stage.gym()).toEqual({ status: 'outside', gym: { ...closed, wasInside: true } })
    expect(stage.storage.getItem('chosenGym')).toBe('ice')
  })

  it('that does not exist brings the picker back', async () => {
    stage.scripted.put('gyms/none', null)
    await asAdmin()
    stage.session.chooseGym('none')
    await chosen().toEqual({ status: 'none' })
    expect(stage.storage.getItem('chosenGym')).toBeNull()
  })

  it('is nobody else’s to choose', async () => {
    stage.scripted.put('gyms/iron', iron)
    stage.auth.become(account('iron'))
    await stage.signedIn()
    stage.session.chooseGym('ice')
    expect(await stage.gym()).toMatchObject({ info: { id: 'iron' } })
  })
})
