import type { Handlers } from '../http/handler'
import { act } from './act'
import { answerLeave } from './answerLeave'
import { askLeave } from './askLeave'
import { assignGymPackage } from './assignGymPackage'
import { assignTrainer } from './assignTrainer'
import { confirmIdProof } from './confirmIdProof'
import { checkKioskPin } from './checkKioskPin'
import { correctDay } from './correctDay'
import { createEmployee } from './createEmployee'
import { createGym } from './createGym'
import { deleteGym } from './deleteGym'
import { disableBiometricUser } from './disableBiometricUser'
import { enableBiometricUser } from './enableBiometricUser'
import { endSupport } from './endSupport'
import { enquire } from './enquire'
import { enquiryPage } from './enquiryPage'
import { eraseMember } from './eraseMember'
import { extendTrial } from './extendTrial'
import { getUser } from './getUser'
import { gymByReferralCode } from './gymByReferralCode'
import { giveLeave } from './giveLeave'
import { grantSupport } from './grantSupport'
import { importLeads } from './importLeads'
import { importMembers } from './importMembers'
import { importPunches } from './importPunches'
import { leaveSupport } from './leaveSupport'
import { markLate } from './markLate'
import { mergeLeads } from './mergeLeads'
import { messageOwner } from './messageOwner'
import { phoneOfMember } from './phoneOfMember'
import { recordExport } from './recordExport'
import { listSignIns } from './listSignIns'
import { openSupport } from './openSupport'
import { listIdProofs } from './listIdProofs'
import { ownLeave } from './ownLeave'
import { ownPay } from './ownPay'
import { payGymInvoice } from './payGymInvoice'
import { payPreview } from './payPreview'
import { putFile } from './putFile'
import { readIdProof } from './readIdProof'
import { removeIdProof } from './removeIdProof'
import { renewGymPackage } from './renewGymPackage'
import { sendSMS } from './sendSMS'
import { setKioskPin } from './setKioskPin'
import { setPlatform } from './setPlatform'
import { signOutEverybody } from './signOutEverybody'
import { toggleUserDisable } from './toggleUserDisable'
import { updateEmployee } from './updateEmployee'
import { updateGym } from './updateGym'
import { updatePhotoURL } from './updatePhotoURL'
import { undoImport } from './undoImport'
import { upgradeRecords } from './upgradeRecords'
import { registerDevice } from './registerDevice'
import { changeDevice } from './changeDevice'
import { removeDevice } from './removeDevice'
import { restoreLeave } from './restoreLeave'
import { sendAgain } from './sendAgain'
import { refetchDevice } from './refetchDevice'
import { askRoster } from './askRoster'
import { rebootDevice } from './rebootDevice'
import { linkPin } from './linkPin'

/** One handler for each call of the contract. */
export const handlers: Handlers = {
  act,
  askLeave,
  giveLeave,
  answerLeave,
  restoreLeave,
  assignGymPackage,
  assignTrainer,
  confirmIdProof,
  checkKioskPin,
  correctDay,
  createEmployee,
  createGym,
  deleteGym,
  disableBiometricUser,
  enableBiometricUser,
  endSupport,
  enquire,
  enquiryPage,
  eraseMember,
  extendTrial,
  getUser,
  gymByReferralCode,
  grantSupport,
  importLeads,
  importMembers,
  importPunches,
  leaveSupport,
  markLate,
  mergeLeads,
  phoneOfMember,
  messageOwner,
  recordExport,
  listIdProofs,
  listSignIns,
  openSupport,
  ownLeave,
  ownPay,
  payGymInvoice,
  payPreview,
  putFile,
  readIdProof,
  removeIdProof,
  renewGymPackage,
  sendSMS,
  setKioskPin,
  setPlatform,
  signOutEverybody,
  toggleUserDisable,
  updateEmployee,
  updateGym,
  updatePhotoURL,
  undoImport,
  upgradeRecords,
  registerDevice,
  changeDevice,
  removeDevice,
  sendAgain,
  refetchDevice,
  askRoster,
  rebootDevice,
  linkPin,
}
