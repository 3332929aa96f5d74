import type { ImportRow } from './importRow'

/** A row of a file with nothing but what is named, for tests. */
export const importRowWith = (fields: Partial<ImportRow> = {}): ImportRow => ({
  line: 2,
  name: 'Asha Rao',
  phone: '9876543210',
  email: '',
  gender: null,
  dob: null,
  address: '',
  city: '',
  state: '',
  pincode: '',
  occupation: '',
  memberCode: '',
  sourceOfJoining: '',
  notes: '',
  guardian: { name: '', phone: '', relation: '', consent: false },
  joinedOn: null,
  held: null,
  sharesPhone: false,
  ...fields,
})
