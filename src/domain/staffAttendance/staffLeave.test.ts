import { expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { clashOf, isRequested, leaveOn, leavesByPerson, staffLeaveSchema } from './staffLeave'

const leave = (id: string, staffId: string, from: string, to: string, deleted = false) =>
  staffLeaveSchema.parse({ id, gymId: 'iron', staffId, from, to, deleted })
const wedding = leave('one', 'ravi', '2026-11-23', '2026-11-25')
const all = [
  wedding,
  leave('two', 'meena', '2026-11-24', '2026-11-24'),
  leave('three', 'ravi', '2026-12-01', '2026-12-02', true),
]

it('leave covers both of its ends', () => {
  const on = (date: string) => leaveOn(civil(date), [wedding])?.id ?? null
  expect(['2026-11-22', '2026-11-23', '2026-11-25', '2026-11-26'].map(on)).toEqual([null, 'one', 'one', null])
})

it('leave that was taken back counts no more', () => {
  expect([...leavesByPerson(all)].map(([id, own]) => [id, own.length])).toEqual([
    ['ravi', 1],
    ['meena', 1],
  ])
})

it('two leaves of one employee never share a day', () => {
  const wanted = (from: string, to: string, id = 'new') =>
    clashOf({ id, from: civil(from), to: civil(to) }, [wedding, ...all.slice(2)])?.id ?? null
  expect(wanted('2026-11-25', '2026-11-30')).toBe('one')
  expect(wanted('2026-11-20', '2026-11-23')).toBe('one')
  expect(wanted('2026-11-26', '2026-12-01')).toBeNull()
  expect(wanted('2026-11-23', '2026-11-25', 'one')).toBeNull()
})

it('leave that is asked for counts once it is approved; one that was declined leaves its days free', () => {
  const asked = { ...wedding, status: 'Requested' as const }
  const declined = { ...wedding, status: 'Declined' as const }
  expect(leavesByPerson([asked, declined]).size).toBe(0)
  expect(isRequested(asked)).toBe(true)
  expect([wedding, declined, { ...asked, deleted: true }].some(isRequested)).toBe(false)
  const days = { id: 'new', from: civil('2026-11-24'), to: civil('2026-11-24') }
  expect(clashOf(days, [asked])?.id).toBe('one')
  expect(clashOf(days, [declined])).toBeNull()
})
