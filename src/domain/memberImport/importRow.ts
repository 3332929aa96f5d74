import { z } from 'zod'
import { genderSchema } from '@/domain/members/member'
import { emptyMemberForm, type MemberFormInput } from '@/domain/members/memberForm'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { idSchema } from '@/domain/shared/id'

/** Far above what any field may hold, so that a sentence about the field is said and not one about the call. */
const text = z.string().max(4000)
const day = civilDateSchema.nullable()

/**
 * One row of a file as it goes to the server, which reads it by the rules of the form for a new member. `line` is the row's in the
 * file; `sharesPhone`: somebody looked at who has the phone already and adds the person all the same.
 */
export const importRowSchema = z.strictObject({
  line: z.int().min(1).max(1_000_000),
  name: text,
  phone: text,
  email: text,
  gender: genderSchema.nullable(),
  dob: day,
  address: text,
  city: text,
  state: text,
  pincode: text,
  occupation: text,
  memberCode: text,
  sourceOfJoining: text,
  notes: text,
  guardian: z.strictObject({ name: text, phone: text, relation: text, consent: z.boolean() }),
  joinedOn: day,
  /** What the member has bought elsewhere; without a first day it is counted back from the last one. */
  held: z.strictObject({ templateId: idSchema, startDate: day, endDate: civilDateSchema }).nullable(),
  sharesPhone: z.boolean(),
})
export type ImportRow = z.output<typeof importRowSchema>

/** The row as the form for a new member holds it. */
export const formOfRow = (row: ImportRow): MemberFormInput => ({
  ...emptyMemberForm,
  name: row.name,
  phone: row.phone,
  email: row.email,
  gender: row.gender,
  dob: row.dob,
  address: row.address,
  city: row.city,
  state: row.state,
  pincode: row.pincode,
  occupation: row.occupation,
  memberCode: row.memberCode,
  sourceOfJoining: row.sourceOfJoining,
  notes: row.notes,
  guardian: row.guardian,
})
