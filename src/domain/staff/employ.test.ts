import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { changedEmployee, isAsTyped, newEmployee } from './employ'
import { emptyEmployeeForm, employeeFormSchema } from './employeeForm'
import { isEmployed, staffSchema } from './staff'

const now = new Date('2026-11-20T06:30:00.900Z')
const moment = { now, today: civil('2026-11-20') }
const seconds = Math.floor(now.getTime() / 1000)
const form = employeeFormSchema(civil('2026-11-20'), 'en-IN').parse({
  ...emptyEmployeeForm,
  name: 'Ravi Kumar',
  email: 'ravi@iron.test',
  phone: '9876543210',
  role: 'Manager',
})
const ravi = newEmployee(form, { uid: 'ravi', gymId: 'iron', now })

it('a new employee is a whole record of the centre', () => {
  expect(staffSchema.parse(ravi)).toEqual(ravi)
  expect([isEmployed(ravi), ravi.nameLower, ravi.employerId]).toEqual([true, 'ravi kumar', 'iron'])
})

it('is what its form made of it until the form or the record is another', () => {
  expect(isAsTyped({ ...ravi, invitedAt: now, dp: 'photo' }, form)).toBe(true)
  expect(isAsTyped({ ...ravi }, { ...form, email: 'ravi@irn.test' })).toBe(false)
  expect(isAsTyped({ ...ravi }, { ...form, role: '' })).toBe(false)
  expect(isAsTyped({ ...ravi, city: 'Pune' }, form)).toBe(false)
  const plain = newEmployee({ ...form, role: '' }, { uid: 'ravi', gymId: 'iron', now })
  expect(isAsTyped({ ...plain }, { ...form, role: '' })).toBe(true)
})

describe('a changed employee', () => {
  it('keeps what is not named', () => {
    const changed = changedEmployee(ravi, { city: 'Pune', name: undefined }, moment)
    expect(changed).toEqual({ ...ravi, city: 'Pune', updatedAt: now })
  })

  it('signs in again after another role, deactivation and deletion, and after nothing else', () => {
    const after = (changes: object) => changedEmployee(ravi, changes, moment).tokensValidAfter
    expect([after({ role: 'Sales' }), after({ isActive: false }), after({ deleted: true })]).toEqual([
      seconds,
      seconds,
      seconds,
    ])
    expect([after({ name: 'Ravi' }), after({ role: 'Manager' }), after({ isActive: true })]).toEqual([
      0, 0, 0,
    ])
  })

  it('gets a sign-in with a role, and loses it without one', () => {
    const plain = newEmployee({ ...form, role: '' }, { uid: 'ravi', gymId: 'iron', now })
    expect([plain.signsIn, plain.role]).toEqual([false, null])
    const invited = { ...ravi, invitedAt: now }
    const shut = changedEmployee(invited, { role: '' }, moment)
    expect(shut).toMatchObject({ signsIn: false, role: null, invitedAt: null, tokensValidAfter: seconds })
    const corrected = changedEmployee(invited, { email: 'r@iron.test' }, { ...moment, isInvitedAnew: true })
    expect(corrected).toMatchObject({ signsIn: true, email: 'r@iron.test', invitedAt: null })
    expect(changedEmployee(invited, { email: 'r@iron.test' }, moment).invitedAt).toEqual(now)
    expect(changedEmployee(plain, { role: 'Sales' }, moment)).toMatchObject({ signsIn: true, role: 'Sales' })
    expect(changedEmployee(plain, { city: 'Pune' }, moment)).toMatchObject({ signsIn: false, role: null })
  })

  it('keeps the day on which they left, until they are let in again', () => {
    const gone = changedEmployee(ravi, { isActive: false, reason: 'Moved away' }, moment)
    const later = { now, today: civil('2026-12-01') }
    expect([ravi.leftOn, gone.leftOn]).toEqual([null, '2026-11-20'])
    expect(changedEmployee(gone, { deleted: true }, later).leftOn).toBe('2026-11-20')
    expect(changedEmployee(ravi, { deleted: true }, later).leftOn).toBe('2026-12-01')
    expect(changedEmployee(gone, { isActive: true }, later).leftOn).toBe(null)
    // Whoever left before the day was kept.
    expect(changedEmployee({ ...gone, leftOn: null }, { city: 'Pune' }, later).leftOn).toBe(null)
  })

  it('left on the day that was named, which may be corrected until they are let in again', () => {
    const lastDay = civil('2026-11-10')
    const gone = changedEmployee(ravi, { isActive: false, leftOn: lastDay }, moment)
    // Access ends now.
    expect(gone).toMatchObject({ leftOn: '2026-11-10', tokensValidAfter: seconds })
    expect(changedEmployee(ravi, { deleted: true, leftOn: lastDay }, moment).leftOn).toBe('2026-11-10')
    expect(changedEmployee(gone, { deleted: true }, moment).leftOn).toBe('2026-11-10')
    const corrected = changedEmployee(gone, { leftOn: civil('2026-11-12') }, moment)
    expect(corrected).toEqual({ ...gone, leftOn: '2026-11-12' })
    expect(changedEmployee({ ...gone, leftOn: null }, { leftOn: lastDay }, moment).leftOn).toBe('2026-11-10')
    expect(changedEmployee(ravi, { leftOn: lastDay }, moment).leftOn).toBe(null)
    const back = changedEmployee(gone, { isActive: true }, moment)
    expect(back).toMatchObject({ leftOn: null, gaps: [{ leftOn: '2026-11-10', backOn: '2026-11-20' }] })
  })

  it('was never away where the leaving is taken back', () => {
    const gone = changedEmployee(ravi, { isActive: false, leftOn: civil('2026-11-10') }, moment)
    expect(changedEmployee(gone, { isActive: true, leftOn: '' }, moment)).toMatchObject({
      leftOn: null,
      gaps: [],
    })
  })

  it('keeps the days between leaving and coming back, where there are any', () => {
    const gone = changedEmployee(ravi, { isActive: false }, { now, today: civil('2026-09-10') })
    const backOn = (day: string, from = gone) =>
      changedEmployee(from, { isActive: true }, { now, today: civil(day) })
    const back = backOn('2026-11-20')
    expect(back).toMatchObject({ leftOn: null, gaps: [{ leftOn: '2026-09-10', backOn: '2026-11-20' }] })
    expect([backOn('2026-09-10').gaps, backOn('2026-09-11').gaps]).toEqual([[], []])
    expect(backOn('2026-09-12').gaps).toHaveLength(1)
    expect(changedEmployee(back, { city: 'Pune' }, moment).gaps).toEqual(back.gaps)
    const again = changedEmployee(back, { deleted: true }, { now, today: civil('2026-12-01') })
    expect(changedEmployee(again, { deleted: false }, { now, today: civil('2026-12-20') }).gaps).toEqual([
      ...back.gaps,
      { leftOn: '2026-12-01', backOn: '2026-12-20' },
    ])
    // Whoever left before the day was kept: of all days before, what was seen goes on counting alone.
    expect(backOn('2026-11-20', { ...gone, leftOn: null }).gaps).toEqual([
      { leftOn: '1900-01-01', backOn: '2026-11-20' },
    ])
  })

  it('keeps what they were paid by before a raise', () => {
    const paid = changedEmployee(ravi, { payBasis: 'monthly', payRate: 18_000 }, moment)
    const raise = { payRate: 20_000, payFrom: civil('2026-11-01') }
    const raised = changedEmployee(paid, raise, moment)
    expect(raised).toMatchObject({ ...raise, earlierPay: [{ payRate: 18_000, payFrom: null }] })
    expect(changedEmployee(raised, { city: 'Pune' }, moment).earlierPay).toEqual(raised.earlierPay)
    expect(changedEmployee(raised, { payRate: 21_000 }, moment).earlierPay).toEqual(raised.earlierPay)
    expect(changedEmployee(raised, { payFrom: null }, moment).earlierPay).toEqual([])
  })

  it('keeps when they worked before another shift, which counts from today unless a day is named', () => {
    const shift = { shiftStart: '14:00', shiftEnd: '22:00', weeklyOff: 'Sun' }
    const set = changedEmployee(ravi, shift, moment)
    expect(set).toMatchObject({ ...shift, earlierShifts: [] })
    const off = changedEmployee(set, { weeklyOff: 'Mon' }, moment)
    expect(off).toMatchObject({ weeklyOff: 'Mon', earlierShifts: [{ ...shift, until: '2026-11-19' }] })
    expect(off).not.toHaveProperty('shiftFrom')
    expect(staffSchema.parse(off)).toEqual(off)
    expect(changedEmployee(off, { city: 'Pune' }, moment).earlierShifts).toEqual(off.earlierShifts)
    const named = { weeklyOff: 'Mon', shiftFrom: civil('2026-11-10') } as const
    expect(changedEmployee(set, named, moment).earlierShifts).toEqual([{ ...shift, until: '2026-11-09' }])
    expect(changedEmployee(off, { weeklyOff: 'Tue', shiftFrom: '' }, moment).earlierShifts).toEqual([])
  })

  it('has a reason for leaving only while deactivated', () => {
    const gone = changedEmployee(ravi, { isActive: false, reason: 'Moved away' }, moment)
    expect(gone.reasonForLeaving).toBe('Moved away')
    expect(changedEmployee(gone, { city: 'Pune' }, moment).reasonForLeaving).toBe('Moved away')
    expect(changedEmployee(gone, { isActive: true }, moment)).toMatchObject({
      reasonForLeaving: '',
      tokensValidAfter: seconds,
    })
    expect(changedEmployee(ravi, { reason: 'None' }, moment).reasonForLeaving).toBe('')
  })
})
