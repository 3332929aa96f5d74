import { describe, expect, it } from 'vitest'
import type { MarkDone } from '@/data/attendance/markAttendance'
import { decide } from '@/domain/attendance/decide'
import { directoryEntrySchema } from '@/domain/members/directoryEntry'
import { memberWith } from '@/domain/members/fixtures'
import { listLineOf } from '@/domain/members/listLine'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { faceOf, isLeavingNext, isStopped } from './faceOf'

const now = new Date('2026-11-20T12:00:00+05:30')
const visit = { entry: now, exit: null, isAutoExit: false }

const judged = (fields: object = {}, insideSince: Date | null = null, autoExit: Date | null = null) => {
  const facts = { n: 'Asha', p: '9876543210', c: 'IRN-1', a: true, x: false, s: '2026-11-01', d: 0 }
  const entry = directoryEntrySchema.parse({ ...facts, e: '2026-12-31', ...fields })
  return { id: 'm1', entry, decision: decide(entry, settingsWith(), now), insideSince, autoExit }
}

const done = (mark: MarkDone['mark']): MarkDone => ({
  id: 'mark',
  by: 'desk',
  mark,
  person: { personId: 'm1', memberId: 'm1', personType: 'member', name: 'Asha', code: 'IRN-1', dp: '' },
  date: civil('2026-11-20'),
  part: 1,
  stored: Promise.resolve(),
})
const entered = done({ kind: 'entry', visit, on: 'today', record: visit })
const left = done({ kind: 'exit', visit, on: 'today', record: visit })

describe('the colour and the word of the verdict', () => {
  it('says before the mark what to do', () => {
    expect(faceOf(judged(), null)).toMatchObject({ tone: 'allow', word: 'Let in' })
    expect(faceOf(judged({ d: 500 }), null)).toMatchObject({ tone: 'warn', word: 'Let in: payment due' })
    expect(faceOf(judged({ e: '2026-11-21' }), null).word).toBe('Let in: expires soon')
    expect(faceOf(judged({ e: '2026-11-19', d: 500 }), null).word).toBe('Let in: grace period')
    expect(faceOf(judged({ b: true }), null)).toMatchObject({ tone: 'stop', word: 'Stop' })
    const minor = { w: listLineOf(memberWith({ dob: civil('2010-01-01') })) }
    expect(faceOf(judged(minor), null)).toMatchObject({ tone: 'warn', word: 'Let in: consent missing' })
    expect(faceOf(judged({ ...minor, d: 500 }), null).word).toBe('Let in: payment due')
  })

  it('is blue on a birthday and for somebody new, and a warning stays a warning', () => {
    expect(faceOf(judged({ g: '11-20' }), null)).toMatchObject({ tone: 'greet', word: 'Let in' })
    expect(faceOf(judged({ j: '2026-11-20' }, now), entered)).toMatchObject({ tone: 'greet', word: 'In' })
    expect(faceOf(judged({ g: '11-20', d: 500 }), null)).toMatchObject({
      tone: 'warn',
      word: 'Let in: payment due',
    })
    expect(faceOf(judged({ g: '11-20', b: true }), null)).toMatchObject({ tone: 'stop', word: 'Stop' })
  })

  it('stops nobody who is on the way out', () => {
    expect(faceOf(judged({ b: true }, now), null)).toMatchObject({ tone: 'inside', word: 'Inside' })
  })

  it('asks of whose visit ended by itself which way they go, and how they would come in', () => {
    const ended = (fields: object = {}) => judged(fields, null, now)
    expect(faceOf(ended(), null)).toMatchObject({ tone: 'inside', word: 'Leaving or back?' })
    expect(faceOf(ended({ g: '11-20' }), null)).toMatchObject({ tone: 'inside', word: 'Leaving or back?' })
    const owing = { tone: 'warn', word: 'Leaving or back: payment due' }
    expect(faceOf(ended({ d: 500 }), null)).toMatchObject(owing)
    const blocked = { tone: 'stop', word: 'Stop, unless leaving' }
    expect(faceOf(ended({ b: true }), null)).toMatchObject(blocked)
    expect(faceOf(ended(), entered)).toMatchObject({ tone: 'allow', word: 'In' })
    expect(faceOf(ended(), left)).toMatchObject({ tone: 'allow', word: 'Out' })
  })

  it('takes the next mark of who is inside, or was until their automatic exit, for the way out, and stops whoever may be coming in', () => {
    expect([judged(), judged({}, now), judged({}, null, now)].map(isLeavingNext)).toEqual([false, true, true])
    const blocked = { b: true }
    const stops = [judged(blocked), judged(blocked, now), judged(blocked, null, now), judged({}, null, now)]
    expect(stops.map(isStopped)).toEqual([true, false, true, false])
  })

  it('says after the mark what was done', () => {
    expect(faceOf(judged({}, now), entered)).toMatchObject({ tone: 'allow', word: 'In' })
    expect(faceOf(judged({ d: 500 }, now), entered)).toMatchObject({ tone: 'warn', word: 'In: payment due' })
    expect(faceOf(judged({ b: true }, now), entered)).toMatchObject({ tone: 'warn', word: 'Let in anyway' })
    expect(faceOf(judged(), left)).toMatchObject({ tone: 'allow', word: 'Out' })
    expect(faceOf(judged({}, now), done({ kind: 'ignored', visit, reason: 'duplicate' })).word).toBe(
      'Marked already',
    )
  })
})
