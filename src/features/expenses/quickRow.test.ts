import { describe, expect, it, test } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { settingsWith } from '@/domain/gyms/fixtures'
import { idOfTry, readQuickRow, type QuickRow } from './quickRow'

const today = civil('2026-11-20')
const row: QuickRow = {
  amount: '4,500.50',
  words: ' bijli  bill ',
  categoryId: 'electricity',
  modeOfPayment: 'UPI',
}

describe('the quick row of an expense', () => {
  it('reads an amount as it is written, of today, and tidies the words', () => {
    expect(readQuickRow(row, today, settingsWith())).toMatchObject({
      kind: 'read',
      form: {
        amount: 4500.5,
        description: 'bijli bill',
        categoryId: 'electricity',
        modeOfPayment: 'UPI',
        date: today,
        every: '',
      },
    })
  })

  test.each([
    ['', 'Enter the amount'],
    ['abc', 'Enter a number with at most two decimals, such as 1,250.50'],
    ['12.345', 'Enter a number with at most two decimals, such as 1,250.50'],
    ['-500', 'Enter 0 or more'],
    ['0', 'Enter more than 0'],
    ['99999999999', 'That is more than ₹1,00,00,000. Check the amount.'],
  ])('with the amount "%s" says: %s', (amount, sentence) => {
    expect(readQuickRow({ ...row, amount }, today, settingsWith()).problems).toEqual({ amount: sentence })
  })

  it('says at each field what is wrong, all at once', () => {
    expect(
      readQuickRow(
        { amount: 'x', words: 'a'.repeat(1001), categoryId: '', modeOfPayment: '' },
        today,
        settingsWith(),
      ).problems,
    ).toEqual({
      amount: 'Enter a number with at most two decimals, such as 1,250.50',
      words: 'At most 1,000 characters',
      categoryId: 'Choose a category',
    })
  })
})

describe('a try that was not answered', () => {
  const idAfter = (change: Partial<QuickRow>) => {
    const first = readQuickRow(row, today, settingsWith())
    const next = readQuickRow({ ...row, ...change }, today, settingsWith())
    if (first.kind === 'wrong' || next.kind === 'wrong') throw new Error('Both rows can be read')
    return idOfTry(next.form, { id: 'first', form: first.form }, () => 'new')
  }

  test.each<[string, Partial<QuickRow>]>([
    ['as it was', {}],
    ['written otherwise', { amount: '4500.5', words: 'bijli bill' }],
  ])('keeps its id, so that it is stored once: %s', (_, change) => {
    expect(idAfter(change)).toBe('first')
  })

  test.each<[string, Partial<QuickRow>]>([
    ['amount', { amount: '250' }],
    ['words', { words: 'pani' }],
    ['category', { categoryId: 'water' }],
    ['way of paying', { modeOfPayment: 'Cash' }],
  ])('leaves its id to itself: another %s is another expense', (_, change) => {
    expect(idAfter(change)).toBe('new')
  })

  it('is none at the start', () => {
    const read = readQuickRow(row, today, settingsWith())
    expect(read.kind === 'read' && idOfTry(read.form, null, () => 'new')).toBe('new')
  })
})
