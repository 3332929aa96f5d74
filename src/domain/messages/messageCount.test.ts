import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { messagesInMonthOf } from './messageCount'

describe('messages of the month', () => {
  const count = { gymId: 'iron', month: '2026-11', used: 12 }
  it.each([
    ['the first day of the month', '2026-11-01', count, 12],
    ['the last one', '2026-11-30', count, 12],
    ['the month after, which begins at nothing', '2026-12-01', count, 0],
    ['a centre that never sent one', '2026-11-30', null, 0],
  ])('on %s', (_, today, stored, sent) => {
    expect(messagesInMonthOf(civil(today), stored)).toBe(sent)
  })
})
