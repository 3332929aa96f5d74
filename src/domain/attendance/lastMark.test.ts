import { expect, it } from 'vitest'
import { lastMarkAt } from './lastMark'

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`)
const person = (...visits: [entry: Date | null, exit: Date | null, isAutoExit?: boolean][]) => ({
  type: 'member' as const,
  name: 'Asha',
  code: '',
  dp: '',
  by: '',
  overrides: [],
  visits: visits.map(([entry, exit, isAutoExit = false]) => ({ entry, exit, isAutoExit })),
})

it('the last mark of a day is the latest entry or exit of anybody; an automatic exit is none', () => {
  const people = {
    asha: person([at('06:00'), at('07:10')], [null, at('08:00')]),
    ravi: person([at('07:30'), at('10:30'), true]),
  }
  expect(lastMarkAt({ people })).toEqual(at('08:00'))
  expect(lastMarkAt({ people: {} })).toBe(null)
})
