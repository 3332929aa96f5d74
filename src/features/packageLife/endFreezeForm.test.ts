import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { backFormSchema } from './endFreezeForm'

describe('the day of training again after a freeze', () => {
  const problemOf = (backOn: string | null) =>
    backFormSchema(civil('2026-11-20')).safeParse({ backOn }).error?.issues.map(({ message }) => message)

  it('is today or later, also where it is typed', () => {
    expect(problemOf('2026-11-19')).toEqual(['20 Nov, 2026 at the earliest'])
    expect(problemOf('2026-11-20')).toBeUndefined()
    expect(problemOf('2026-12-01')).toBeUndefined()
    expect(problemOf(null)).toEqual(['Enter the day of coming back'])
  })
})
