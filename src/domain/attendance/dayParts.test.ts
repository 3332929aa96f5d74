import { describe, expect, it } from 'vitest'
import { LAST_PART, LINES_A_PART, mergedLine, openPartOf } from './dayParts'

const full = (number: number) => ({ number, lines: LINES_A_PART })

describe('the part of a day that the next mark goes to', () => {
  it('is the first one until it is full, and then another', () => {
    expect(openPartOf([])).toBe(1)
    expect(openPartOf([{ number: 1, lines: LINES_A_PART - 1 }])).toBe(1)
    expect(openPartOf([full(1)])).toBe(2)
    expect(openPartOf([{ number: 2, lines: 7 }, full(1)])).toBe(2)
  })

  it('is one that the server emptied, before one that was begun after it', () => {
    expect(openPartOf([full(1), { number: LAST_PART, lines: 1 }])).toBe(2)
  })

  it('is the last one where all are full', () => {
    expect(openPartOf([full(1), full(2), full(3)])).toBe(LAST_PART)
  })
})

describe('a person’s line in two parts of a day', () => {
  const came = { entry: new Date('2026-11-20T06:00:00Z'), exit: null, isAutoExit: false }
  const left = { entry: null, exit: new Date('2026-11-20T07:00:00Z'), isAutoExit: false }
  const line = { type: 'member', name: 'Asha', code: 'A1', dp: '', by: 'desk' }

  it('holds what either holds, once, whatever order its fields are stored in', () => {
    const { entry, exit, isAutoExit } = came
    const again = { isAutoExit, exit, entry }
    expect(mergedLine({ ...line, visits: [came] }, { ...line, visits: [again, left] })['visits']).toEqual([
      came,
      left,
    ])
  })

  it('keeps notes of both, and the name of the later part', () => {
    const note = { at: came.entry, reason: 'Paid', by: 'desk' }
    const correction = { ...note, id: 'first', before: [came] }
    const earlier = { ...line, visits: [came], overrides: [note], corrections: [correction] }
    expect(mergedLine(earlier, { ...line, name: 'Asha Rao', by: 'owner', visits: [left] })).toEqual({
      ...{ ...line, name: 'Asha Rao', by: 'owner', visits: [came, left] },
      ...{ overrides: [note], corrections: [correction] },
    })
  })
})
