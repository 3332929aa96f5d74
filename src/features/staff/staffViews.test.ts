import { describe, expect, it } from 'vitest'
import type { AttendanceRecord } from '@/domain/attendance/attendance'
import { settingsOf } from '@/domain/gyms/settings'
import { arrange, type View } from '@/domain/shared/arrange'
import { civil } from '@/domain/shared/civilDate'
import { staffSchema, type Staff } from '@/domain/staff/staff'
import { standingOf } from '@/domain/staffAttendance/rosterState'
import { todayText, type Standings } from './staffToday'
import { designationsOf, ENDING, staffViews, type StaffFilter, type StaffSort } from './staffViews'

const employee = (id: string, fields: Partial<Staff> = {}) =>
  staffSchema.parse({ id, gymId: 'g1', name: id, nameLower: id.toLowerCase(), role: 'Manager', ...fields })

const usual = { tab: 'active', q: '', sort: { by: 'name', direction: 'asc' }, filters: {} } as const
type Shown = Partial<View<'active' | 'deactivated' | 'deleted', StaffSort, StaffFilter>>
const TODAY = civil('2026-11-20')
const idsOf = (rows: readonly Staff[], view: Shown = {}, standings: Standings = new Map()) =>
  arrange(rows, { ...usual, ...view }, staffViews(TODAY, standings)).map(({ id }) => id)

describe('the staff list (PRODUCT 4.10)', () => {
  const rows = [
    employee('Ravi', { joiningDate: civil('2026-01-05') }),
    employee('Asha', { role: 'Sales', joiningDate: civil('2026-03-01') }),
    employee('Gopal', { isActive: false }),
    employee('Divya', { isActive: false, deleted: true }),
    employee('Deleted while active', { deleted: true }),
  ]

  it('shows who is active, who was deactivated, and who was deleted whatever they were before', () => {
    expect(idsOf(rows)).toEqual(['Asha', 'Ravi'])
    expect(idsOf(rows, { tab: 'deactivated' })).toEqual(['Gopal'])
    expect(idsOf(rows, { tab: 'deleted' })).toEqual(['Deleted while active', 'Divya'])
  })

  it('narrows by role, and orders by name or joining, also while something is searched', () => {
    expect(idsOf(rows, { filters: { role: 'Sales' } })).toEqual(['Asha'])
    expect(idsOf(rows, { sort: { by: 'joined', direction: 'desc' } })).toEqual(['Asha', 'Ravi'])
    expect(idsOf(rows, { sort: { by: 'name', direction: 'desc' }, q: 'a' })).toEqual(['Asha'])
  })

  it('narrows to those who do not sign in, and to documents that end', () => {
    const certificate = (expiresOn: string | null) => ({
      ...{ id: 'd', title: 'First aid', path: 'g1/staff/x/document-1.pdf', addedOn: null },
      expiresOn: expiresOn === null ? null : civil(expiresOn),
    })
    const some = [
      employee('Kamla', { signsIn: false, role: null, documents: [certificate(null)] }),
      employee('Bhola', { documents: [certificate('2026-12-01'), certificate('2026-11-19')] }),
      employee('Usha', { documents: [certificate('2026-12-01')] }),
    ]
    expect(idsOf(some, { filters: { role: 'none' } })).toEqual(['Kamla'])
    expect(idsOf(some, { filters: { documents: 'expired' } })).toEqual(['Bhola'])
    expect(idsOf(some, { filters: { documents: 'expiring' } })).toEqual(['Usha'])
    expect(idsOf(some, { filters: { documents: ENDING } })).toEqual(['Bhola', 'Usha'])
  })

  it('narrows by designation', () => {
    const some = [
      employee('Ravi', { designation: 'Trainer' }),
      employee('Asha', { designation: 'Front desk' }),
    ]
    expect(idsOf(some, { filters: { designation: 'Trainer' } })).toEqual(['Ravi'])
    expect(designationsOf([...some, ...some, employee('Gopal')]).map(({ value }) => value)).toEqual([
      'Front desk',
      'Trainer',
    ])
  })

  describe('today', () => {
    const shift = { shiftStart: '09:00', shiftEnd: '18:00' }
    const staff = [
      employee('Ravi', shift),
      employee('Asha', { ...shift, shiftStart: '08:00' }),
      employee('Gopal', { ...shift, weeklyOff: 'Fri' }),
      employee('Kamla', shift),
      employee('Left', { isActive: false }),
    ]
    const at = (time: string) => new Date(`2026-11-20T${time}+05:30`)
    const marks: Record<string, AttendanceRecord[]> = {
      Ravi: [{ entry: at('09:24:00'), exit: null, isAutoExit: false }],
      Asha: [
        { entry: at('08:00:00'), exit: null, isAutoExit: false },
        { entry: null, exit: at('10:10:00'), isAutoExit: false },
      ],
    }
    const standings: Standings = new Map(
      staff
        .filter(({ isActive }) => isActive)
        .map((one) => [
          one.id,
          standingOf(
            { ...one, leaves: [] },
            { today: marks[one.id] ?? [], yesterday: [] },
            TODAY,
            settingsOf({}, 'GYM'),
            at('11:00:00'),
          ),
        ]),
    )

    it('says who is here, who came late, who went, who is awaited and who is off', () => {
      const said = staff.map(({ id }) => todayText(standings.get(id), 'Asia/Kolkata'))
      expect(said).toEqual(['Late 9:24 am', 'Out 10:10 am', 'Weekly off', 'Not in yet', '--'])
    })

    it('says after a night who did not come, and that whoever went in it has gone', () => {
      const guard = employee('Bhola', { shiftStart: '22:00', shiftEnd: '06:00' })
      const evening = new Date('2026-11-19T22:00:00+05:30')
      const wentAtTwo = [{ entry: evening, exit: at('02:00:00'), isAutoExit: false }]
      const seen = (yesterday: AttendanceRecord[]) => {
        const records = { today: [], yesterday }
        const rules = settingsOf({}, 'GYM')
        const standing = standingOf({ ...guard, leaves: [] }, records, TODAY, rules, at('06:30:00'))
        const on = (duty: string) => idsOf([guard], { filters: { duty } }, new Map([['Bhola', standing]]))
        return [todayText(standing, 'Asia/Kolkata'), on('awaited').length, on('gone').length]
      }
      expect(seen([])).toEqual(['Did not come', 1, 0])
      expect(seen(wentAtTwo)).toEqual(['Out 2:00 am', 0, 1])
    })

    it('narrows to who is on duty, awaited, gone or off', () => {
      const on = (duty: string) => idsOf(staff, { filters: { duty } }, standings)
      expect([on('here'), on('gone'), on('awaited'), on('off')]).toEqual([
        ...[['Ravi'], ['Asha'], ['Kamla'], ['Gopal']],
      ])
    })

    it('orders by the shift, and as the roster stands', () => {
      const sorted = (by: StaffSort) => idsOf(staff, { sort: { by, direction: 'asc' } }, standings)
      expect(sorted('shift')[0]).toBe('Asha')
      const evening = { shiftStart: '14:00', shiftEnd: '22:00', weeklyOff: '' }
      const fromTomorrow = employee('Zoya', {
        shiftStart: '06:00',
        earlierShifts: [{ ...evening, until: TODAY }],
      })
      expect(idsOf([fromTomorrow, ...staff], { sort: { by: 'shift', direction: 'asc' } }).at(-1)).toBe('Zoya')
      expect(sorted('today')).toEqual(['Ravi', 'Kamla', 'Asha', 'Gopal'])
    })
  })

  const pooja = employee('Pooja Malviya', { phone: '+91 98765 43210', empId: 'IHF-01' })

  it.each(['poo', 'Malv', 'pooja mal', '3210', '98765 4', '+91 98765', 'ihf-0', '  '])(
    'finds an employee by "%s"',
    (q) => expect(idsOf([pooja], { q })).toEqual([pooja.id]),
  )

  it.each(['ooja', 'viya', '321', '99999', '01'])('does not find her by "%s"', (q) =>
    expect(idsOf([pooja], { q })).toEqual([]),
  )
})
