import { describe, expect, it } from 'vitest'
import { kindOfWay, type WayKinds } from '@/domain/gyms/wayKind'
import { civil } from '@/domain/shared/civilDate'
import type { CashMove } from './cashMoves'
import { cashCountedAt } from './closeDay'
import {
  cashPeople,
  closeSchema,
  emptyClose,
  modeField,
  personField,
  tallyNow,
  termsIn,
  uncountedPerson,
  whyNotByPerson,
} from './closeForm'

const paymentKinds: WayKinds = { 'Bank Transfer': 'counted', 现金: 'counted', 刷卡: 'counted' }
const move = (id: string, mode: string, amount: number, by = 'asha'): CashMove => ({
  id,
  mode,
  kind: kindOfWay(mode, { paymentKinds }),
  by,
  amount,
  at: null,
  what: '',
  isExpense: false,
})
const moves = [move('a', 'Cash', 500), move('b', 'Bank Transfer', 900)]
const problems = (fields: object) => {
  const issues = closeSchema.safeParse({ ...emptyClose(1000, 'INR'), ...fields }).error?.issues ?? []
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('the form of a close', () => {
  it('asks for the cash where it is counted; 0 is a count', () => {
    const sentence = 'Count the cash. Enter 0 where there is none'
    expect(problems({})).toEqual([`pieces.n500: ${sentence}`])
    expect(problems({ by: 'total' })).toEqual([`cash: ${sentence}`])
    expect(problems({ pieces: { n500: 0 } })).toEqual([])
    expect(problems({ by: 'total', cash: 0 })).toEqual([])
  })

  it.each([
    [{ opening: null }, 'opening: Enter what lay in the drawer at the start, or 0'],
    [{ opening: -1 }, 'opening: Enter 0 or more'],
    [{ pieces: { n500: 1, n100: -1 } }, 'pieces.n100: Enter 0 or more'],
    [{ pieces: { n500: 1.5 } }, 'pieces.n500: Enter a whole number'],
    [{ by: 'total', cash: 10_000_001 }, 'cash: That is more than any drawer holds'],
    [{ by: 'total', cash: 1, counted: { m_UPI: -5 } }, 'counted.m_UPI: Enter 0 or more'],
  ])('says at its field what is wrong: %o', (fields, sentence) => {
    expect(problems(fields)).toContain(sentence)
  })

  it('tells the difference as it is typed, by every way of payment', () => {
    const form = emptyClose(1000, 'INR')
    expect(tallyNow(form, moves)).toBeNull()
    expect(tallyNow({ ...form, pieces: { n500: 2, n100: 4 } }, moves)).toMatchObject([
      { mode: 'Cash', expected: 1500, counted: 1400, variance: -100 },
      { mode: 'Bank Transfer', expected: 900, counted: 900, variance: 0 },
    ])
    expect(
      tallyNow({ ...form, by: 'total', cash: 1500, counted: { [modeField('Bank Transfer')]: 950 } }, moves),
    ).toMatchObject([
      { mode: 'Cash', variance: 0 },
      { mode: 'Bank Transfer', variance: 50 },
    ])
  })

  it('counts nothing that comes by bank, whatever a draft holds of it', () => {
    const day = [...moves, move('c', 'UPI', 300)]
    const counted = { [modeField('UPI')]: 5, [modeField('Bank Transfer')]: 900 }
    const form = { ...emptyClose(0, 'USD'), cash: 500, counted }
    expect(termsIn(form, civil('2026-11-20'), day).counts.map(({ mode }) => mode)).toEqual([
      'Cash',
      'Bank Transfer',
    ])
    expect(tallyNow(form, day)?.at(-1)).toMatchObject({ mode: 'UPI', counted: 300, variance: 0 })
  })

  it('keeps two ways of paying apart that are written in other letters than ours', () => {
    const chinese = [move('a', '现金', 500), move('b', '刷卡', 900)]
    const counted = { [modeField('现金')]: 500, [modeField('刷卡')]: 880 }
    expect(tallyNow({ ...emptyClose(0, 'CNY'), cash: 0, counted }, chinese)).toMatchObject([
      { mode: 'Cash', variance: 0 },
      { mode: '现金', variance: 0 },
      { mode: '刷卡', variance: -20 },
    ])
    expect(modeField('UPI 2')).not.toBe(modeField('UPI_2'))
    expect(modeField('a.1')).toMatch(/^\w+$/)
  })

  it('hands on the notes and coins, and none where only the total was entered', () => {
    const day = civil('2026-11-20')
    const form = { ...emptyClose(0, 'INR'), pieces: { n500: 1 }, cash: 7 }
    expect(termsIn(form, day, moves).counts).toEqual([
      { mode: 'Cash', by: '', amount: 500, pieces: { '500': 1 } },
    ])
    expect(termsIn({ ...form, by: 'total' }, day, moves).counts).toEqual([
      { mode: 'Cash', by: '', amount: 7, pieces: null },
    ])
  })

  it('counts the cash of everybody who took some, and says whose is missing', () => {
    const two = [...moves, move('c', 'Cash', 300, 'ravi-1')]
    const form = { ...emptyClose(1000, 'INR'), by: 'people' as const, persons: { p_asha: 500 } }
    expect(cashPeople(two)).toEqual(['asha', 'ravi-1'])
    expect([tallyNow(form, two), uncountedPerson(form, two)]).toEqual([null, 'ravi-1'])
    const whole = { ...form, persons: { p_asha: 500, [personField('ravi-1')]: 280 } }
    expect(uncountedPerson(whole, two)).toBeUndefined()
    expect(tallyNow(whole, two)).toMatchObject([
      { mode: 'Cash', by: 'asha', expected: 500, variance: 0 },
      { mode: 'Cash', by: 'ravi-1', expected: 300, counted: 280, variance: -20 },
      { mode: 'Bank Transfer', variance: 0 },
    ])
  })

  it('counts nobody apart where somebody who took cash is not known', () => {
    const some = [...moves, move('c', 'Cash', 300, '')]
    expect([cashPeople(some), whyNotByPerson(some)]).toEqual([[], { kind: 'unknown' }])
    expect(whyNotByPerson(moves)).toBeNull()
  })

  it('counts nobody apart for an expense, and nobody at all where somebody gave back more than they took', () => {
    const two = [...moves, move('c', 'Cash', 300, 'ravi-1')]
    const spent = [...two, { ...move('d', 'Cash', -500, 'owner'), isExpense: true }]
    expect([cashPeople(spent), whyNotByPerson(spent)]).toEqual([['asha', 'ravi-1'], null])
    const refunded = [...two, move('d', 'Cash', -301, 'ravi-1')]
    expect([cashPeople(refunded), whyNotByPerson(refunded)]).toEqual([
      [],
      { kind: 'belowNothing', by: 'ravi-1' },
    ])
    expect(tallyNow({ ...emptyClose(1000, 'INR'), by: 'people' }, refunded)).toBeNull()
  })

  it('hands on to the next day what lay in the drawer, however it was counted', () => {
    const day = [...moves, move('c', 'Cash', 300, 'ravi-1')]
    const form = {
      ...emptyClose(1000, 'INR'),
      cash: 1780,
      persons: { p_asha: 500, [personField('ravi-1')]: 280 },
    }
    const handedOn = (by: 'total' | 'people') =>
      cashCountedAt({ opening: 1000, moves: day, tallies: tallyNow({ ...form, by }, day) ?? [] })
    expect([handedOn('total'), handedOn('people')]).toEqual([1780, 1780])
  })
})

it('elsewhere than in India the cash is counted as a total (PRODUCT 2.R)', () => {
  expect(emptyClose(0, 'INR').by).toBe('pieces')
  expect(emptyClose(0, 'USD').by).toBe('total')
})
