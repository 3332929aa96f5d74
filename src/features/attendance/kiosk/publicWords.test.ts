import { describe, expect, it } from 'vitest'
import { decide } from '@/domain/attendance/decide'
import { directoryEntrySchema } from '@/domain/members/directoryEntry'
import { memberWith } from '@/domain/members/fixtures'
import { listLineOf } from '@/domain/members/listLine'
import { civil } from '@/domain/shared/civilDate'
import { settingsWith } from '@/domain/gyms/fixtures'
import { markedWords, questionWords, stopWords } from './publicWords'

const now = new Date('2026-11-20T12:00:00+05:30')
const visit = { entry: now, exit: null, isAutoExit: false }
const entered = { mark: { kind: 'entry', visit, on: 'today', record: visit } } as const

const judged = (fields: object = {}, insideSince: Date | null = null, autoExit: Date | null = null) => {
  const facts = { n: 'Asha', p: '9876543210', c: 'IRN-1', a: true, x: false, s: '2026-11-01', d: 0 }
  const entry = directoryEntrySchema.parse({ ...facts, e: '2026-12-31', ...fields })
  return { id: 'm1', entry, decision: decide(entry, settingsWith(), now), insideSince, autoExit }
}
const said = (fields: object) => markedWords(judged(fields), entered, 'Asia/Kolkata')

describe('what a public screen says (PRODUCT screen 7, kiosk)', () => {
  it.each([
    ['an ended package', { e: '2026-11-10', d: 500 }, 'Your package has come to its end.'],
    ['a block', { b: true, d: 500 }, 'We would like a word with you.'],
    ['a freeze', { f: '2026-11-18', t: '2026-11-25' }, 'Your package is frozen at the moment.'],
  ])('asks to the front desk on %s, without an amount', (_, fields, line) => {
    expect(stopWords(judged(fields))).toEqual({
      tone: 'stop',
      word: 'Please see the front desk',
      name: 'Asha',
      lines: [line],
    })
  })

  it('stops nobody who may come in, nor who is on the way out', () => {
    expect(stopWords(judged({ d: 500 }))).toBeNull()
    expect(stopWords(judged({ b: true }, now))).toBeNull()
  })

  it('asks whose visit ended by itself which way they go, and stops them only when they come in', () => {
    const autoExit = new Date('2026-11-20T09:00:00+05:30')
    expect(questionWords(judged({}, null, autoExit), 'Asia/Kolkata')).toEqual({
      tone: 'warn',
      word: 'Leaving or coming in?',
      name: 'Asha',
      lines: ['You were marked out automatically at 9:00 am.'],
    })
    expect(stopWords(judged({ b: true }, null, autoExit))).toMatchObject({ tone: 'stop' })
    for (const other of [judged(), judged({}, now)]) expect(questionWords(other, 'Asia/Kolkata')).toBeNull()
  })

  it('welcomes in green, in blue on a birthday, and in amber with a word that names no amount', () => {
    expect(said({})).toMatchObject({
      tone: 'allow',
      word: 'Welcome',
      name: 'Asha',
      lines: ['In at 12:00 pm.'],
    })
    expect(said({ g: '11-20' })).toMatchObject({
      tone: 'greet',
      lines: ['In at 12:00 pm.', 'Happy birthday.'],
    })
    expect(said({ e: '2026-11-24' })).toMatchObject({
      tone: 'warn',
      lines: ['In at 12:00 pm.', 'Your package ends in 5 days.'],
    })
    const owing = said({ d: 1500, g: '11-20' })
    expect(owing).toMatchObject({ tone: 'warn' })
    expect(owing.lines.slice(1)).toEqual([
      'Please see the front desk when you have a minute.',
      'Happy birthday.',
    ])
    expect(JSON.stringify(owing)).not.toMatch(/1,?500|₹/)
  })

  it('asks a minor without the consent of a guardian to the desk, without a word of it', () => {
    const minor = said({ w: listLineOf(memberWith({ dob: civil('2010-01-01') })) })
    expect(minor).toMatchObject({ tone: 'warn', word: 'Welcome' })
    expect(minor.lines.slice(1)).toEqual(['Please see the front desk when you have a minute.'])
  })

  it('says goodbye with the length of the visit', () => {
    const exit = new Date('2026-11-20T13:05:00+05:30')
    const left = { ...visit, exit }
    const mark = { kind: 'exit', visit: left, on: 'today', record: left } as const
    expect(markedWords(judged({}, now), { mark }, 'Asia/Kolkata')).toMatchObject({
      word: 'Goodbye',
      lines: ['You were here for 1 h 05 min.'],
    })
  })
})
