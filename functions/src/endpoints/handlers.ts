import type { Handlers } from '../http/handler'
import { act } from './act'
import { confirmIdProof } from './confirmIdProof'
import { checkKioskPin } from './checkKioskPin'
import { createEmployee } from './createEmployee'
import { createGym } from './createGym'
import { disableBiometricUser } from './disableBiometricUser'
import { enableBiometricUser } from './enableBiometricUser'
import { getUser } from './getUser'
import { gymByReferralCode } from './gymByReferralCode'
import { importPunches } from './importPunches'
import { recordExport } from './recordExport'
import { listIdProofs } from './listIdProofs'
import { putFile } from './putFile'
import { readIdProof } from './readIdProof'
import { removeIdProof } from './removeIdProof'
import { sendSMS } from './sendSMS'
import { setKioskPin } from './setKioskPin'
import { toggleUserDisable } from './toggleUserDisable'
import { updateEmployee } from './updateEmployee'
import { updateGym } from './updateGym'
import { updatePhotoURL } from './updatePhotoURL'
import { upgradeRecords } from './upgradeRecords'

/** One handler for each call of the contract. */
export const handlers: Handlers = {
  act,
  confirmIdProof,
  checkKioskPin,
  createEmployee,
  createGym,
  disableBiometricUser,
  enableBiometricUser,
  getUser,
  gymByReferralCode,
  importPunches,
  recordExport,
  listIdProofs,
  putFile,
  readIdProof,
  removeIdProof,
  sendSMS,
  setKioskPin,
  toggleUserDisable,
  updateEmployee,
  updateGym,
  updatePhotoURL,
  upgradeRecords,
}
