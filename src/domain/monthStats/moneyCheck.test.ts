import { describe, expect, it } from 'vitest'
import { driftOf } from './drift'
import { findingsTitle } from './findingsTitle'
import { moneyCheckOf, moneyCheckSchema } from './moneyCheck'
import { failureSentence, whyOf, type NightFailure } from './nightFailure'
import { AppError } from '@/domain/shared/appError'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const billed = driftOf({
  id: '2026-10 billed',
  what: 'Billed in Oct 2026',
  stored: 0,
  recomputed: 42_000,
  isCorrected: true,
})
const credit = driftOf({ id: 'm1 credit', what: 'The credit of Asha Rao', stored: 700, recomputed: 0 })
const failure: NightFailure = {
  id: 'bill m1',
  task: 'bill',
  who: 'Asha Rao',
  why: 'An invoice needs its date before it gets a number.',
  memberId: 'm1',
  invoiceId: '',
  at: at(20),
}

describe('what is kept of a night', () => {
  const first = moneyCheckOf('iron', { drifts: [billed, credit], failures: [failure] }, null, at(20))

  it('is the same when the night runs again', () => {
    const again = moneyCheckOf('iron', { drifts: [credit], failures: [failure] }, first, at(20))
    expect({ ...again, count: 2 }).toEqual(first)
  })

  it('leaves a correction to be read for some weeks, and what still differs since when it does', () => {
    const next = moneyCheckOf('iron', { drifts: [credit], failures: [] }, first, at(21))
    expect(next).toMatchObject({
      corrections: [{ id: '2026-10 billed', at: at(20) }],
      drifts: [{ at: at(20) }],
    })
    const later = moneyCheckOf(
      'iron',
      { drifts: [], failures: [] },
      next,
      new Date(at(20).getTime() + 31 * 86_400_000),
    )
    expect(later).toMatchObject({ corrections: [], drifts: [] })
  })

  it('names a failure once, and not any more once it is done', () => {
    expect(moneyCheckOf('iron', { drifts: [], failures: [failure] }, first, at(21)).failures).toHaveLength(1)
    expect(moneyCheckOf('iron', { drifts: [], failures: [] }, first, at(22)).failures).toEqual([])
  })

  it('reads what an earlier version kept', () => {
    const { drifts, corrections } = moneyCheckSchema.parse({
      gymId: 'iron',
      checkedAt: at(1),
      caughtUpTo: at(1),
      count: 1,
      drifts: [{ what: '2026-10 billed', stored: 0, recomputed: 5 }],
    })
    expect([drifts[0]?.isCorrected, corrections]).toEqual([false, []])
  })

  it('has a title for what there is to look at, and none where there is nothing', () => {
    expect(findingsTitle(first)).toBe(
      '1 thing was not done last night. 1 figure differs from the records. 1 figure was corrected',
    )
    expect(findingsTitle(moneyCheckOf('iron', { drifts: [], failures: [] }, first, at(21)))).toBe('')
  })
})

describe('a failure in words', () => {
  it('names the member, says why in plain words, and what to do', () => {
    expect(failureSentence(failure)).toBe(
      'Last night could not bill Asha Rao: An invoice needs its date before it gets a number. Renew by hand.',
    )
  })

  it('shows no words of a library', () => {
    expect(whyOf(new TypeError('undefined is not a function'))).toBe(
      'something in the record could not be worked with.',
    )
    expect(whyOf(new AppError('timeout', 'The server took too long.'))).toBe('The server took too long.')
  })
})
