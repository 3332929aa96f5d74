import { z } from 'zod'
import { genderSchema } from '@/domain/members/member'
import { ageOn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { isPlausibleEmail } from '@/domain/shared/contact'
import { optionalDate, phoneField, pincodeField, wholeText } from '@/domain/shared/formFields'
import { isWholeText } from '@/domain/shared/isWholeText'
import { PLATFORM_MONEY } from '@/domain/shared/money'
import { tidy } from '@/domain/shared/text'
import {
  bankAccountForm,
  bankAccountOf,
  bankAccountProblems,
  bankCodeField,
  noBankAccount,
} from './bankAccount'
import { noPayRule, payProblems, payRuleForm, payRuleOf } from './payRule'
import { shiftProblems, shiftTimeSchema, weeklyOffSchema } from './shift'
import { staffRoleSchema, type Staff } from './staff'

/** Nobody younger may be employed in India. */
const WORKING_AGE = 14
const OLDEST = 100

/** The number a person has on the devices; 0 is "not linked" (SPECIFICATION 3). */
const deviceNumber = z
  .number('Enter the number shown on the device')
  .int('Enter a whole number')
  .min(0, 'Enter 0 or more')
  .max(999_999_999, 'At most 9 digits')

const employeePhone = (locale: string) => phoneField(locale).max(40, 'At most 40 characters')

/** Each field of the form with its sentence; the server's calls check by the same ones. */
export const employeeFields = z.strictObject({
  name: z
    .string()
    .transform(tidy)
    .pipe(
      z
        .string()
        .min(1, 'Enter the name')
        .max(120, 'At most 120 characters')
        .refine(isWholeText, 'Enter plain text'),
    ),
  /** What the employee signs in with; kept in small letters, as the sign-in compares it. */
  email: z
    .string()
    .trim()
    .toLowerCase()
    .refine(
      (value) => value === '' || isPlausibleEmail(value),
      'Enter an e-mail address like name@example.com',
    ),
  phone: employeePhone(PLATFORM_MONEY.locale),
  gender: z.union([genderSchema, z.literal('').transform(() => null), z.null()]),
  dob: optionalDate,
  /** '' for whoever does not sign in. */
  role: z.union([staffRoleSchema, z.literal('')]),
  designation: wholeText(80),
  empId: wholeText(20),
  joiningDate: optionalDate,
  address: wholeText(300),
  city: wholeText(80),
  state: wholeText(80),
  pincode: pincodeField(PLATFORM_MONEY.locale),
  biometricId: deviceNumber,
  shiftStart: shiftTimeSchema,
  shiftEnd: shiftTimeSchema,
  weeklyOff: weeklyOffSchema,
  ...payRuleForm,
  ...bankAccountForm,
})

/** An input holds text, which the server's call does not take for a number. */
const formFields = employeeFields.extend({
  biometricId: z.coerce.number('Enter the number shown on the device').pipe(deviceNumber),
})

/** What the inputs hold. */
export type EmployeeFormInput = z.input<typeof formFields>
/** What was checked: tidy, typed, ready to be sent. */
export type EmployeeForm = z.output<typeof formFields>

export type FieldProblem = { path: string; message: string }

/** What only the date of today can tell of an employee's dates; joining may lie ahead, up to a year. */
export function dateProblems(
  { dob, joiningDate }: { dob?: CivilDate | null | undefined; joiningDate?: CivilDate | null | undefined },
  today: CivilDate,
): FieldProblem[] {
  const problems: FieldProblem[] = []
  const problem = (path: string, message: string) => problems.push({ path, message })
  if (dob && dob > today) problem('dob', 'The date of birth lies in the future')
  else if (dob && ageOn(dob, today) < WORKING_AGE)
    problem('dob', `An employee is at least ${WORKING_AGE} years old`)
  else if (dob && ageOn(dob, today) > OLDEST) problem('dob', 'Check the year of birth')
  if (joiningDate && dob && joiningDate <= dob)
    problem('joiningDate', 'Joining comes after the date of birth')
  else if (joiningDate && ageOn(today, joiningDate) >= 1) problem('joiningDate', 'Check the year of joining')
  return problems
}

/** Whoever signs in does so by an e-mail address. */
export const signInProblems = ({ role, email }: Pick<EmployeeForm, 'role' | 'email'>): FieldProblem[] =>
  role !== '' && email === ''
    ? [{ path: 'email', message: 'Enter the e-mail address that the employee signs in with' }]
    : []

/** PRODUCT 4.10. `today` and `locale` are the centre's; problems stand at their field in words. */
export const employeeFormSchema = (today: CivilDate, locale: string) =>
  formFields
    .extend({
      phone: employeePhone(locale),
      pincode: pincodeField(locale),
      bankCode: bankCodeField(locale),
    })
    .superRefine((form, ctx) => {
      for (const { path, message } of [
        ...signInProblems(form),
        ...dateProblems(form, today),
        ...shiftProblems(form),
        ...payProblems(form),
        ...bankAccountProblems(form, locale),
      ])
        ctx.addIssue({ code: 'custom', path: [path], message })
    })

export const emptyEmployeeForm: EmployeeFormInput = {
  name: '',
  email: '',
  phone: '',
  gender: null,
  dob: null,
  role: '',
  designation: '',
  empId: '',
  joiningDate: null,
  address: '',
  city: '',
  state: '',
  pincode: '',
  biometricId: 0,
  shiftStart: '',
  shiftEnd: '',
  weeklyOff: '',
  ...noPayRule,
  ...noBankAccount,
}

/** Of those who sign in, an older record without a role is a manager's, as the account's claims decide. */
export const roleOf = ({ signsIn, role }: Pick<Staff, 'signsIn' | 'role'>): EmployeeForm['role'] =>
  signsIn ? (role ?? 'Manager') : ''

/** What the edit form opens with. */
export const employeeFormOf = (staff: Staff): EmployeeFormInput => ({
  name: staff.name,
  email: staff.email,
  phone: staff.phone,
  gender: staff.gender,
  dob: staff.dob,
  role: roleOf(staff),
  designation: staff.designation,
  empId: staff.empId,
  joiningDate: staff.joiningDate,
  address: staff.address,
  city: staff.city,
  state: staff.state,
  pincode: staff.pincode,
  biometricId: staff.biometricId,
  shiftStart: staff.shiftStart,
  shiftEnd: staff.shiftEnd,
  weeklyOff: staff.weeklyOff,
  ...payRuleOf(staff),
  ...bankAccountOf(staff),
})
