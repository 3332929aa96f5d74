import { describe, expect, it, test } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { leadWith } from '@/domain/leads/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { importedLead, isAsImported } from './importedLead'
import { leadFileColumns } from './leadFields'
import { readLeadRow } from './leadRow'
import { leadRowWith } from './fixtures'
import { knownPhones, planLeads } from './planLeads'

const today = civil('2026-11-20')
const headers = [
  ...['Lead Name', 'Mobile No.', 'Lead source', 'Rating', 'Follow-up date', 'Assigned to', 'Remarks'],
  ...['Email', 'PIN code', 'Interested in', 'Tags'],
]
const columns = leadFileColumns.columnsOf(headers)
const settings = settingsWith({ leadLabels: ['Student', 'Mornings'] })
const known = knownPhones(
  new Map([
    ['9811111111', [{ id: 'm1', name: 'Ravi Jain', code: '', hasLeft: false }]],
    ['9822222222', [{ id: 'm2', name: 'Meera Shah', code: '', hasLeft: true }]],
  ]),
  [
    leadWith({ id: 'open', name: 'Asha Rao', phoneDigits: '9833333333', status: 'Contacted' }),
    leadWith({ id: 'lost', name: 'Asha R', phoneDigits: '9833333333', status: 'Lost' }),
    leadWith({ id: 'won', name: 'Ravi J', phoneDigits: '9811111111', status: 'Converted' }),
    leadWith({ id: 'none', name: 'No Phone', phoneDigits: '' }),
  ],
  'en-IN',
)
const owners = new Map([
  ['rakesh solanki', ['r1']],
  ['asha rao', ['a1', 'a2']],
])
const plan = (...rows: string[][]) =>
  planLeads(
    rows.map((cells, at) => ({ line: at + 2, cells })),
    columns,
    { today, settings, dayOrder: 'day', owners, known },
  )
const only = (...cells: string[]) => {
  const [first] = plan(cells)
  if (!first) throw new Error('There is no row.')
  return first
}

describe('the dry run of an import of leads', () => {
  it('reads every column, in the words of the centre', () => {
    const row = only(
      ...['Kiran  Shah', '+91 98765-00001', 'instagram', 'HOT', '25/11/2026', 'RAKESH solanki', 'Mornings'],
      ...['kiran@example.com', '452001.0', 'Yoga', 'mornings; STUDENT'],
    )
    expect(row).toMatchObject({
      kind: 'new',
      row: {
        ...{ name: 'Kiran  Shah', phone: '9876500001', source: 'Instagram', temperature: 'Hot' },
        ...{ nextFollowUpOn: '2026-11-25', ownerId: 'r1', notes: 'Mornings', email: 'kiran@example.com' },
        ...{ pincode: '452001', interest: 'Yoga', labels: ['Mornings', 'Student'] },
      },
    })
  })

  it('names whoever has the phone already: members before leads, open leads before lost ones, then the file', () => {
    const planned = plan(
      ['New One', '9876500001'],
      ['Ravi', '+91 98111 11111'],
      ['Meera', '9822222222'],
      ['Asha', '9833333333'],
      ['Twice', '98765 00001'],
    )
    expect(planned.map((row) => (row.kind === 'duplicate' ? row.twin : row.kind))).toEqual([
      'new',
      { name: 'Ravi Jain', hasLeft: false },
      { name: 'Meera Shah', hasLeft: true },
      { name: 'Asha Rao', status: 'Contacted' },
      { name: 'New One', line: 2 },
    ])
  })

  it('reads and knows the numbers of the centre’s own country (PRODUCT 2.R)', () => {
    const held = knownPhones(
      new Map(),
      [leadWith({ id: 'older', name: 'Asha Rao', phoneDigits: '4155550123', status: 'Contacted' })],
      'en-US',
    )
    const planned = planLeads(
      [
        { line: 2, cells: ['Asha', '(415) 555-0123'] },
        { line: 3, cells: ['Kiran', '415 555 0124'] },
        { line: 4, cells: ['Kiran', '+1 415 555 0124'] },
      ],
      columns,
      { ...{ today, settings: settingsWith({ locale: 'en-US' }), dayOrder: 'day', owners, known: held } },
    )
    expect(planned.map((row) => [row.row.phone, row.kind === 'duplicate' ? row.twin : row.kind])).toEqual([
      ['+14155550123', { name: 'Asha Rao', status: 'Contacted' }],
      ['+14155550124', 'new'],
      ['+14155550124', { name: 'Kiran', line: 3 }],
    ])
  })

  test.each<[string, string[], string, string]>([
    ['phone', ['A', '12345'], 'phone', 'Enter a phone number of 10 digits'],
    ['phone', ['A', ''], 'phone', 'Enter the phone number'],
    ['name', ['', '9876500001'], 'name', 'Enter the name'],
    [
      'source',
      ['A', '9876500001', 'Radio'],
      'source',
      `“Radio” is not a source of this centre. Write ${settings.sources.join(', ')}, or add it under Settings`,
    ],
    [
      'temperature',
      ['A', '9876500001', '', 'Boiling'],
      'temperature',
      '“Boiling” is not known. Write Hot, Warm or Cold',
    ],
    [
      'date that is over',
      ['A', '9876500001', '', '', '19/11/2026'],
      'nextFollowUpOn',
      '19 Nov, 2026 is over. Write today or a later day, or leave it empty for today',
    ],
    [
      'date that nobody keeps in mind',
      ['A', '9876500001', '', '', '19/11/2030'],
      'nextFollowUpOn',
      'Choose a day within a year',
    ],
    [
      'date that is none',
      ['A', '9876500001', '', '', '31/11/2026'],
      'nextFollowUpOn',
      'There is no day 31/11/2026. Write the day first, then the month, like 31/01/2026',
    ],
    [
      'owner',
      ['A', '9876500001', '', '', '', 'Nobody'],
      'ownerId',
      '“Nobody” does not work here. Write the name as it is under Staff, or leave it empty',
    ],
    [
      'owner of whom there are two',
      ['A', '9876500001', '', '', '', 'Asha Rao'],
      'ownerId',
      'More than one person is called “Asha Rao”. Leave it empty, and assign the lead later',
    ],
    [
      'e-mail',
      ['A', '9876500001', '', '', '', '', '', 'kiran'],
      'email',
      'Enter an e-mail address like name@example.com',
    ],
    [
      'label',
      ['A', '9876500001', '', '', '', '', '', '', '', '', 'Student, VIP'],
      'labels',
      '“VIP” is not a label of this centre. Write Student, Mornings, or add it under Settings',
    ],
    ['pincode', ['A', '9876500001', '', '', '', '', '', '', '45'], 'pincode', 'Enter a pincode of 6 digits'],
  ])('says at the %s what is wrong', (_what, cells, field, text) =>
    expect(only(...cells)).toMatchObject({ kind: 'faulty', problems: [{ field, text }] }),
  )

  it('says everything that is wrong with a row, and lets a row that is faulty hide no other', () => {
    const [faulty, right] = plan(['', '9876500001', 'Radio', 'Boiling'], ['Kiran', '9876500001'])
    expect(faulty).toMatchObject({
      problems: [{ field: 'temperature' }, { field: 'source' }, { field: 'name' }],
    })
    expect(right).toMatchObject({ kind: 'new' })
  })
})

it('whoever is called nobody in particular, as our export says it, is nobody', () => {
  expect(only('Kiran', '9876500001', '', '', '', 'Nobody in particular')).toMatchObject({
    kind: 'new',
    row: { ownerId: null },
  })
})

describe('the lead that a row becomes', () => {
  const at = new Date('2026-11-20T06:00:00Z')
  const made = (fields: Parameters<typeof leadRowWith>[0] = {}) => {
    const row = leadRowWith(fields)
    const { form } = readLeadRow(row, { today, settings })
    if (form === null) throw new Error('The row is faulty.')
    return importedLead({ id: 'l1', gymId: 'iron' }, row, form, { by: 'support', at })
  }

  it('is new and due on the day of the import, and the owner’s, unless the file says otherwise', () => {
    expect(made({ ownerId: null })).toMatchObject({ ownerId: '' })
    expect(made()).toMatchObject({
      ...{ status: 'New', nextFollowUpOn: today, ownerId: 'iron', createdBy: 'support', temperature: 'Warm' },
      ...{ phoneDigits: '9876543211', nameLower: 'kiran shah', cameIn: '2026-11', createdAt: at },
    })
    const later = civil('2026-12-01')
    expect(made({ nextFollowUpOn: later, ownerId: 'r1' })).toMatchObject({
      ...{ nextFollowUpOn: later, ownerId: 'r1', createdBy: 'support' },
    })
  })

  it('is as it was imported until somebody changes or talks to it', () => {
    expect(isAsImported(made(), at)).toBe(true)
    expect(isAsImported({ ...made(), updatedAt: new Date('2026-11-20T07:00:00Z') }, at)).toBe(false)
    expect(isAsImported({ ...made(), status: 'Lost' }, at)).toBe(false)
  })
})
