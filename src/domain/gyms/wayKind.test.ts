import { describe, expect, it, test } from 'vitest'
import { settingsWith } from './fixtures'
import { settingProblem } from './settingFields'
import { kindOfWay, withRenamed } from './wayKind'

const older = settingsWith()
const own = settingsWith({
  paymentModes: ['Naqad', 'UPI', 'Meal card'],
  paymentKinds: { Naqad: 'cash', 'Meal card': 'counted', 'Post-dated': 'cheque' },
})

describe('each way of paying is cash, counted or by bank (PRODUCT 2.V)', () => {
  test.each([
    ['Cash', 'cash'],
    ['Card', 'counted'],
    ['Cheque', 'cheque'],
    ['UPI', 'bank'],
    ['Anything else', 'bank'],
    ['constructor', 'bank'],
    ['', 'bank'],
  ])('“%s” of a centre that has said nothing: %s', (way, kind) => {
    expect(kindOfWay(way, older)).toBe(kind)
  })

  it('is what the centre says, also of a name that is off its list or was never on it', () => {
    const kinds = ['Naqad', 'Meal card', 'UPI', 'Post-dated', 'Cash', 'Cheque'].map((way) =>
      kindOfWay(way, own),
    )
    expect(kinds).toEqual(['cash', 'counted', 'bank', 'cheque', 'cash', 'cheque'])
  })

  it('is read of every way of the list; what is no kind is left out', () => {
    expect(settingsWith({ paymentModes: ['Cash', 'UPI'] }).paymentKinds).toEqual({
      Cash: 'cash',
      UPI: 'bank',
    })
    const senseless = { paymentModes: ['Card'], paymentKinds: { Card: 'gold', Token: 'counted' } }
    expect(settingsWith(senseless).paymentKinds).toEqual({ Card: 'counted', Token: 'counted' })
    expect(settingsWith({ paymentKinds: 'all' }).paymentKinds).toEqual(older.paymentKinds)
  })
})

describe('a way that is renamed', () => {
  const kinds = { 'Meal card': 'counted' } as const

  it('is counted as it was, and its old name as well, for the payments that keep it', () => {
    expect(withRenamed(['Cash', 'UPI'], ['Naqad', 'UPI'], kinds)).toEqual({ ...kinds, Naqad: 'cash' })
    expect(withRenamed(['UPI', 'Meal card'], ['UPI', 'Lunch card'], kinds)).toEqual({
      ...kinds,
      'Lunch card': 'counted',
    })
  })

  test.each([
    ['one that is added', ['Cash'], ['Cash', 'Naqad']],
    ['one that is taken out', ['Cash', 'UPI'], ['UPI']],
    ['another order', ['Cash', 'UPI'], ['UPI', 'Cash']],
    ['another list', ['Cash', 'UPI'], ['Naqad', 'Bank']],
    ['a name whose kind is known', ['Cash', 'UPI'], ['Cash', 'Meal card']],
    ['a name that says its kind', ['Cash', 'UPI'], ['Cash', 'Cheque']],
  ])('is not %s', (_case, before, after) => {
    expect(withRenamed(before, after, kinds)).toBe(kinds)
  })
})

describe('what is sent as kinds', () => {
  test.each([
    [{ UPI: 'gold' }, 'Choose one.'],
    [{ UPI: null }, 'Choose one.'],
    [{ toString: 'bank' }, 'Choose another name.'],
    [['cash'], 'Kinds are set by the names of the ways to pay. Reload the page and try again.'],
    [{ Cash: 'bank' }, '“Cash” is cash. Rename it first.'],
  ])('is refused: %j', (paymentKinds, reason) => {
    expect(settingProblem({ paymentKinds })).toEqual({ field: 'paymentKinds', reason })
  })

  it('is taken of any other name, on the list or not', () => {
    expect(settingProblem({ paymentKinds: { Cash: 'cash', Naqad: 'cash', 'No. 1': 'cheque' } })).toBeNull()
  })
})
