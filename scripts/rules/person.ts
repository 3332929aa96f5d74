import { memberSchema } from '@/domain/members/member'
import { file, map, someText, text, whole, type Bounds } from './bounds'

/** Packages, money, history and what follows from them: no page writes these of a member. */
export const ofServer = {
  id: true,
  gymId: true,
  createdAt: true,
  updatedAt: true,
  totalDueAmount: true,
  creditBalance: true,
  currentPackage: true,
  futurePackage: true,
  lastPackage: true,
  lookup: true,
} as const

/** Who a member is. */
export const personSchema = memberSchema.omit(ofServer)

export const personBounds: Bounds = {
  name: someText(120),
  email: text(254),
  phone: text(40),
  dp: file,
  idProof: file,
  address: text(500),
  city: text(100),
  state: text(100),
  pincode: text(10),
  occupation: text(100),
  memberCode: text(40),
  referralCode: text(40),
  sourceOfJoining: text(100),
  biometricUserId: whole(0, 2_147_483_647),
  guardian: map({ name: text(120), phone: text(40), relation: text(60) }),
  notes: text(5000),
  reasonForLeaving: text(1000),
}
