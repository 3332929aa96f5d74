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
  pincode: { label: 'Pincode', also: ['pin code', 'pin', 'postal code', 'postcode', 'zip', 'zip code'] },
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
} as const satisfies Record<string, { label: string; also: readonly string[] }>

export type ImportField = keyof typeof importFields
export const importFieldIds = Object.keys(importFields) as ImportField[]

/** Which column of the file each field is in, counted from 0. */
export type ImportColumns = Partial<Record<ImportField, number>>

/** Headers differ in capitals, spaces and marks: `Phone No.` is `phone no`. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const fieldOf = new Map(
  importFieldIds.flatMap((field): [string, ImportField][] =>
    [importFields[field].label, field, ...importFields[field].also].map((header) => [plain(header), field]),
  ),
)

/** The fields that the headers name by themselves; of two columns of one name the first counts. */
export function columnsOf(headers: readonly string[]): ImportColumns {
  const columns: ImportColumns = {}
  headers.forEach((header, at) => {
    const field = fieldOf.get(plain(header))
    if (field !== undefined && columns[field] === undefined) columns[field] = at
  })
  return columns
}

/** The columns with that one being this field, and nothing else; null for nothing. */
export function withColumn(columns: ImportColumns, at: number, field: ImportField | null): ImportColumns {
  const others = importFieldIds.filter(
    (id) => columns[id] !== undefined && columns[id] !== at && id !== field,
  )
  return Object.fromEntries([
    ...others.map((id) => [id, columns[id]]),
    ...(field === null ? [] : [[field, at]]),
  ]) as ImportColumns
}

export const fieldAt = (columns: ImportColumns, at: number): ImportField | null =>
  importFieldIds.find((field) => columns[field] === at) ?? null
