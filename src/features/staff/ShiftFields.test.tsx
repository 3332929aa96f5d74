// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { staffSchema, type Staff } from '@/domain/staff/staff'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { ShiftFields } from './ShiftFields'
import { parted, shiftDayOf, staffSheetOf, staffSheetSchema } from './staffSheet'

afterEach(cleanup)

const today = civil('2026-11-16')
const ravi = staffSchema.parse({
  ...{ id: 'ravi', gymId: 'iron', name: 'Ravi', nameLower: 'ravi', phone: '9876543210' },
  ...{ joiningDate: '2026-01-01', shiftStart: '09:00', shiftEnd: '18:00', weeklyOff: 'Sun', signsIn: false },
})

function ShiftForm({ staff }: { staff: Staff }) {
  const form = useForm({ defaultValues: staffSheetOf(staff, today) })
  return (
    <FormProvider {...form}>
      <ShiftFields staff={staff} />
    </FormProvider>
  )
}

const show = (staff: Staff) =>
  render(
    <SessionContext value={sessionAtIron(backendHolding({}), 'iron')}>
      <ShiftForm staff={staff} />
    </SessionContext>,
  )
const day = () => screen.queryByRole('textbox', { name: 'Counts from' })

it('asks from which day another weekly off counts, and says what becomes of the days before it', () => {
  show(ravi)
  expect(day()).toBeNull()
  fireEvent.click(screen.getByLabelText('Monday'))
  expect(day()).toHaveProperty('value', '16/11/2026')
  expect(
    screen.getByText(/^Days before 16 Nov, 2026 stay as they were \(9:00 am to 6:00 pm, weekly off Sunday\)/),
  ).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Monday'))
  expect(day()).toBeNull()
})

it('counts a first shift from the day they joined, unless a day is entered', () => {
  show({ ...ravi, shiftStart: '', shiftEnd: '', weeklyOff: '' })
  fireEvent.click(screen.getByLabelText('Monday'))
  expect(day()).toHaveProperty('value', '')
  expect(screen.getByText(/^Every day since joining goes by this/)).toBeTruthy()
})

it('sends the day with another shift alone', () => {
  const sent = (fields: object) =>
    shiftDayOf(
      ravi,
      parted(staffSheetSchema(today, 'en-IN').parse({ ...staffSheetOf(ravi, today), ...fields })),
    )
  expect(sent({ city: 'Pune' })).toEqual({})
  expect(sent({ weeklyOff: 'Mon' })).toEqual({ shiftFrom: '2026-11-16' })
  expect(sent({ weeklyOff: 'Mon', shiftFrom: null })).toEqual({ shiftFrom: '' })
})
