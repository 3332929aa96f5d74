import type { CivilDate } from '@/domain/shared/civilDate'
import { changesOf } from '@/domain/shared/changesOf'
import { fieldPhone } from '@/domain/shared/phone'
import { lookupOf } from './lookupOf'
import type { Guardian, Member } from './member'
import {
  memberCodeOf,
  memberFormSchema,
  namesGuardian,
  type MemberForm,
  type MemberFormInput,
} from './memberForm'

type Moment = { now: Date; today: CivilDate; timezone: string }
type FormMoment = Moment & { locale: string }

function guardianOf(
  { name, phone, relation, consent }: MemberForm['guardian'],
  known: Guardian | null,
  today: CivilDate,
): Guardian | null {
  if (!namesGuardian({ name, phone, relation })) return null
  return { name, phone, relation, consentOn: consent ? (known?.consentOn ?? today) : null }
}

/** A member who has bought nothing yet. `id` is made by the client. */
export function newMember(id: string, gymId: string, form: MemberForm, moment: Moment): Member {
  const member = {
    ...form,
    id,
    gymId,
    memberCode: form.memberCode || memberCodeOf(id),
    guardian: guardianOf(form.guardian, null, moment.today),
    emailVerified: false,
    dp: '',
    idProof: '',
    totalDueAmount: 0,
    isActive: true,
    deleted: false,
    createdAt: moment.now,
    updatedAt: moment.now,
    currentPackage: null,
    futurePackage: null,
    lastPackage: null,
    creditBalance: 0,
    blocked: false,
    deactivatedOn: null,
    reasonForLeaving: '',
    lastVisitOn: null,
  }
  return { ...member, lookup: lookupOf(member, moment.timezone, null) }
}

/** The member that an edit form opened with, as that form gives them where nobody types anything. */
const untouched = (opened: Member, { today, locale }: FormMoment) =>
  memberFormSchema(today, locale).safeParse(memberFormOf(opened)).data ?? memberFormOf(opened)

/**
 * The member as they are by now, with what was typed since the form opened on `opened`: another desk may have changed the rest. The
 * number on the devices is what `linkPin` gives. A changed e-mail address is no longer a verified one.
 */
export function editedMember(member: Member, form: MemberForm, opened: Member, moment: FormMoment): Member {
  const before = untouched(opened, moment)
  const { guardian, biometricUserId: _pin, ...typed } = changesOf(before, form)
  const edited = {
    ...member,
    ...typed,
    memberCode: typed.memberCode || member.memberCode || memberCodeOf(member.id),
    guardian: guardian
      ? guardianOf(
          { ...memberFormOf(member).guardian, ...changesOf(before.guardian, guardian) },
          member.guardian,
          moment.today,
        )
      : member.guardian,
    emailVerified: member.emailVerified && (typed.email ?? member.email) === member.email,
    updatedAt: moment.now,
  }
  return { ...edited, lookup: lookupOf(edited, moment.timezone, member.lookup) }
}

/** What the edit form opens with. */
export const memberFormOf = (member: Member): MemberFormInput => ({
  phone: fieldPhone(member.phone),
  name: member.name,
  email: member.email,
  gender: member.gender,
  dob: member.dob,
  address: member.address,
  city: member.city,
  state: member.state,
  pincode: member.pincode,
  occupation: member.occupation,
  memberCode: member.memberCode,
  referralCode: member.referralCode,
  sourceOfJoining: member.sourceOfJoining,
  biometricUserId: member.biometricUserId,
  notes: member.notes,
  guardian: {
    name: member.guardian?.name ?? '',
    phone: fieldPhone(member.guardian?.phone ?? ''),
    relation: member.guardian?.relation ?? '',
    consent: member.guardian?.consentOn != null,
  },
})
