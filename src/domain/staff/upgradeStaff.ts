import type { z } from 'zod'
import { genders } from '@/domain/members/member'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import {
  choiceReader,
  dateReader,
  deviceNumberReader,
  flagReader,
  instantReader,
  textReader,
  type Reader,
  type StoredRecord,
} from '@/domain/shared/readers'
import { lowerName } from '@/domain/shared/text'
import { noneIfEmpty, upgradeRecord, type Upgraded } from '@/domain/shared/upgradeRecord'
import { bankAccountFields } from './bankAccount'
import { payRuleFields } from './payRule'
import { shiftTimeSchema, weeklyOffSchema } from './shift'
import { staffRoles } from './staff'

const textFields = [
  'ref',
  'employerId',
  'name',
  'email',
  'phone',
  'dp',
  'empId',
  'designation',
  'idProof',
  'reasonForLeaving',
  'address',
  'city',
  'state',
  'pincode',
  'reasonForLeaving',
]

/** What the schema does not take reads as not set. */
const settingReader =
  (schema: z.ZodType): Reader =>
  (stored) => {
    const parsed = schema.safeParse(stored)
    return stored !== undefined && parsed.success
      ? { value: parsed.data, isCertain: true }
      : { value: undefined, isCertain: false }
  }

const staffReaders = (timezone: string): Record<string, Reader> => ({
  ...Object.fromEntries(textFields.map((field) => [field, textReader])),
  gender: choiceReader(genders, null),
  role: choiceReader(staffRoles, null),
  dob: dateReader(timezone),
  joiningDate: dateReader(timezone),
  leftOn: dateReader(timezone),
  biometricId: deviceNumberReader,
  shiftStart: settingReader(shiftTimeSchema),
  shiftEnd: settingReader(shiftTimeSchema),
  weeklyOff: settingReader(weeklyOffSchema),
  ...Object.fromEntries(
    Object.entries({ ...payRuleFields, ...bankAccountFields }).map(([field, schema]) => [
      field,
      settingReader(schema),
    ]),
  ),
  signsIn: flagReader(true),
  isActive: flagReader(true),
  deleted: flagReader(false),
  tokensValidAfter: (stored) => ({
    value: typeof stored === 'number' && Number.isSafeInteger(stored) && stored >= 0 ? stored : 0,
    isCertain: false,
  }),
  invitedAt: instantReader,
  createdAt: instantReader,
  updatedAt: instantReader,
})

const textAt = (record: StoredRecord, field: string) => {
  const value = record[field]
  return typeof value === 'string' ? value : ''
}

/**
 * An employee from any older record (SPECIFICATION 3 to 5, PRODUCT 2.M): `isActive` missing reads true. Pure and
 * idempotent.
 */
export function upgradeStaff(
  id: string,
  stored: StoredRecord,
  timezone: string = DEFAULT_TIMEZONE,
): Upgraded {
  const { data, repairs, unread } = upgradeRecord(stored, staffReaders(timezone))
  const name = textAt(data, 'name')
  const derived: StoredRecord = {
    name,
    nameLower: lowerName(name),
    ref: textAt(data, 'ref') || `staff/${id}`,
    employerId: textAt(data, 'employerId') || textAt(data, 'gymId'),
  }
  const lacking = Object.fromEntries(
    Object.entries(derived).filter(([field, value]) => stored[field] !== value),
  )
  return {
    data: { ...data, ...derived, id },
    repairs: noneIfEmpty({ ...repairs, ...lacking }),
    unread,
  }
}
