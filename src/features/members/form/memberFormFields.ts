import { z } from 'zod'
import type { Lead } from '@/domain/leads/lead'
import type { Member } from '@/domain/members/member'
import { memberFormOf } from '@/domain/members/applyForm'
import { emptyMemberForm, memberFormSchema, type MemberForm } from '@/domain/members/memberForm'
import { fieldPhone } from '@/domain/shared/phone'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { ChosenFiles } from '@/components/files/personFiles'
import { noFiles, storedFileFields } from '@/components/files/StoredFileFields'

/** The domain's form with what only the screen has: chosen and dropped files, and whether a sale comes next. */
export const memberSheetSchema = (today: CivilDate, locale: string) =>
  memberFormSchema(today, locale).safeExtend({
    ...storedFileFields,
    sellNext: z.boolean(),
  })

export type MemberSheetInput = z.input<ReturnType<typeof memberSheetSchema>>
export type MemberSheetOutput = z.output<ReturnType<typeof memberSheetSchema>>

export const emptyMemberSheet: MemberSheetInput = {
  ...emptyMemberForm,
  ...noFiles,
  sellNext: true,
}

export const memberSheetOf = (member: Member): MemberSheetInput => ({
  ...memberFormOf(member),
  ...noFiles,
  sellNext: false,
})

/** What was written of somebody while they asked. */
const notesOfLead = ({ interest, notes }: Lead): string =>
  [interest === '' ? '' : `Asked about: ${interest}`, notes].filter((part) => part !== '').join('\n')

/** What is known already of somebody who asked before. */
export const sheetOfLead = (lead: Lead): MemberSheetInput => ({
  ...emptyMemberSheet,
  phone: fieldPhone(lead.phone),
  name: lead.name,
  email: lead.email,
  gender: lead.gender,
  pincode: lead.pincode,
  sourceOfJoining: lead.source,
  notes: notesOfLead(lead),
})

/** What goes into the record, and what goes into Storage: the record never holds a file. */
export function parted(sheet: MemberSheetOutput): {
  form: MemberForm
  files: ChosenFiles
  sellNext: boolean
} {
  const { photo, proof, dropsPhoto, dropsProof, sellNext, ...form } = sheet
  return { form, files: { photo, idProof: proof, dropsPhoto, dropsProof }, sellNext }
}
