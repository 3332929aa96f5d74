import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { storedMap } from '@/domain/shared/storedFixtures'
import { dayLineSchema } from './attendance'
import { readDayLine } from './readDayLine'
import { readReportLine, reportLineSchema } from './reports/reportDay'

const text = fc.string()
const time = fc.option(fc.date({ noInvalidDate: true }))
const record = storedMap({ entry: time, exit: time, isAutoExit: fc.boolean() })
const override = storedMap({ at: fc.date({ noInvalidDate: true }), reason: text, by: text })
const correction = storedMap({ id: text, at: fc.date({ noInvalidDate: true }), before: fc.array(record) })

const lines = fc
  .tuple(
    storedMap({
      type: fc.constantFrom('member', 'employee'),
      ...{ name: text, code: text, dp: text, by: text },
      visits: fc.array(record, { maxLength: 3 }),
    }),
    fc.oneof(fc.constant({}), storedMap({ overrides: fc.array(override, { maxLength: 2 }) })),
    fc.oneof(fc.constant({}), storedMap({ corrections: fc.array(correction, { maxLength: 2 }) })),
  )
  .map(([line, overrides, corrections]) => ({ ...line, ...overrides, ...corrections }))

describe('a line of a day is read by hand', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('as the schemas read it, whatever stands in it', () =>
    fc.assert(
      fc.property(lines, (line) => {
        expect(readDayLine(line)).toStrictEqual(dayLineSchema.safeParse(line).data ?? null)
        expect(readReportLine(line)).toStrictEqual(reportLineSchema.safeParse(line).data ?? null)
      }),
      { numRuns: 2_000 },
    ))

  it('without asking a schema of one that has visits alone', () => {
    const asked = [vi.spyOn(dayLineSchema, 'safeParse'), vi.spyOn(reportLineSchema, 'safeParse')]
    const visits = [{ entry: new Date('2026-11-20T06:00:00Z'), exit: null, isAutoExit: false }]
    const line = { type: 'member', name: 'Asha', code: 'I1', dp: '', by: 'desk', visits }
    expect(readDayLine(line)).toStrictEqual({ ...line, overrides: [] })
    expect(readReportLine({ ...line, overrides: [] })).toStrictEqual({
      ...line,
      overrides: [],
      corrections: [],
    })
    for (const each of asked) expect(each).not.toHaveBeenCalled()
  })
})
