import { z } from 'zod'
import { ageOn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { emptyOr, optionalDate, phoneField, pincodeField } from '@/domain/shared/formFields'
import { isPlausiblePhone, phoneFault } from '@/domain/shared/phone'
import { tidy } from '@/domain/shared/text'
import { genderSchema } from './member'
import { LONGEST_NOTE } from './memberNotes'

/** DOMAIN 8: under this age a guardian answers for the member. */
export const ADULT_AGE = 18

/** A day that is still to come is a slip, and nobody's age. */
export const isMinor = (dob: CivilDate | null, today: CivilDate): boolean =>
  dob !== null && dob <= today && ageOn(dob, today) < ADULT_AGE

const text = (most: number) => z.string().trim().max(most, `At most ${most} characters`)

const isEmail = (value: string) => value.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value)

const guardianFormSchema = z.object({
  name: z.string().transform(tidy).pipe(z.string().max(120, 'At most 120 characters')),
  phone: z.string().trim(),
  relation: text(60),
  /** The guardian has agreed to the membership; the day of it is kept. */
  consent: z.boolean(),
})

/** The add and edit form, before checks; every field is always there, '' where nothing was typed. */
const fields = z.object({
  /** What is one follows from the centre's country; of the pincode too. */
  phone: z.string(),
  name: z
    .string()
    .transform(tidy)
    .pipe(z.string().min(1, 'Enter the name').max(120, 'At most 120 characters')),
  email: emptyOr(isEmail, 'Enter an e-mail address like name@example.com'),
  gender: z.union([genderSchema, z.literal('').transform(() => null), z.null()]),
  dob: optionalDate,
  address: text(300),
  city: text(80),
  state: text(80),
  pincode: z.string(),
  occupation: text(80),
  memberCode: text(20),
  referralCode: text(40),
  sourceOfJoining: text(60),
  /** 0 is "not linked" (SPECIFICATION 3). */
  biometricUserId: z.coerce
    .number('Enter the number shown on the device')
    .int('Enter a whole number')
    .min(0, 'Enter 0 or more')
    .max(999_999_999, 'At most 9 digits'),
  notes: text(LONGEST_NOTE),
  guardian: guardianFormSchema,
})

type Fields = z.output<typeof fields>

function dobProblem({ dob }: Fields, today: CivilDate): string | null {
  if (!dob) return null
  if (dob > today) return 'The date of birth lies in the future'
  return ageOn(dob, today) > 110 ? 'Check the year of birth' : null
}

/** PRODUCT 3 "Forms" and 4.4. `today` and `locale` are the centre's; problems stand at their field in words. */
export const memberFormSchema = (today: CivilDate, locale: string) =>
  fields.extend({ phone: phoneField(locale), pincode: pincodeField(locale) }).superRefine((form, ctx) => {
    const problem = (path: string[], message: string) => ctx.addIssue({ code: 'custom', path, message })
    const dob = dobProblem(form, today)
    if (dob) problem(['dob'], dob)
    const { guardian } = form
    if (guardian.phone !== '' && !isPlausiblePhone(guardian.phone))
      problem(['guardian', 'phone'], phoneFault(locale))
    if (!isMinor(form.dob, today)) return
    if (guardian.name === '') problem(['guardian', 'name'], 'Under 18 a guardian is needed: enter the name')
    if (guardian.phone === '')
      problem(['guardian', 'phone'], 'Under 18 a guardian is needed: enter the phone number')
    if (guardian.relation === '') problem(['guardian', 'relation'], 'Enter how the guardian is related')
    if (!guardian.consent) problem(['guardian', 'consent'], 'Under 18 the guardian must agree')
  })

/** Whether anything is said of a guardian; a consent alone is nobody's. */
export const namesGuardian = ({ name, phone, relation }: Omit<Fields['guardian'], 'consent'>): boolean =>
  [name, phone, relation].some((text) => text !== '')

/** What the inputs hold. */
export type MemberFormInput = z.input<typeof fields>
/** What was checked: tidy, typed, ready to become a member. */
export type MemberForm = Fields

export const emptyMemberForm: MemberFormInput = {
  phone: '',
  name: '',
  email: '',
  gender: null,
  dob: null,
  address: '',
  city: '',
  state: '',
  pincode: '',
  occupation: '',
  memberCode: '',
  referralCode: '',
  sourceOfJoining: '',
  biometricUserId: 0,
  notes: '',
  guardian: { name: '', phone: '', relation: '', consent: false },
}

/** Digits and letters that are not mistaken for one another when read aloud (Crockford). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The code a member gets who is given none: six characters that follow from the id alone, so that it can be made
 * offline and a repeated save makes the same one. Among 10,000 members two share one in 1 of 20 centres; then the
 * search shows both.
 */
export function memberCodeOf(memberId: string): string {
  let hash = 0xcbf29ce484222325n
  for (const letter of memberId)
    hash = BigInt.asUintN(64, (hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 0x100000001b3n)
  hash ^= hash >> 32n
  let code = ''
  for (let at = 0; at < 6; at += 1) {
    code += LETTERS[Number(hash & 31n)]
    hash >>= 5n
  }
  return code
}
