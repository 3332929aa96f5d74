import { expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { promoUseSchema } from './promoUse'
import { figuresOf, usesByDay } from './promoFigures'

const used = (id: string, on: string, fields: object = {}) =>
  promoUseSchema.parse({ id, promoId: 'p', gymId: 'g', memberId: id, invoiceId: id, on, ...fields })
const uses = [
  used('a', '2026-11-20', { discount: 0.1, sale: 900.1, isNewMember: true }),
  used('b', '2026-11-20', { discount: 0.2, sale: 100.2 }),
  used('c', '2026-11-18', { memberId: 'a', isNewMember: true }),
]

it('adds up what a code took off and brought, to the paisa, and counts a new member once', () => {
  expect(figuresOf(uses)).toEqual({ discount: 0.3, sales: 1000.3, newMembers: 1 })
})

it('counts the uses of each of the last days', () => {
  expect(usesByDay(uses, civil('2026-11-20'), 3).map(({ day, count }) => [day, count])).toEqual([
    ['2026-11-18', 1],
    ['2026-11-19', 0],
    ['2026-11-20', 2],
  ])
})
