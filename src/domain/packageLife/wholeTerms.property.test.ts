import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Member } from '@/domain/members/member'
import { addDays, daysUntil } from '@/domain/shared/calendar'
import { civil, type CivilDate } from '@/domain/shared/civilDate'
import { runsOf } from '@/domain/shared/propertyRuns'
import { billRecurring } from './billRecurring'
import { extend } from './extend'
import { contextOn, done, saleTerms } from './fixtures'
import { memberWith } from '@/domain/members/fixtures'
import { packageWith, templateWith } from '@/domain/packages/fixtures'
import { endFreeze, freeze, unfrozen } from './freeze'
import { termOf } from '@/domain/packages/runningTerm'
import { assign } from './sell'
import type { PackageChange } from './packageAct'
import { endDateOf } from '@/domain/packages/term'

type Billed = { from: CivilDate; to: CivilDate }

const recurring = (durationType: 'Week' | 'Month' | 'Year', duration = 1) =>
  templateWith({ type: 'Recurring', price: 1000, duration, durationType })

const soldOn = (start: string, template = recurring('Month')): Member =>
  done(assign(memberWith(), template, saleTerms(start), contextOn(start))).member

/** The bills that are due by that day, one after the other. */
function billedBy(member: Member, today: CivilDate): { member: Member; bills: Billed[] } {
  const bills: Billed[] = []
  let held = member
  for (;;) {
    const change = billRecurring(held, contextOn(today))
    if (change === null || change.kind !== 'done') return { member: held, bills }
    const { fromDate: from, toDate: to } = change.invoice ?? expect.fail()
    bills.push({ from: from ?? expect.fail(), to: to ?? expect.fail() })
    held = change.member
  }
}

describe('a term of a recurring package (ACTS "A term is an object"; corrects DOMAIN 3.3)', () => {
  it('a freeze never bills a month for a few days: the next bill begins a new count at the moved date', () => {
    const frozen = done(
      freeze(
        soldOn('2026-11-20'),
        { from: civil('2026-11-25'), to: civil('2026-12-04'), reason: '' },
        contextOn('2026-11-25'),
      ),
    ).member
    const { member, bills } = billedBy(frozen, civil('2027-03-01'))
    expect(bills).toEqual([
      { from: '2026-12-30', to: '2027-01-29' },
      { from: '2027-01-30', to: '2027-02-27' },
      { from: '2027-02-28', to: '2027-03-29' },
    ])
    expect(member.currentPackage).toMatchObject({ anchorDate: '2026-12-30', nextBillDate: '2027-03-30' })
  })

  it('is whole where an older record moved the anchor by the days of a freeze', () => {
    const older = packageWith({
      type: 'Recurring',
      duration: 1,
      startDate: civil('2026-01-20'),
      anchorDate: civil('2026-01-30'),
      billedThrough: civil('2026-01-30'),
      endDate: civil('2026-03-01'),
      nextBillDate: civil('2026-03-02'),
    })
    expect(billedBy(memberWith({ currentPackage: older }), civil('2026-03-02')).bills).toEqual([
      { from: '2026-03-02', to: '2026-04-01' },
    ])
  })

  it('keeps the day of the month where a freeze was taken back before it began', () => {
    const ctx = contextOn('2026-02-10')
    const stop = { from: civil('2026-02-15'), to: civil('2026-02-21'), reason: '' }
    const stopped = done(freeze(soldOn('2026-01-31'), stop, ctx)).member
    const back = done(endFreeze(stopped, civil('2026-02-15'), ctx)).member
    expect(billedBy(back, civil('2026-02-28')).bills).toEqual([{ from: '2026-02-28', to: '2026-03-30' }])
  })

  it('does not lose days to a freeze of an earlier term that is ended late', () => {
    const stop = { from: civil('2026-11-25'), to: civil('2026-12-04'), reason: '' }
    const frozen = done(freeze(soldOn('2026-11-20'), stop, contextOn('2026-11-25'))).member
    const { member } = billedBy(frozen, civil('2026-12-30'))
    expect(unfrozen(member, member.currentPackage ?? expect.fail(), civil('2026-12-01'))).toBe(member)
    expect(endFreeze(member, civil('2026-12-01'), contextOn('2026-12-31'))).toMatchObject({ kind: 'refused' })
  })

  it('of a renewal is the whole month that it moves to', () => {
    const futurePackage = packageWith({
      id: 'p2',
      type: 'Recurring',
      duration: 1,
      startDate: civil('2027-02-01'),
      endDate: civil('2027-02-28'),
      nextBillDate: civil('2027-03-01'),
      anchorDate: civil('2027-02-01'),
      billedThrough: civil('2027-02-01'),
    })
    const currentPackage = packageWith({ nextBillDate: null })
    const ctx = contextOn('2027-01-10')
    const stop = { from: civil('2027-01-10'), to: civil('2027-02-06'), reason: '' }
    const stopped = done(freeze(memberWith({ currentPackage, futurePackage }), stop, ctx)).member
    expect(stopped.futurePackage).toMatchObject({
      startDate: '2027-03-01',
      endDate: '2027-03-31',
      nextBillDate: '2027-04-01',
    })
    expect(done(endFreeze(stopped, stop.from, ctx)).member.futurePackage).toMatchObject({
      startDate: '2027-02-01',
      endDate: '2027-02-28',
      nextBillDate: '2027-03-01',
    })
  })
})

type Step = { act: string; ahead: number; days: number }

const step = fc.record({
  act: fc.constantFrom('freeze', 'endFreeze', 'extend', 'wait'),
  wait: fc.integer({ min: 1, max: 60 }),
  ahead: fc.integer({ min: 0, max: 20 }),
  days: fc.integer({ min: 1, max: 45 }),
})
const life = fc.record({
  template: fc.constantFrom(
    recurring('Month'),
    recurring('Month', 3),
    recurring('Week'),
    recurring('Week', 2),
    recurring('Year'),
  ),
  start: fc.integer({ min: 0, max: 730 }).map((days) => addDays(civil('2025-12-25'), days)),
  steps: fc.array(step, { minLength: 10, maxLength: 40 }),
})

function perform(member: Member, { act, ahead, days }: Step, today: CivilDate) {
  const ctx = contextOn(today, {}, today)
  const from = addDays(today, ahead)
  if (act === 'freeze') return freeze(member, { from, to: addDays(from, days - 1), reason: '' }, ctx)
  if (act === 'extend') return extend(member, days, '', ctx)
  return endFreeze(member, today, ctx)
}

it('over three years of freezes, early returns and extensions every billed term is whole, and they follow one another', () => {
  fc.assert(
    fc.property(life, ({ template, start, steps }) => {
      let member = soldOn(start, template)
      let today = start
      const end = addDays(start, 3 * 365)
      for (let at = 0; today <= end; at += 1) {
        const next = steps[at % steps.length] ?? expect.fail()
        const coveredBy = member.currentPackage?.endDate ?? expect.fail()
        const { member: billed, bills } = billedBy(member, today)
        let after = coveredBy
        for (const { from, to } of bills) {
          // Next to what the member was covered until, frozen and given days included: no gap and no overlap.
          expect(from).toBe(addDays(after, 1))
          expect(to >= endDateOf(from, template)).toBe(true)
          // A month-end anchor gives back the days that February lacked, never more.
          expect(daysUntil(endDateOf(from, template), to)).toBeLessThanOrEqual(4)
          after = to
        }
        member = billed
        if (next.act !== 'wait') {
          const change: PackageChange | { kind: 'refused' } = perform(member, next, today)
          if (change.kind === 'done') member = change.member
        }
        const pkg = member.currentPackage ?? expect.fail()
        const term = termOf(pkg) ?? expect.fail()
        expect(term.to).toBe(pkg.endDate)
        expect(pkg.nextBillDate).toBe(addDays(term.to, 1))
        expect(daysUntil(term.from, term.to)).toBe(
          term.soldDays + term.freeDays + frozenIn(pkg.freezes, term.from),
        )
        today = addDays(today, next.wait)
      }
    }),
    { numRuns: runsOf(60) },
  )
})

const frozenIn = (freezes: { from: CivilDate; to: CivilDate }[], since: CivilDate) =>
  freezes.filter(({ to }) => to >= since).reduce((days, { from, to }) => days + daysUntil(from, to), 0)
