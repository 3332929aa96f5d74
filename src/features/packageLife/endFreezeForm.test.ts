import { describe, expect, it } from 'vitest'
import { packageWith } from '@/domain/packages/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { backFormSchema, feeLeftBehind } from './endFreezeForm'

describe('the day of training again after a freeze', () => {
  const problemOf = (backOn: string | null) =>
    backFormSchema(civil('2026-11-20'))
      .safeParse({ backOn })
      .error?.issues.map(({ message }) => message)

  it('is today or later, also where it is typed', () => {
    expect(problemOf('2026-11-19')).toEqual(['20 Nov, 2026 at the earliest'])
    expect(problemOf('2026-11-20')).toBeUndefined()
    expect(problemOf('2026-12-01')).toBeUndefined()
    expect(problemOf(null)).toEqual(['Enter the day of coming back'])
  })
})

describe('the fee of a freeze that is taken back', () => {
  const planned = {
    id: 'f1',
    from: civil('2026-11-20'),
    to: civil('2026-11-26'),
    reason: '',
    endedEarly: false,
  }
  const feeOn = (today: string, invoiceId = 'i1') => {
    const rule = { ...packageWith().freeze, fee: 200 }
    const currentPackage = packageWith({ freeze: rule, freezes: [{ ...planned, invoiceId }] })
    return feeLeftBehind({ currentPackage }, civil(today))
  }

  it('is named while none of its days has passed, where it was billed', () => {
    expect([feeOn('2026-11-10'), feeOn('2026-11-20')]).toEqual([200, 200])
    expect([feeOn('2026-11-21'), feeOn('2026-11-10', '')]).toEqual([0, 0])
    expect(feeLeftBehind({ currentPackage: null }, civil('2026-11-10'))).toBe(0)
  })
})
