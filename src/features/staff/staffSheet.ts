import type { z } from 'zod'
import {
  emptyEmployeeForm,
  employeeFormOf,
  employeeFormSchema,
  type EmployeeForm,
} from '@/domain/staff/employeeForm'
import { hadShift, isOtherShift } from '@/domain/staff/shiftHistory'
import type { Staff } from '@/domain/staff/staff'
import { optionalDate } from '@/domain/shared/formFields'
import { fieldPhone } from '@/domain/shared/phone'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { ChosenFiles } from '@/components/files/personFiles'
import { noFiles, storedFileFields } from '@/components/files/StoredFileFields'

/** The domain's form with what only the screen has: chosen and dropped files, and the day from which another shift counts. */
export const staffSheetSchema = (today: CivilDate, locale: string) =>
  employeeFormSchema(today, locale).safeExtend({ ...storedFileFields, shiftFrom: optionalDate })

export type StaffSheetInput = z.input<ReturnType<typeof staffSheetSchema>>
export type StaffSheetOutput = z.output<ReturnType<typeof staffSheetSchema>>

export const emptyStaffSheet = (today: CivilDate): StaffSheetInput => ({
  ...emptyEmployeeForm,
  joiningDate: today,
  shiftFrom: null,
  ...noFiles,
})

/** Where a shift was set, another one is suggested to count from today: days already worked stay as they were. */
export const staffSheetOf = (staff: Staff, today: CivilDate): StaffSheetInput => ({
  ...employeeFormOf(staff),
  phone: fieldPhone(staff.phone),
  shiftFrom: hadShift(staff) ? today : null,
  ...noFiles,
})

/** What goes to the server, and what goes into Storage: a call never carries a file. */
export function parted(sheet: StaffSheetOutput): {
  form: EmployeeForm
  files: ChosenFiles
  shiftFrom: CivilDate | null
} {
  const { photo, proof, dropsPhoto, dropsProof, shiftFrom, ...form } = sheet
  return { form, files: { photo, idProof: proof, dropsPhoto, dropsProof }, shiftFrom }
}

/** What is sent of the day from which a shift counts: only where it is another one. */
export const shiftDayOf = (staff: Staff, { form, shiftFrom }: ReturnType<typeof parted>) =>
  isOtherShift(staff, form) ? { shiftFrom: shiftFrom ?? ('' as const) } : {}
