import { describe, expect, it } from 'vitest'
import { isFrontDesk } from './frontDesk'
import { storageOrMemory } from './pageStorage'

const refused = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

describe('a browser that refuses storage', () => {
  it('leaves a page that remembers by itself, and is no front desk', () => {
    const storage = storageOrMemory(refused)
    expect(isFrontDesk(storage)).toBe(false)
    storage.setItem('theme', 'dark')
    expect([storage.getItem('theme'), storage.key(0), storage.length]).toEqual(['dark', 'theme', 1])
    storage.removeItem('theme')
    expect([storage.getItem('theme'), storage.length]).toEqual([null, 0])
  })

  it('is another one than a browser that keeps it', () => {
    const kept = storageOrMemory(refused)
    expect(storageOrMemory(() => kept)).toBe(kept)
  })
})
