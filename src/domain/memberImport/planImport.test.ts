import { describe, expect, it } from 'vitest'
import { directoryEntryOf } from '@/domain/members/directory'
import { memberWith } from '@/domain/members/fixtures'
import type { Member } from '@/domain/members/member'
import { memberStates } from '@/domain/members/memberState'
import { membersByPhone } from '@/domain/members/samePhone'
import { civil } from '@/domain/shared/civilDate'
import { importFileOf } from '@/domain/imports/fileRows'
import { memberColumns } from './importFields'
import { packageNames, planImport } from './planImport'
import { planRow } from './planRow'

const today = civil('2026-11-20')
const headers = ['Name', 'Phone', 'DOB', 'Package', 'Start date', 'End date', 'Joined on', 'Guardian']
const columns = memberColumns.columnsOf(headers)
/** As the list of members exports them (`activeColumns`). */
const listHeaders = [
  ...['Name', 'Phone', 'Package', 'Ends on', 'State', 'Due', 'Last visit', 'Source', 'Biometric id'],
  ...['Joined', 'Code', 'Package type', 'Trainer', 'E-mail', 'Gender', 'Age', 'Pincode', 'Occupation'],
]
const context = {
  today,
  dayOrder: 'day' as const,
  timezone: 'Asia/Kolkata',
  locale: 'en-IN',
  packageOf: (name: string) => ({ monthly: 'pm' })[name.toLowerCase()],
}
const rowsOf = (...cells: string[][]) => cells.map((each, at) => ({ line: at + 2, cells: each }))
const directoryOf = (...members: Member[]) =>
  new Map(members.map((member) => [member.id, directoryEntryOf(member)]))
const known = membersByPhone(
  directoryOf(
    memberWith({ id: 'm1', name: 'Asha Rao', phone: '9876543210' }),
    memberWith({ id: 'm2', name: 'Ravi Rao', phone: '9811111111', isActive: false }),
    memberWith({ id: 'm3', name: 'Old Rao', phone: '9822222222', deleted: true }),
  ),
  'en-IN',
)
const plan = (rows: string[][], addsFamilies = false) =>
  planImport(rowsOf(...rows), columns, { ...context, known, addsFamilies })

describe('the dry run of an import', () => {
  it('says of each row what it becomes', () => {
    expect(
      plan([
        ['Meera Jain', '+91 98765 00001'],
        ['asha  rao', '098765 43210'],
        ['Ravi Rao', '9811111111'],
        ['Nobody', '12345'],
        ['New Rao', '9822222222'],
      ]).map(({ line, kind }) => [line, kind]),
    ).toEqual([
      [2, 'new'],
      [3, 'duplicate'],
      [4, 'duplicate'],
      [5, 'faulty'],
      [6, 'new'],
    ])
  })

  it.each([
    ['en-US', ['4155550123', '1 415 555 0123', '+1 415 555 0123'], '+14155550123'],
    ['en-SG', ['91234567', '65 91234567', '+65 9123 4567'], '+6591234567'],
    ['en-AE', ['0501234567', '501234567', '971501234567'], '+971501234567'],
    ['en-GB', ['07911 123456', '7911123456', '447911123456'], '+447911123456'],
  ])('at a centre in %s each of %j is the member who has it (PRODUCT 2.R)', (locale, phones, kept) => {
    for (const phone of [kept, ...phones]) {
      const held = membersByPhone(directoryOf(memberWith({ id: 'm1', name: 'Asha Rao', phone })), locale)
      const planned = planImport(rowsOf(...phones.map((each) => ['Asha Rao', each])), columns, {
        ...{ ...context, locale, known: held, addsFamilies: true },
      })
      expect(planned.map(({ kind, row }) => [kind, row.phone])).toEqual(phones.map(() => ['duplicate', kept]))
    }
  })

  it('asks for a number as the centre’s country writes it', () => {
    const faults = (locale: string) =>
      planRow({ line: 2, cells: ['A', '12345'] }, columns, { ...context, locale }).problems
    expect(faults('en-AE')).toEqual([
      { field: 'phone', text: 'Enter a phone number with its country code, like +44 20 7946 0018' },
    ])
    expect(faults('en-IN')).toEqual([{ field: 'phone', text: 'Enter a phone number of 10 digits' }])
  })

  it('finds who comes twice in the file', () => {
    const [, second] = plan([
      ['Meera Jain', '9876500001'],
      ['MEERA JAIN', '98765-00001'],
    ])
    expect(second).toMatchObject({
      kind: 'duplicate',
      isPerson: true,
      twin: { line: 2, name: 'Meera Jain' },
    })
  })

  it('adds families that share a phone where that is wanted, and never the same person twice', () => {
    const rows = [
      ['Kiran Rao', '9876543210'],
      ['Asha Rao', '9876543210'],
      ['Meera Jain', '9876500001'],
      ['Mohan Jain', '9876500001'],
    ]
    expect(plan(rows).map(({ kind }) => kind)).toEqual(['duplicate', 'duplicate', 'new', 'duplicate'])
    const planned = plan(rows, true)
    expect(planned.map(({ kind, row }) => [kind, row.sharesPhone])).toEqual([
      ['new', true],
      ['duplicate', false],
      ['new', false],
      ['new', true],
    ])
  })

  it('names every fault of a row at its cell', () => {
    const [row] = plan([['', '123', '31/02/2000', 'Gold', '01/12/2026', '', '01/01/2027']])
    expect(row).toMatchObject({
      kind: 'faulty',
      problems: [
        {
          field: 'dob',
          text: 'There is no day 31/02/2000. Write the day first, then the month, like 31/01/2026',
        },
        { field: 'phone', text: 'Enter a phone number of 10 digits' },
        { field: 'name', text: 'Enter the name' },
        { field: 'joinedOn', text: 'The day of joining lies in the future' },
        { field: 'packageEnd', text: 'Enter the day on which the package ends' },
        { field: 'packageName', text: 'Choose what “Gold” is among your packages' },
      ],
    })
  })

  it('asks for a guardian of who is under 18', () => {
    const [row] = plan([['Tara', '9876500001', '01/01/2015', '', '', '', '', 'Anil']])
    expect(row).toMatchObject({
      kind: 'faulty',
      problems: [{ field: 'guardianPhone' }, { field: 'guardianRelation' }, { field: 'guardianConsent' }],
    })
  })

  it('takes over a package by its name with its days, and refuses days that make no term', () => {
    const held = (cells: string[]) => planRow({ line: 2, cells }, columns, context)
    expect(held(['A', '9876500001', '', 'Monthly', '', '2026-12-05']).row.held).toEqual({
      templateId: 'pm',
      startDate: null,
      endDate: '2026-12-05',
    })
    expect(held(['A', '9876500001', '', 'MONTHLY', '06/12/2026', '05/12/2026']).problems).toEqual([
      { field: 'packageEnd', text: 'It would end on 05 Dec, 2026, before it starts on 06 Dec, 2026' },
    ])
    expect(held(['A', '9876500001', '', 'Monthly', '01/01/2010', '05/12/2026']).problems).toEqual([
      { field: 'packageEnd', text: 'It would be longer than ten years. Check both dates' },
    ])
    expect(held(['A', '9876500001', '', 'Monthly', '', '31/12/2062']).problems).toEqual([
      { field: 'packageEnd', text: 'It would end in more than ten years. Check the year' },
    ])
    expect(held(['A', '9876500001', '', '', '', '05/12/2026']).problems).toEqual([
      { field: 'packageName', text: 'Enter the name of the package' },
    ])
  })

  it('takes how members stand in our own export for no part of their address', () => {
    const exported = memberColumns.columnsOf(listHeaders)
    const stateOf = (text: string) => {
      const cells = listHeaders.map((header) => (header === 'State' ? text : ''))
      return planRow({ line: 2, cells }, exported, context).row.state
    }
    for (const state of [...memberStates, 'ACTIVE']) expect([state, stateOf(state)]).toEqual([state, ''])
    expect(stateOf('Karnataka')).toBe('Karnataka')
  })

  it('lists the names of packages once each', () => {
    const rows = rowsOf(
      ['A', '1', '', 'Gold'],
      ['B', '2', '', ' gold '],
      ['C', '3', '', 'Silver'],
      ['D', '4'],
    )
    expect([...packageNames(rows, columns)]).toEqual([
      ['Gold', 2],
      ['Silver', 1],
    ])
  })

  it('lists a name that begins with a sign as the row has it, so that its package can be chosen', () => {
    const file = rowsOf(['A', '9876500001', '', "'@Home", '', '2026-12-05'])
    const chosen = new Map([...packageNames(file, columns).keys()].map((name) => [name, 'ph']))
    const packageOf = (name: string) => chosen.get(name)
    expect([...chosen.keys()]).toEqual(['@Home'])
    expect(file.map((row) => planRow(row, columns, { ...context, packageOf }).row.held)).toEqual([
      { templateId: 'ph', startDate: null, endDate: '2026-12-05' },
    ])
  })
})

describe('a file of members', () => {
  it('has its headers in the first line that holds anything, and no empty rows', () => {
    expect(
      importFileOf('a.csv', [
        ['', ''],
        ['Name ', 'Phone'],
        ['', ' '],
        ['Asha', '1'],
      ]),
    ).toEqual({
      name: 'a.csv',
      headers: ['Name', 'Phone'],
      rows: [{ line: 4, cells: ['Asha', '1'] }],
    })
  })

  it.each([
    [[], 'This file is empty'],
    [[['Name', 'Phone']], 'There is only one line in this file'],
    [
      [['Name'], ...Array.from({ length: 5001 }, (_, at) => [`Member ${String(at)}`])],
      'This file has 5001 rows',
    ],
  ])('says why it can’t be imported', (table, start) => {
    expect(importFileOf('a.csv', table)).toMatch(new RegExp(`^${start}`))
  })
})
