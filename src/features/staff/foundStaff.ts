import type { Staff } from '@/domain/staff/staff'
import { phoneDigits } from '@/domain/shared/phone'
import { lowerName } from '@/domain/shared/text'

const FEWEST_DIGITS = 4

/** Whether an employee answers to what was typed: the beginning of any word of the name, 4 digits of the phone or more, the employee id. */
export function isFound(staff: Pick<Staff, 'name' | 'phone' | 'empId'>, typed: string): boolean {
  const text = lowerName(typed)
  if (text === '') return true
  if (` ${lowerName(staff.name)}`.includes(` ${text}`)) return true
  if (lowerName(staff.empId).startsWith(text)) return true
  const digits = /^[\d\s+()-]+$/.test(text) ? phoneDigits(text.replace(/^\+91/, '')) : ''
  return digits.length >= FEWEST_DIGITS && phoneDigits(staff.phone).includes(digits)
}
