import { expect, it, vi } from 'vitest'
import { emptyMonth } from './emptyMonth'

const month = {
  ...{ name: 'October 2026', isOver: true, isLocked: false },
  ...{ hasCategories: true, hasStaff: true, hasPay: true },
}

it.each([
  [{ hasCategories: false }, 'Start with the categories', '/staff/contribution-categories'],
  [{ hasStaff: false, hasPay: false }, 'Add the people who work here', '/staff?new=true'],
  [{ hasPay: false }, 'Set base pay or a commission', '/staff'],
])('an empty month with %o says the next step and goes there', (lacks, text, path) => {
  const go = vi.fn<(path: string) => void>()
  const empty = emptyMonth({ ...month, ...lacks }, { go, generate: vi.fn() })
  expect(empty.text).toContain(text)
  empty.act?.run()
  expect(go.mock.calls).toEqual([[path]])
})

it('an empty month that lacks nothing is generated once it is over, and while it is not locked', () => {
  const generate = vi.fn()
  const empty = (over: Partial<typeof month>) => emptyMonth({ ...month, ...over }, { go: vi.fn(), generate })
  empty({}).act?.run()
  expect(generate).toHaveBeenCalledOnce()
  expect(empty({ isLocked: true })).not.toHaveProperty('act')
  expect(empty({ isOver: false })).not.toHaveProperty('act')
  expect(empty({ isOver: false }).text).toContain('Enter sessions, bonuses and advances now')
})
