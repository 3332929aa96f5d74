import type { MusterRow } from './muster'

/** Hours as a payroll sheet counts them, with two decimals. */
export const decimalHours = (minutes: number): number => Math.round((minutes / 60) * 100) / 100

export type PayrollField = { header: string; value: (row: MusterRow) => string | number }

/** What the month's pay is reckoned from, one line an employee (PRODUCT 4.14); `month` is `2026-11`. */
export const payrollFields = (month: string): PayrollField[] => [
  { header: 'Month', value: () => month },
  { header: 'Employee id', value: ({ person }) => person.empId },
  { header: 'Name', value: ({ person }) => person.name },
  { header: 'Designation', value: ({ person }) => person.designation },
  { header: 'Days payable', value: ({ totals }) => totals.payableDays },
  { header: 'Present', value: ({ totals }) => totals.present },
  { header: 'Late', value: ({ totals }) => totals.late },
  { header: 'Half days', value: ({ totals }) => totals.halfDays },
  { header: 'Half days for coming late', value: ({ totals }) => totals.lateHalfDays },
  { header: 'Absent', value: ({ totals }) => totals.absent },
  { header: 'On leave', value: ({ totals }) => totals.leave },
  { header: 'Holidays', value: ({ totals }) => totals.holidays },
  { header: 'Weekly off', value: ({ totals }) => totals.weeklyOff },
  { header: 'Hours worked', value: ({ totals }) => decimalHours(totals.workedMinutes) },
  { header: 'Late minutes', value: ({ totals }) => totals.lateMinutes },
  { header: 'Left early minutes', value: ({ totals }) => totals.earlyMinutes },
  { header: 'Overtime hours', value: ({ totals }) => decimalHours(totals.overtimeMinutes) },
  { header: 'Days without an exit', value: ({ totals }) => totals.lackingExits },
  { header: 'Days off without pay', value: ({ totals }) => totals.unpaidOff },
  { header: 'Punctuality %', value: ({ totals }) => totals.punctuality ?? '' },
]
