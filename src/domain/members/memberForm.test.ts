import { describe, expect, it, test } from 'vitest'
import { memberWith } from './fixtures'
import { civil } from '@/domain/shared/civilDate'
import { editedMember, memberFormOf, newMember } from './applyForm'
import { memberCodeOf, memberFormSchema, emptyMemberForm, type MemberFormInput } from './memberForm'
import { memberSchema, type Member } from './member'

const today = civil('2026-11-20')
const schema = memberFormSchema(today, 'en-IN')
const typed = (fields: Partial<MemberFormInput> = {}): MemberFormInput => ({
  ...emptyMemberForm,
  phone: '98765 43210',
  name: '  Asha   Rao ',
  ...fields,
})
const guardian = { name: 'Meera Rao', phone: '9876500000', relation: 'Mother', consent: true }

function problems(fields: Partial<MemberFormInput>): Record<string, string> {
  const parsed = schema.safeParse(typed(fields))
  if (parsed.success) return {}
  return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

describe('the member form', () => {
  it('needs a phone number and a name, and nothing more', () => {
    expect(problems({})).toEqual({})
    expect(problems({ phone: '', name: ' ' })).toEqual({
      phone: 'Enter the phone number',
      name: 'Enter the name',
    })
  })

  test.each<[Partial<MemberFormInput>, string, string]>([
    [{ phone: '98765' }, 'phone', 'Enter a phone number of 10 digits'],
    [{ email: 'asha@' }, 'email', 'Enter an e-mail address like name@example.com'],
    [{ pincode: '12' }, 'pincode', 'Enter a pincode of 6 digits'],
    [{ dob: civil('2026-11-21') }, 'dob', 'The date of birth lies in the future'],
    [{ dob: civil('1900-01-01') }, 'dob', 'Check the year of birth'],
    [{ biometricUserId: -1 }, 'biometricUserId', 'Enter 0 or more'],
    [{ biometricUserId: 'abc' }, 'biometricUserId', 'Enter the number shown on the device'],
    [{ guardian: { ...guardian, phone: '12' } }, 'guardian.phone', 'Enter a phone number of 10 digits'],
  ])('says at the field what is wrong with %j', (fields, path, message) => {
    expect(problems(fields)).toEqual({ [path]: message })
  })

  it('asks for a postal code where there are no pincodes, and keeps its spaces (PRODUCT 2.R)', () => {
    const inBritain = (pincode: string) =>
      memberFormSchema(today, 'en-GB').safeParse({
        ...emptyMemberForm,
        phone: '+442079460018',
        name: 'Amy',
        pincode,
      })
    expect(inBritain('SW1A 1AA').data?.pincode).toBe('SW1A 1AA')
    expect(inBritain('').success).toBe(true)
    expect(inBritain('1').error?.issues.map(({ message }) => message)).toEqual([
      'Enter a postal code of 3 to 10 letters and digits, or leave it empty',
    ])
  })

  it('asks for a guardian under 18 (PRODUCT 4.4), and for none on the birthday', () => {
    expect(Object.keys(problems({ dob: civil('2008-11-21') }))).toEqual([
      'guardian.name',
      'guardian.phone',
      'guardian.relation',
      'guardian.consent',
    ])
    expect(problems({ dob: civil('2008-11-21'), guardian })).toEqual({})
    expect(problems({ dob: civil('2008-11-20') })).toEqual({})
  })

  it('tidies what was typed', () => {
    expect(schema.parse(typed({ gender: '', dob: '', biometricUserId: '12' }))).toMatchObject({
      name: 'Asha Rao',
      gender: null,
      dob: null,
      biometricUserId: 12,
    })
  })
})

describe('a member out of the form', () => {
  const moment = { now: new Date('2026-11-20T06:30:00Z'), today, timezone: 'Asia/Kolkata', locale: 'en-IN' }

  it('is active, owes nothing and can be found', () => {
    const member = newMember('m7', 'g1', schema.parse(typed()), moment)
    expect(memberSchema.parse(member)).toEqual(member)
    expect(member).toMatchObject({
      id: 'm7',
      gymId: 'g1',
      isActive: true,
      deleted: false,
      totalDueAmount: 0,
      guardian: null,
      memberCode: memberCodeOf('m7'),
      lookup: { nameLower: 'asha rao', phoneDigits: '9876543210', joinedOn: '2026-11-20' },
    })
  })

  it('keeps the day on which the guardian agreed', () => {
    const form = schema.parse(typed({ dob: civil('2010-01-01'), guardian }))
    const member = newMember('m7', 'g1', form, moment)
    expect(member.guardian).toMatchObject({ name: 'Meera Rao', consentOn: '2026-11-20' })
    const later = { ...moment, today: civil('2026-12-24') }
    expect(editedMember(member, form, member, later).guardian?.consentOn).toBe('2026-11-20')
  })

  it('comes back from the edit form unchanged', () => {
    const member = newMember('m7', 'g1', schema.parse(typed({ email: 'asha@example.com', guardian })), moment)
    expect(editedMember(member, schema.parse(memberFormOf(member)), member, moment)).toEqual(member)
  })

  it('has no verified address any more when the e-mail changes', () => {
    const member = memberWith({ email: 'asha@example.com', emailVerified: true })
    const edit = (email: string) =>
      editedMember(member, schema.parse({ ...memberFormOf(member), email }), member, moment).emailVerified
    expect(edit('asha@example.com')).toBe(true)
    expect(edit('rao@example.com')).toBe(false)
  })
})

describe('a member whom another desk changes while the edit form is open', () => {
  const moment = { now: new Date('2026-11-20T06:30:00Z'), today, timezone: 'Asia/Kolkata', locale: 'en-IN' }
  const opened = memberWith({
    phone: '+91 98765 43210',
    notes: 'Knee',
    guardian: { ...guardian, consentOn: today },
  })
  const save = (meanwhile: Partial<Member>, fields: Partial<MemberFormInput>, from = opened) =>
    editedMember({ ...from, ...meanwhile }, schema.parse({ ...memberFormOf(from), ...fields }), from, moment)

  it('keeps what was changed there, and gets what was typed here', () => {
    const meanwhile = { phone: '9876500001', notes: 'Knee is well', email: 'asha@example.com' }
    expect(save({ ...meanwhile, emailVerified: true }, { city: 'Indore' })).toMatchObject({
      ...meanwhile,
      ...{ emailVerified: true, city: 'Indore', lookup: { phoneDigits: '9876500001' } },
    })
  })

  it('keeps it also where the form would have tidied what stood there, or had to be put right', () => {
    const theirs = { name: 'Asha S Rao', city: 'Indore' }
    expect(save(theirs, { email: 'asha@example.com' }, memberWith({ name: 'Asha  Rao' }))).toMatchObject(
      theirs,
    )
    const minor = memberWith({ dob: civil('2010-01-01') })
    expect(save(theirs, { guardian }, minor)).toMatchObject(theirs)
  })

  it('keeps of the guardian, and of the day they agreed, what was not typed', () => {
    const theirs = { ...guardian, phone: '9876500002', consentOn: civil('2026-11-01') }
    const named = { guardian: { ...guardian, name: 'Meera S Rao' } }
    expect(save({ guardian: theirs }, {}).guardian).toEqual(theirs)
    expect(save({ guardian: theirs }, named).guardian).toMatchObject({
      ...{ name: 'Meera S Rao', phone: '9876500002', consentOn: '2026-11-01' },
    })
  })
})

describe('memberCodeOf', () => {
  it('is six characters that follow from the id', () => {
    expect(memberCodeOf('m7')).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/)
    expect(memberCodeOf('m7')).toBe(memberCodeOf('m7'))
  })

  it('hardly ever repeats among 10,000 members', () => {
    const codes = new Set(Array.from({ length: 10_000 }, (_, at) => memberCodeOf(`member-${at}`)))
    expect(codes.size).toBeGreaterThanOrEqual(9_999)
  })
})
