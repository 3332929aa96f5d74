import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { emptyEmployeeForm, employeeFormOf, employeeFormSchema } from './employeeForm'
import { staffSchema } from './staff'
import { upgradeStaff } from './upgradeStaff'

const today = civil('2026-11-20')
const schema = employeeFormSchema(today, 'en-IN')
const good = {
  ...emptyEmployeeForm,
  ...{ name: 'Ravi Kumar', email: 'ravi@iron.test', phone: '98765 43210', role: 'Manager' as const },
}

function problemsOf(fields: object): Record<string, string> {
  const parsed = schema.safeParse({ ...good, ...fields })
  return Object.fromEntries(parsed.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
}

describe('the employee form (PRODUCT 4.10)', () => {
  it('takes a name, an e-mail address and a phone number', () => {
    expect(schema.parse(good)).toMatchObject({
      name: 'Ravi Kumar',
      role: 'Manager',
      biometricId: 0,
      dob: null,
    })
  })

  it('says at each field what is missing', () => {
    expect(problemsOf({ name: ' ', email: '', phone: '' })).toEqual({
      name: 'Enter the name',
      email: 'Enter the e-mail address that the employee signs in with',
      phone: 'Enter the phone number',
    })
  })

  it('begins without a sign-in, and asks for an e-mail address with one alone', () => {
    expect(emptyEmployeeForm.role).toBe('')
    expect(problemsOf({ role: '', email: '' })).toEqual({})
    expect(problemsOf({ role: 'Sales', email: '' })).toEqual({
      email: 'Enter the e-mail address that the employee signs in with',
    })
    expect(problemsOf({ role: '', email: 'ravi' })).toEqual({
      email: 'Enter an e-mail address like name@example.com',
    })
  })

  it('says at each field what is wrong', () => {
    expect(problemsOf({ email: 'ravi', phone: '123', pincode: '12', biometricId: 'x' })).toEqual({
      email: 'Enter an e-mail address like name@example.com',
      phone: 'Enter a phone number of 10 digits',
      pincode: 'Enter a pincode of 6 digits',
      biometricId: 'Enter the number shown on the device',
    })
  })

  it.each([
    [{ dob: '2026-11-21' }, { dob: 'The date of birth lies in the future' }],
    [{ dob: '2012-11-21' }, { dob: 'An employee is at least 14 years old' }],
    [{ dob: '2012-11-20' }, {}],
    [{ dob: '1890-01-01' }, { dob: 'Check the year of birth' }],
    [
      { dob: '1996-04-12', joiningDate: '1996-04-12' },
      { joiningDate: 'Joining comes after the date of birth' },
    ],
    [{ joiningDate: '2027-11-19' }, {}],
    [{ joiningDate: '2027-11-20' }, { joiningDate: 'Check the year of joining' }],
    [{ joiningDate: '2026-02-30' }, { joiningDate: 'This date does not exist' }],
  ])('looks at the dates: %j', (fields, problems) => {
    const found = problemsOf(fields)
    expect(Object.keys(found)).toEqual(Object.keys(problems))
    if (!('joiningDate' in fields && fields.joiningDate === '2026-02-30')) expect(found).toEqual(problems)
  })

  it.each([
    [{ payBasis: 'monthly' }, 'payRate'],
    [{ commissionCategoryId: 'sales', commissionBasis: 'fixed' }, 'commissionAmount'],
    [{ commissionCategoryId: 'sales', commissionBasis: 'fixed', commissionAmount: 0 }, 'commissionAmount'],
    [{ commissionCategoryId: 'sales', commissionBasis: 'fixed', commissionAmount: -1 }, 'commissionAmount'],
    [{ commissionCategoryId: 'sales', renewalRate: 101 }, 'renewalRate'],
    [{ commissionCategoryId: 'sales', commissionBasis: 'fixed', commissionAmount: 500 }, undefined],
    [{ commissionCategoryId: 'sales', renewalRate: 0 }, undefined],
    [{ commissionBasis: 'fixed' }, undefined],
  ])('asks for what pay is reckoned by: %j', (fields, field) => {
    expect(Object.keys(problemsOf(fields))[0]).toBe(field)
  })

  it('keeps the e-mail address as the sign-in compares it', () => {
    expect(schema.parse({ ...good, email: ' Ravi@Iron.TEST ' }).email).toBe('ravi@iron.test')
  })

  it('takes what an input holds for a number', () => {
    expect(schema.parse({ ...good, biometricId: '012' }).biometricId).toBe(12)
    expect(schema.parse({ ...good, biometricId: '' }).biometricId).toBe(0)
  })

  it('takes no half characters, which no store takes', () => {
    expect(Object.keys(problemsOf({ name: 'Ravi \ud800', city: '\udfff' })).sort()).toEqual(['city', 'name'])
  })

  it('opens with what the record says', () => {
    const staff = staffSchema.parse(
      upgradeStaff('ravi', { gymId: 'iron', name: 'Ravi', phone: 9876543210 }).data,
    )
    expect(employeeFormOf(staff)).toEqual({
      ...{ ...emptyEmployeeForm, name: 'Ravi', phone: '9876543210', role: 'Manager' },
    })
    expect(employeeFormOf({ ...staff, signsIn: false, role: null }).role).toBe('')
  })
})
