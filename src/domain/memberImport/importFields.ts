import { fileColumns, type Columns, type FieldNames } from '@/domain/imports/fileColumns'

/** What a column of a file of members can be, in the order in which the screen offers it. `also`: other headers that mean it. */
export const importFields = {
  name: {
    label: 'Name',
    also: ['member name', 'full name', 'member', 'customer', 'customer name', 'client name'],
  },
  phone: {
    label: 'Phone',
    also: ['phone number', 'phone no', 'mobile', 'mobile number', 'mobile no', 'contact', 'contact number'],
  },
  email: { label: 'E-mail', also: ['email', 'email address', 'email id', 'mail'] },
  gender: { label: 'Gender', also: ['sex'] },
  dob: { label: 'Date of birth', also: ['dob', 'birthday', 'birth date', 'born on'] },
  address: { label: 'Address', also: ['street', 'street address'] },
  city: { label: 'City', also: ['town'] },
  state: { label: 'State', also: [] },
  pincode: {
    label: 'Pincode or postal code',
    also: ['pin code', 'pin', 'postal code', 'postcode', 'zip', 'zip code'],
  },
  occupation: { label: 'Occupation', also: ['profession', 'job'] },
  memberCode: {
    label: 'Member code',
    also: ['code', 'member id', 'membership id', 'membership number', 'member no', 'member number', 'id'],
  },
  sourceOfJoining: { label: 'Source', also: ['source of joining', 'lead source', 'came from'] },
  joinedOn: {
    label: 'Joined on',
    also: ['joined', 'joining date', 'date of joining', 'join date', 'doj', 'member since', 'registered on'],
  },
  notes: { label: 'Notes', also: ['note', 'remarks', 'comments'] },
  packageName: {
    label: 'Package',
    also: ['package name', 'plan', 'plan name', 'membership', 'membership plan', 'membership type'],
  },
  packageStart: {
    label: 'Package starts on',
    also: ['start date', 'package start', 'plan start', 'starts on', 'from', 'valid from'],
  },
  packageEnd: {
    label: 'Package ends on',
    also: [
      'end date',
      'package end',
      'plan end',
      'ends on',
      'expiry',
      'expiry date',
      'expires on',
      'valid till',
      'valid until',
      'valid to',
      'to',
      'due date',
    ],
  },
  guardianName: { label: 'Guardian’s name', also: ['guardian', 'guardian name', 'parent', 'parent name'] },
  guardianPhone: { label: 'Guardian’s phone', also: ['guardian phone', 'guardian mobile', 'parent phone'] },
  guardianRelation: { label: 'Guardian is', also: ['guardian relation', 'relation'] },
  guardianConsent: { label: 'Guardian agreed', also: ['guardian consent', 'consent'] },
} as const satisfies FieldNames<string>

export type ImportField = keyof typeof importFields
export type ImportColumns = Columns<ImportField>

export const memberColumns = fileColumns<ImportField>(importFields)

const dateFields = ['dob', 'joinedOn', 'packageStart', 'packageEnd'] as const satisfies readonly ImportField[]

export const datesIn = (columns: ImportColumns) => dateFields.map((field) => columns[field])
