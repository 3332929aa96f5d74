import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import type { StoredRecord } from '@/domain/shared/readers'
import { attendanceSchema } from './attendance'
import { upgradeAttendance } from './upgradeAttendance'
import { visitsOf } from './visits'

const at = (time: string, day = '20') => new Date(`2026-11-${day}T${time}:00+05:30`)
const upgrade = (fields: StoredRecord) =>
  upgradeAttendance('g1_m1', { gymId: 'g1', memberId: 'm1', ...fields })
const day = civil('2026-11-20')

describe('attendance from older records, SPECIFICATION 3', () => {
  it('a single entry and exit becomes two records', () => {
    const { data, repairs } = upgrade({ '20-11-2026': { entry: at('06:00'), exit: at('07:10') } })
    const records = [
      { entry: at('06:00'), exit: null, isAutoExit: false },
      { entry: null, exit: at('07:10'), isAutoExit: false },
    ]
    expect(repairs).toMatchObject({ '20-11-2026': records })
    expect(visitsOf(attendanceSchema.parse(data).days[day] ?? [])).toEqual([
      { entry: at('06:00'), exit: at('07:10'), isAutoExit: false },
    ])
  })

  it('without an exit gets an automatic one after the hours of the centre', () => {
    const { data } = upgrade({ '20-11-2026': { entry: at('06:00') } })
    expect(attendanceSchema.parse(data).days[day]).toEqual([
      { entry: at('06:00'), exit: null, isAutoExit: false },
      { entry: null, exit: at('08:00'), isAutoExit: true },
    ])
    const zone = { timezone: 'Asia/Kolkata', autoExitHours: 3, staffAutoExitHours: 9 }
    const staff = {
      gymId: 'g1',
      personId: 'e1',
      personType: 'employee',
      '20-11-2026': { entry: at('06:00') },
    }
    expect(
      visitsOf(attendanceSchema.parse(upgradeAttendance('g1_e1', staff, zone).data).days[day] ?? []),
    ).toEqual([{ entry: at('06:00'), exit: at('15:00'), isAutoExit: true }])
  })

  it('reads both forms of date keys, writes D-M-YYYY and removes the other', () => {
    const visit = [{ entry: at('06:00'), exit: at('07:00'), isAutoExit: false }]
    const { data, repairs, removals } = upgrade({ '2026-11-20': visit, '5-11-2026': [] })
    expect(Object.keys(attendanceSchema.parse(data).days).sort()).toEqual(['2026-11-05', '2026-11-20'])
    expect(repairs).toMatchObject({ '20-11-2026': visit })
    expect(removals).toEqual(['2026-11-20'])
  })

  it('joins a day that was kept under both forms, without doubling a record', () => {
    const morning = { entry: at('06:00'), exit: at('07:00'), isAutoExit: false }
    const evening = { entry: at('18:00'), exit: at('19:00'), isAutoExit: false }
    const { data, removals } = upgrade({ '20-11-2026': [morning], '2026-11-20': [morning, evening] })
    expect(attendanceSchema.parse(data).days[day]).toEqual([morning, evening])
    expect(removals).toEqual(['2026-11-20'])
  })

  it('reads times in every form they were kept in', () => {
    const { data } = upgrade({
      '20-11-2026': [
        { entry: '2026-11-20T00:30:00.000Z', exit: at('07:00').getTime() },
        { entry: '6:00 PM', exit: '19:15' },
      ],
    })
    expect(attendanceSchema.parse(data).days[day]).toEqual([
      { entry: at('06:00'), exit: at('07:00'), isAutoExit: false },
      { entry: at('18:00'), exit: at('19:15'), isAutoExit: false },
    ])
  })

  it('personId defaults to memberId, personType to member', () => {
    expect(upgrade({})).toMatchObject({
      data: { personId: 'm1', personType: 'member' },
      repairs: { personId: 'm1', personType: 'member' },
    })
    expect(upgradeAttendance('g1_m9', { gymId: 'g1' }).data['personId']).toBe('m9')
  })

  it('leaves a day with a record that nobody can read as it is, and shows the others', () => {
    const { data, repairs } = upgrade({
      personId: 'm1',
      personType: 'member',
      '20-11-2026': [{ entry: at('06:00'), exit: null }, 'present'],
    })
    expect(attendanceSchema.parse(data).days[day]).toHaveLength(1)
    expect(repairs).toBe(null)
  })

  const time = fc.oneof(
    fc.integer({ min: 0, max: 1439 }).map((minutes) => new Date(at('00:00').getTime() + minutes * 60_000)),
    fc.constantFrom('06:00', '2026-11-20T00:30:00Z', null, 'x', undefined),
  )
  const record = fc.record({ entry: time, exit: time, isAutoExit: fc.constantFrom(true, false, undefined) })
  const value = fc.oneof(record, fc.array(record, { maxLength: 4 }), fc.string())
  const stored = fc.dictionary(
    fc.constantFrom('20-11-2026', '2026-11-20', '5-11-2026', '2026-11-5', 'note'),
    value,
  )

  it('once is enough, whatever was stored', () => {
    fc.assert(
      fc.property(stored, (fields) => {
        const once = upgrade(fields)
        expect(attendanceSchema.safeParse(once.data).success).toBe(true)
        expect(upgradeAttendance('g1_m1', once.data).repairs).toBe(null)
        const written: StoredRecord = { gymId: 'g1', memberId: 'm1', ...fields, ...once.repairs }
        for (const key of once.removals) delete written[key]
        const twice = upgradeAttendance('g1_m1', written)
        expect([twice.repairs, twice.removals]).toEqual([null, []])
        expect(twice.data['days']).toEqual(once.data['days'])
      }),
      { numRuns: 200 },
    )
  })
})
