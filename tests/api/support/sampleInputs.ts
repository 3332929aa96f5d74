import { png } from '../../support/files'
import type { CallInput, CallName } from '@/domain/api/contract'

type Inputs = { [N in CallName]: CallInput<N> }

/** Whose files the samples are about, where a test puts such a member. */
export const SAMPLE_MEMBER = 'sample-member'

/** A well-formed input of each call, of this centre where the call names one. Exhaustive over the contract. */
export const sampleInputs = (gymId: string): Inputs => ({
  getUser: { uid: gymId },
  updatePhotoURL: { uid: gymId, photoURL: 'https://pictures.test/asha.png' },
  createGym: {
    key: '6f1c1f0e-9d0c-4b57-8f0a-0d6f9a1b2c3d',
    name: 'New Centre',
    email: 'new-owner@served.test',
    ownerName: 'New Owner',
    phone: '9876543210',
    address: '1 MG Road',
    city: 'Indore',
    state: 'Madhya Pradesh',
    pincode: '452001',
    type: 'GYM',
    package: { name: 'Trial', price: 0, startDate: '2026-11-20', endDate: '2026-12-19', isTrial: true },
  },
  updateGym: { gymId, city: 'Indore' },
  toggleUserDisable: { gymId, isDisabled: true, reason: 'Unpaid since October' },
  gymByReferralCode: { code: 'ABCD2345' },
  upgradeRecords: { gymId },
  createEmployee: {
    gymId,
    key: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
    name: 'Ravi Kumar',
    email: 'ravi@served.test',
    phone: '9876543211',
    gender: null,
    dob: null,
    role: 'Manager',
    designation: '',
    empId: '',
    joiningDate: null,
    address: '',
    city: '',
    state: '',
    pincode: '',
    biometricId: 0,
  },
  updateEmployee: { gymId, uid: 'no-such-employee', city: 'Pune' },
  sendSMS: {
    gymId,
    to: { memberId: 'no-such-member' },
    templateKey: 'paymentReceipt',
    vars: { name: 'Asha' },
  },
  setKioskPin: { gymId, pin: '258013' },
  checkKioskPin: { gymId, pin: '258013' },
  enableBiometricUser: { gymId, biometricUserId: '12' },
  disableBiometricUser: { gymId, biometricUserId: '12' },
  recordExport: {
    gymId,
    key: '1b2c3d4e-5f60-4a7b-8c9d-0e1f2a3b4c5d',
    records: 'members',
    rows: 12,
    format: 'csv',
    filters: 'Active',
  },
  putFile: { gymId, kind: 'memberPhoto', id: SAMPLE_MEMBER, file: png.toString('base64') },
  listIdProofs: { gymId, of: 'member', id: SAMPLE_MEMBER },
  readIdProof: {
    gymId,
    of: 'member',
    id: SAMPLE_MEMBER,
    path: `${gymId}/members/${SAMPLE_MEMBER}/idProof-sample.pdf`,
  },
  removeIdProof: {
    gymId,
    of: 'member',
    id: SAMPLE_MEMBER,
    path: `${gymId}/members/${SAMPLE_MEMBER}/idProof-sample.pdf`,
  },
  confirmIdProof: {
    gymId,
    of: 'member',
    id: SAMPLE_MEMBER,
    path: `${gymId}/members/${SAMPLE_MEMBER}/idProof-sample.pdf`,
  },
  act: {
    gymId,
    key: '5b2f8a52-7f1e-4c2f-9d0b-3f6f1f6f0a11',
    act: 'collect',
    input: {
      invoiceId: 'no-such-invoice',
      rows: [{ amount: 100, modeOfPayment: 'Cash', paymentSource: 'Front desk', reference: '' }],
    },
  },
  importPunches: { gymId, fromDate: '2026-11-01', toDate: '2026-11-02' },
})
