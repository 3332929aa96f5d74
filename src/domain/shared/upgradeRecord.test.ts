import { describe, expect, it, test } from 'vitest'
import { amountReader, flagReader, textReader, withDefault } from './readers'
import { isSame, upgradeRecord } from './upgradeRecord'

describe('upgradeRecord', () => {
  const readers = {
    amount: amountReader,
    name: textReader,
    isActive: flagReader(true),
    due: withDefault(amountReader, 0),
  }

  it('writes back what changed and what queries need, and nothing else', () => {
    expect(upgradeRecord({ amount: '12', name: 'Asha', other: 1 }, readers)).toEqual({
      data: { amount: 12, name: 'Asha', isActive: true, due: 0, other: 1 },
      repairs: { amount: 12, isActive: true, due: 0 },
      unread: {},
    })
  })

  it('keeps what it could only guess in the store', () => {
    expect(upgradeRecord({ amount: 'x', isActive: false, due: 5 }, readers)).toEqual({
      data: { amount: 0, isActive: false, due: 5 },
      repairs: null,
      unread: { amount: 'x' },
    })
  })
})

describe('isSame', () => {
  test.each<[unknown, unknown, boolean]>([
    [1, 1, true],
    [Number.NaN, Number.NaN, true],
    [new Date(5), new Date(5), true],
    [new Date(5), new Date(6), false],
    [[1, { a: null }], [1, { a: null }], true],
    [[1], [1, 2], false],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [{ a: 1 }, { b: 1 }, false],
    [null, undefined, false],
    [{}, [], false],
    [new Date(0), {}, false],
  ])('%j and %j: %s', (a, b, same) => expect(isSame(a, b)).toBe(same))
})
