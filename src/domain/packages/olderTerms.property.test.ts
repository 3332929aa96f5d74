import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '@/domain/shared/calendar'
import { civil, type CivilDate } from '@/domain/shared/civilDate'
import { runsOf } from '@/domain/shared/propertyRuns'
import type { MemberPackage } from './memberPackage'
import { packageWith } from './fixtures'
import { termOf } from './runningTerm'
import { endDateOf, nextBillDateOf } from './term'

/** What the earlier version kept of a recurring package, and what it did not: where the running term began, and what was given. */
type Older = { pkg: MemberPackage; anchor: CivilDate; begun: CivilDate; given: number }

const soldThen = (start: CivilDate, durationType: 'Week' | 'Month'): Older => ({
  pkg: packageWith({
    ...{ type: 'Recurring', duration: 1, durationType, startDate: start, billedThrough: start },
    ...{ endDate: endDateOf(start, { duration: 1, durationType }), term: null },
  }),
  ...{ anchor: start, begun: start, given: 0 },
})

const endOf = ({ pkg }: Older) => pkg.endDate ?? expect.fail('no end')

/** Each freeze and extension moved anchor, bill and end alike. */
const movedThen = (held: Older, days: number, fields: Partial<MemberPackage>): Older => ({
  ...held,
  pkg: {
    ...held.pkg,
    ...fields,
    endDate: addDays(endOf(held), days),
    billedThrough: addDays(held.pkg.billedThrough ?? expect.fail(), days),
  },
  anchor: addDays(held.anchor, days),
})

function billedThen(held: Older, today: CivilDate): Older {
  const from = addDays(endOf(held), 1)
  if (from > today) return held
  const endDate = addDays(nextBillDateOf(held.anchor, held.pkg, from), -1)
  return billedThen(
    { ...held, pkg: { ...held.pkg, endDate, billedThrough: from }, begun: from, given: 0 },
    today,
  )
}

const step = fc.record({
  act: fc.constantFrom('freeze', 'freeze', 'extend', 'wait'),
  wait: fc.oneof(fc.nat(2), fc.nat(12)),
  ahead: fc.nat(9),
  days: fc.integer({ min: 1, max: 40 }),
})

function performedThen(
  held: Older,
  { act, ahead, days }: typeof step extends fc.Arbitrary<infer S> ? S : never,
  today: CivilDate,
) {
  const { freezes, extensions } = held.pkg
  if (act === 'extend') {
    const given = { on: today, days, reason: 'Closed', by: 'desk' }
    return { ...movedThen(held, days, { extensions: [...extensions, given] }), given: held.given + days }
  }
  const from = addDays(today, ahead)
  if (act === 'wait' || from > endOf(held) || freezes.some(({ to }) => to >= today)) return held
  const freeze = { id: from, from, to: addDays(from, days - 1), reason: '', endedEarly: false, invoiceId: '' }
  return movedThen(held, days, { freezes: [...freezes, freeze] })
}

it('the term of a package that an earlier version moved, however often in a term, begins where its bill put it (each move counts once)', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Week', 'Month'),
      fc.nat(365),
      fc.array(step, { minLength: 1, maxLength: 12 }),
      (durationType, late, steps) => {
        let today = addDays(civil('2026-01-01'), late)
        let held = soldThen(today, durationType)
        for (const next of steps) {
          today = addDays(today, next.wait)
          held = performedThen(billedThen(held, today), next, today)
          const term = termOf(held.pkg)
          expect(term).toMatchObject({ from: held.begun, to: endOf(held), freeDays: held.given })
        }
      },
    ),
    { numRuns: runsOf(1000) },
  )
})
