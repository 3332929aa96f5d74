import { describe, expect, it } from 'vitest'
import type { CashMove } from '@/domain/dayClose/cashMoves'
import { civil } from '@/domain/shared/civilDate'
import { closeSchema, emptyClose, tallyNow, termsIn } from './closeForm'

const move = (id: string, mode: string, amount: number): CashMove => ({
  id,
  mode,
  by: 'asha',
  amount,
  at: null,
  what: '',
})
const moves = [move('a', 'Cash', 500), move('b', 'Bank Transfer', 900)]
const problems = (fields: object) => {
  const issues = closeSchema.safeParse({ ...emptyClose(1000), ...fields }).error?.issues ?? []
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
    const form = emptyClose(1000)
    expect(tallyNow(form, moves)).toBeNull()
    expect(tallyNow({ ...form, pieces: { n500: 2, n100: 4 } }, moves)).toMatchObject([
      { mode: 'Cash', expected: 1500, counted: 1400, variance: -100 },
      { mode: 'Bank Transfer', expected: 900, counted: 900, variance: 0 },
    ])
    expect(
      tallyNow({ ...form, by: 'total', cash: 1500, counted: { m_Bank_Transfer: 950 } }, moves),
    ).toMatchObject([
      { mode: 'Cash', variance: 0 },
      { mode: 'Bank Transfer', variance: 50 },
    ])
  })

  it('hands on the notes and coins, and none where only the total was entered', () => {
    const day = civil('2026-11-20')
    const form = { ...emptyClose(0), pieces: { n500: 1 }, cash: 7 }
    expect(termsIn(form, day, moves).counts).toEqual([
      { mode: 'Cash', by: '', amount: 500, pieces: { '500': 1 } },
    ])
    expect(termsIn({ ...form, by: 'total' }, day, moves).counts).toEqual([
      { mode: 'Cash', by: '', amount: 7, pieces: null },
    ])
  })
})
