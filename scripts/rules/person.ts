import { file, map, someText, text, whole, type Bounds } from './bounds'

/** How long what a page writes of a member may be (`personSchema`). */
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
