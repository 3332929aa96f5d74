// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { endKiosk, readKiosk, startKiosk, waitForPin } from './kioskState'

afterEach(() => {
  endKiosk()
  window.localStorage.clear()
})

describe('kiosk mode of a device', () => {
  it('stands in the storage of the browser, so that a reload stays in it, its wait with it', () => {
    expect(readKiosk()).toBeNull()
    startKiosk('desk', 'iron')
    waitForPin(2000)
    const kept = { uid: 'desk', gymId: 'iron', waitUntil: 2000 }
    expect(JSON.parse(window.localStorage.getItem('kiosk') ?? '')).toEqual(kept)
    expect(readKiosk()).toEqual(kept)
    endKiosk()
    expect(readKiosk()).toBeNull()
    expect(window.localStorage.getItem('kiosk')).toBeNull()
  })

  it('is not on for what another program left under its name', () => {
    for (const text of ['on', '{"uid": 7}', 'null', '[]']) {
      window.localStorage.setItem('kiosk', text)
      expect(readKiosk()).toBeNull()
    }
  })
})
