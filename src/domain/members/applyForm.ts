import type { CivilDate } from '@/domain/shared/civilDate'
import { lookupOf } from './lookupOf'
import type { Guardian, Member } from './member'
import { memberCodeOf, type MemberForm, type MemberFormInput } from './memberForm'

type Moment = { now: Date; today: CivilDate; timezone: string }

function guardianOf({ guardian }: MemberForm, known: Guardian | null, today: CivilDate): Guardian | null {
  const { name, phone, relation, consent } = guardian
  if (name === '' && phone === '' && relation === '') return null
  return { name, phone, relation, consentOn: consent ? (known?.consentOn ?? today) : null }
}

/** A member who has bought nothing yet. `id` is made by the client. */
export function newMember(id: string, gymId: string, form: MemberForm, moment: Moment): Member {
  const member = {
    ...form,
    id,
    gymId,
    memberCode: form.memberCode || memberCodeOf(id),
    guardian: guardianOf(form, null, moment.today),
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
  return { ...member, lookup: lookupOf(member, moment.timezone) }
}

/**
 * The member with what the form says, but for the number on the devices, which `linkPin` gives: another desk may have given them one
 * since the form opened. A changed e-mail address is no longer a verified one.
 */
export function editedMember(member: Member, form: MemberForm, moment: Moment): Member {
  const edited = {
    ...member,
    ...form,
    biometricUserId: member.biometricUserId,
    memberCode: form.memberCode || member.memberCode || memberCodeOf(member.id),
    guardian: guardianOf(form, member.guardian, moment.today),
    emailVerified: member.emailVerified && member.email === form.email,
    updatedAt: moment.now,
  }
  return { ...edited, lookup: lookupOf(edited, moment.timezone) }
}

/** What the edit form opens with. */
export const memberFormOf = (member: Member): MemberFormInput => ({
  phone: member.phone,
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
    phone: member.guardian?.phone ?? '',
    relation: member.guardian?.relation ?? '',
    consent: member.guardian?.consentOn != null,
  },
})
