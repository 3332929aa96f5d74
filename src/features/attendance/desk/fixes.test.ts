import { expect, it } from 'vitest'
import { decide } from '@/domain/attendance/decide'
import { settingsWith } from '@/domain/gyms/fixtures'
import { entryWith } from '@/domain/members/fixtures'
import { addressOf, fixesFor, fixWords, offeredFixes } from './fixes'

const now = new Date('2026-11-20T12:00:00+05:30')
const decided = (fields: object) => decide(entryWith(fields), settingsWith(), now)

it('what is due is collected from the card, also once the mark is made, but not of who is just leaving', () => {
  const decision = decided({ d: 1500 })
  expect(offeredFixes({ decision, insideSince: null }, false)).toEqual(['collect'])
  expect(offeredFixes({ decision, insideSince: now }, true)).toEqual(['collect'])
  expect(offeredFixes({ decision, insideSince: now }, false)).toEqual([])
  expect(fixWords.collect).toBe('Collect')
})

it('leads to the payment over the list that the member is in', () => {
  expect(addressOf('m1', decided({ d: 1500 }), 'collect')).toBe('/members?id=m1&act=collect')
  expect(addressOf('m1', decided({ d: 1500, a: false }), 'collect')).toBe(
    '/members/inactive?id=m1&act=collect',
  )
})

it('somebody who is blocked is unblocked by the owner, over the reason in the drawer; the desk looks at the member', () => {
  const decision = decided({ b: true, d: 1500 })
  const fixes = offeredFixes({ decision, insideSince: null }, false)
  expect(fixesFor(fixes, 'CLIENT')).toEqual(['unblock', 'collect'])
  expect(fixesFor(fixes, 'MANAGER')).toEqual(['collect'])
  expect([fixWords.unblock, addressOf('m1', decision, 'unblock')]).toEqual(['Unblock', '/members?id=m1'])
})
