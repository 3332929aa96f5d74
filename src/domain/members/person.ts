import { memberSchema } from './member'

/** Packages, money and what follows from them, the number on the devices, and the ID proof's path: the server alone writes these of a member. */
const ofServer = {
  id: true,
  gymId: true,
  createdAt: true,
  updatedAt: true,
  idProof: true,
  biometricUserId: true,
  totalDueAmount: true,
  creditBalance: true,
  currentPackage: true,
  futurePackage: true,
  lastPackage: true,
  leadId: true,
  trainerId: true,
  trainerName: true,
  formerTrainers: true,
  erased: true,
  lookup: true,
} as const

/** Who a member is: what a page may write. */
export const personSchema = memberSchema.omit(ofServer)

/** The parts of `lookup` that follow from who a member is. */
export const personLookup = ['nameLower', 'phoneDigits', 'lastVisitOn'] as const
