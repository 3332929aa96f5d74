import type { z } from 'zod'
import {
  emptyEmployeeForm,
  employeeFormOf,
  employeeFormSchema,
  type EmployeeForm,
} from '@/domain/staff/employeeForm'
import type { Staff } from '@/domain/staff/staff'
import { fieldPhone } from '@/domain/shared/phone'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { ChosenFiles } from '@/components/files/personFiles'
import { noFiles, storedFileFields } from '@/components/files/StoredFileFields'

/** The domain's form with what only the screen has: chosen and dropped files. */
export const staffSheetSchema = (today: CivilDate, locale: string) =>
  employeeFormSchema(today, locale).safeExtend(storedFileFields)

export type StaffSheetInput = z.input<ReturnType<typeof staffSheetSchema>>
export type StaffSheetOutput = z.output<ReturnType<typeof staffSheetSchema>>

export const emptyStaffSheet = (today: CivilDate): StaffSheetInput => ({
  ...emptyEmployeeForm,
  joiningDate: today,
  ...noFiles,
})

export const staffSheetOf = (staff: Staff): StaffSheetInput => ({
  ...employeeFormOf(staff),
  phone: fieldPhone(staff.phone),
  ...noFiles,
})

/** What goes to the server, and what goes into Storage: a call never carries a file. */
export function parted(sheet: StaffSheetOutput): { form: EmployeeForm; files: ChosenFiles } {
  const { photo, proof, dropsPhoto, dropsProof, ...form } = sheet
  return { form, files: { photo, idProof: proof, dropsPhoto, dropsProof } }
}
