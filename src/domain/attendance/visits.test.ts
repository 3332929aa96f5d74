import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AttendanceRecord, Visit } from './attendance'
import { recordsOf, visitsOf, visitsOfLine } from './visits'

const SAME_EXIT_MS = 5 * 60_000

const at = (time: string) => new Date(`2026-11-20T${time}:00+05:30`)
const whole = (entry: string, exit: string): AttendanceRecord => ({
  entry: at(entry),
  exit: at(exit),
  isAutoExit: false,
})
const entryAt = (time: string): AttendanceRecord => ({ entry: at(time), exit: null, isAutoExit: false })
const exitAt = (time: string, isAutoExit = false): AttendanceRecord => ({
  entry: null,
  exit: at(time),
  isAutoExit,
})

describe('visitsOf, PRODUCT 2.F: one pairing for every reader', () => {
  it('reads two half records and one whole record as the same visit', () => {
    expect(visitsOf([entryAt('06:00'), exitAt('07:10')])).toEqual(visitsOf([whole('06:00', '07:10')]))
    expect(visitsOf([exitAt('07:10'), entryAt('06:00')])).toEqual([whole('06:00', '07:10')])
  })

  it('leaves an entry without exit open', () =>
    expect(visitsOf([entryAt('06:00')])).toEqual([entryAt('06:00')]))

  it('closes the latest open entry', () => {
    expect(visitsOf([entryAt('06:00'), entryAt('18:00'), exitAt('19:00')])).toEqual([
      entryAt('06:00'),
      whole('18:00', '19:00'),
    ])
  })

  it('keeps an exit that nobody entered for', () => {
    expect(visitsOf([exitAt('07:00')])).toEqual([whole('07:00', '07:00')])
  })

  it('knows automatic exits', () => {
    expect(visitsOf([entryAt('06:00'), exitAt('08:00', true)])).toEqual([
      { ...whole('06:00', '08:00'), isAutoExit: true },
    ])
  })

  it('sorts by entry', () => {
    const visits = visitsOf([whole('18:00', '19:00'), entryAt('12:00'), whole('06:00', '07:00')])
    expect(visits.map(({ entry }) => entry)).toEqual([at('06:00'), at('12:00'), at('18:00')])
  })

  it('closes a visit after midnight', () => {
    const next = new Date('2026-11-21T00:40:00+05:30')
    expect(visitsOf([entryAt('23:10'), { entry: null, exit: next, isAutoExit: false }])).toEqual([
      { entry: at('23:10'), exit: next, isAutoExit: false },
    ])
  })

  describe('what several desks marked of one visit is one (DOMAIN 6.1)', () => {
    it.each<[string, AttendanceRecord[], AttendanceRecord[]]>([
      ['two entries', [entryAt('06:00'), entryAt('06:03')], [entryAt('06:00')]],
      [
        'two entries, one going',
        [entryAt('06:03'), exitAt('07:00'), entryAt('06:00')],
        [whole('06:00', '07:00')],
      ],
      [
        'an entry inside a finished visit',
        [whole('06:00', '07:00'), entryAt('06:30')],
        [whole('06:00', '07:00')],
      ],
      [
        'an earlier entry of a finished visit',
        [whole('06:00', '07:00'), entryAt('05:58')],
        [whole('05:58', '07:00')],
      ],
      ['two goings', [entryAt('06:00'), exitAt('07:00'), exitAt('07:04')], [whole('06:00', '07:00')]],
      [
        'a real exit that comes after the automatic one',
        [entryAt('06:00'), exitAt('08:00', true), exitAt('09:00')],
        [whole('06:00', '09:00')],
      ],
      [
        'an automatic exit for somebody whose real one arrives later',
        [entryAt('06:00'), exitAt('08:00', true), exitAt('07:30')],
        [whole('06:00', '07:30')],
      ],
      [
        'a second visit after a going',
        [entryAt('06:00'), exitAt('07:00'), entryAt('07:30')],
        [whole('06:00', '07:00'), entryAt('07:30')],
      ],
      [
        'somebody who comes at the moment of the automatic exit',
        [entryAt('06:00'), entryAt('08:00'), exitAt('08:00', true)],
        [{ ...whole('06:00', '08:00'), isAutoExit: true }],
      ],
      [
        'somebody who comes at that moment, when the visit can’t be going on any more',
        [entryAt('06:00'), entryAt('12:00'), exitAt('12:00', true)],
        [{ ...whole('06:00', '12:00'), isAutoExit: true }, entryAt('12:00')],
      ],
    ])('%s', (_, records, visits) => expect(visitsOf(records)).toEqual(visits))
  })

  it('gives an employee a shift: what ends a day of work replaces the automatic exit', () => {
    const records = [entryAt('06:00'), exitAt('18:00', true), exitAt('19:30')]
    expect(visitsOf(records, 'employee')).toEqual([whole('06:00', '19:30')])
  })

  it('pairs a line of a day once, as whoever it is of, and another line anew', () => {
    const visits = [entryAt('06:00'), exitAt('18:00', true), exitAt('19:30')]
    const [member, employee] = [{ type: 'member', visits } as const, { type: 'employee', visits } as const]
    expect(visitsOfLine(member)).toEqual(visitsOf(visits, 'member'))
    expect(visitsOfLine(employee)).toEqual(visitsOf(visits, 'employee'))
    expect(visitsOfLine(employee)).not.toEqual(visitsOfLine(member))
    expect(visitsOfLine(member)).toBe(visitsOfLine(member))
    expect(visitsOfLine({ ...member, visits: [entryAt('06:00')] })).toEqual([entryAt('06:00')])
  })

  const anyTime = fc.option(
    fc.integer({ min: 0, max: 1440 }).map((minutes) => new Date(at('00:00').getTime() + minutes * 60_000)),
  )
  const anyRecords = fc.array(fc.record({ entry: anyTime, exit: anyTime, isAutoExit: fc.boolean() }), {
    maxLength: 12,
  })
  const times = (records: AttendanceRecord[], side: 'entry' | 'exit') =>
    records.flatMap((record) => record[side]?.getTime() ?? []).sort((a, b) => a - b)

  const within = (visits: Visit[], time: number) =>
    visits.some(
      ({ entry, exit }) =>
        entry.getTime() <= time && (exit === null || time <= exit.getTime() + SAME_EXIT_MS),
    )

  it('loses no record: every time that was marked stands in a visit; and no visit ends before it starts', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const visits = visitsOf(records)
        expect(visits.every(({ entry, exit }) => exit === null || exit >= entry)).toBe(true)
        // Automatic exits are ours to take back.
        const marked = records.map((record) => (record.isAutoExit ? { ...record, exit: null } : record))
        for (const time of [...times(records, 'entry'), ...times(marked, 'exit')])
          expect(within(visits, time), new Date(time).toISOString()).toBe(true)
      }),
    )
  })

  it('invents nothing: visits begin and end at times that were stored', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const stored = [...times(records, 'entry'), ...times(records, 'exit')]
        for (const { entry, exit } of visitsOf(records)) {
          expect(stored).toContain(entry.getTime())
          if (exit) expect(stored).toContain(exit.getTime())
        }
      }),
    )
  })

  it('gives the same visits whatever order the records are stored in', () => {
    const shuffled = anyRecords.chain((records) =>
      fc.tuple(
        fc.constant(records),
        fc.shuffledSubarray(records, { minLength: records.length, maxLength: records.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([records, others]) => {
        expect(visitsOf(others)).toEqual(visitsOf(records))
      }),
    )
  })

  it('reads its own records as the same visits', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const visits = visitsOf(records)
        const again = visitsOf(recordsOf(visits))
        expect(again.map(({ entry, exit }) => [entry, exit])).toEqual(
          visits.map(({ entry, exit }) => [entry, exit]),
        )
      }),
    )
  })
})
