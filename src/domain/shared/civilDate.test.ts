import fc from 'fast-check'
import { expect, it } from 'vitest'
import { civilDateSchema, dateOrEdgeSchema, isCivilDate, isDateOrEdge } from './civilDate'
import { storedDate } from './storedFixtures'

it('a date is told by hand as the schema tells it', () =>
  fc.assert(
    fc.property(fc.oneof(storedDate, fc.string(), fc.anything()), (stored) => {
      expect(isCivilDate(stored)).toBe(civilDateSchema.safeParse(stored).success)
      expect(isDateOrEdge(stored)).toBe(dateOrEdgeSchema.safeParse(stored).success)
    }),
  ))
