import type { Refusal } from '@/domain/shared/refusal'
import { refuseTexts, type TextLimit } from '@/domain/shared/textLimit'
import type { Guardian, Member } from './member'

/** What a page may write of a member; the rules are made of it (scripts/rules/sections.ts). */
export const personTexts = [
  { field: 'name', most: 120, isNeeded: true, called: 'name' },
  { field: 'email', most: 254, called: 'e-mail address' },
  { field: 'phone', most: 40, called: 'phone' },
  { field: 'address', most: 500, called: 'address' },
  { field: 'city', most: 100, called: 'city' },
  { field: 'state', most: 100, called: 'state' },
  { field: 'pincode', most: 10, called: 'pincode' },
  { field: 'occupation', most: 100, called: 'occupation' },
  { field: 'memberCode', most: 40, called: 'member code' },
  { field: 'referralCode', most: 40, called: 'referral code' },
  { field: 'sourceOfJoining', most: 100, called: 'source' },
  { field: 'notes', most: 5000, called: 'note' },
  {
    field: 'reasonForLeaving',
    most: 1000,
    called: 'reason for leaving',
    fix: 'Deactivate or restore the member, which replaces it.',
  },
] as const satisfies readonly TextLimit<keyof Member>[]

export const guardianTexts = [
  { field: 'name', most: 120, called: 'guardian’s name' },
  { field: 'phone', most: 40, called: 'guardian’s phone' },
  { field: 'relation', most: 60, called: 'guardian’s relation' },
] as const satisfies readonly TextLimit<keyof Guardian>[]

/** Why the rules would refuse any change that leaves the member so; null where they would not. */
export function refusePersonTexts(member: Member): Refusal | null {
  const { name, guardian } = member
  return (
    refuseTexts(name, member, personTexts) ??
    (guardian === null ? null : refuseTexts(name, guardian, guardianTexts))
  )
}
