import { describe, expect, it } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { draftWith, invoiceWith } from '@/domain/invoices/fixtures'
import { listedWith } from '@/domain/members/fixtures'
import { tabCounts } from '@/domain/members/memberTotals'
import { findingsTitle } from '@/domain/monthStats/findingsTitle'
import { moneyCheckSchema } from '@/domain/monthStats/moneyCheck'
import { civil } from '@/domain/shared/civilDate'
import { memberUntil } from './fixtures'
import { approvalRow, owedRow } from './invoiceTodo'
import { memberDoneUntil, memberTodo } from './memberTodo'
import { nightTodo } from './nightTodo'
import {
  cutGroupOf,
  groupOf,
  rankedGroups,
  rankedRows,
  stillWaits,
  type TodoKind,
  type TodoRow,
} from './todoRow'

const today = civil('2026-11-20')
const limits = settingsWith()
const prices = new Map([
  ['monthly', 1000],
  ['yearly', 9000.5],
])

const groupsOf = (members: Parameters<typeof memberTodo>[0], own = limits) =>
  new Map(memberTodo(members, prices, today, own).map((group) => [group.kind, group]))

const namesIn = (rows: readonly TodoRow[] = []) =>
  rows.map((row) => ('member' in row ? row.member.name : row.key))

const night = (id: string, rupees = 0, pressing = 0): TodoRow => ({
  kind: 'night',
  key: id,
  rupees,
  pressing,
  item: { text: id, task: null, who: '', memberId: '', invoiceId: '' },
})

describe('the work list is ranked by rupees, ties by urgency (issue 12)', () => {
  it('rows: the most rupees first, then what has waited longest, then by key', () => {
    const rows = [
      night('b', 5, 1),
      night('a', 5, 1),
      night('ahead', 5, -2),
      night('late', 5, 9),
      night('rich', 6),
    ]
    expect(rankedRows(rows).map(({ key }) => key)).toEqual(['rich', 'late', 'a', 'b', 'ahead'])
  })

  it('groups: by the rupees of the whole list, then the more urgent kind; empty ones are left out', () => {
    const group = (kind: TodoKind, rupees: number) => ({ ...groupOf(kind, [night(kind)]), rupees })
    const ranked = rankedGroups([
      group('birthday', 0),
      group('absent', 500),
      group('staff', 0),
      group('expiring', 500),
      group('overdue', 700),
      groupOf('approval', []),
    ])
    expect(ranked.map(({ kind }) => kind)).toEqual(['overdue', 'expiring', 'absent', 'staff', 'birthday'])
  })

  it('a group that was cut says the rupees of all of it, or none, and ranks by what it has at least', () => {
    const rows = [night('a', 300), night('b', 200)]
    const known = cutGroupOf('approval', rows, { count: 30, rupees: 9000 })
    expect(known).toMatchObject({ count: 30, rupees: 9000, isAddedUp: true })
    const unknown = cutGroupOf('approval', rows, { count: 30, rupees: null })
    expect(unknown).toMatchObject({ count: 30, rupees: 500, isAddedUp: false })
    const absent = groupOf('absent', [night('c', 400)])
    expect(rankedGroups([absent, unknown]).map(({ kind }) => kind)).toEqual(['approval', 'absent'])
  })

  it('a group of which no row was read stays by its count', () => {
    const unread = cutGroupOf('pastDue', [], { count: 4, rupees: 800 })
    expect(rankedGroups([unread, cutGroupOf('overdue', [], { count: 0, rupees: 0 })])).toEqual([unread])
    expect(stillWaits(unread, () => true)).toBe(true)
  })

  it('adds a group up in paise', () => {
    const rows = [night('a', 0.1), night('b', 0.2)]
    expect(groupOf('night', rows)).toMatchObject({ count: 2, rupees: 0.3 })
  })
})

describe('a group of which rows were put off', () => {
  const rows = [night('a'), night('b')]
  const hides =
    (...keys: string[]) =>
    ({ key }: TodoRow) =>
      keys.includes(key)
  const whole = groupOf('overdue', rows)

  it('goes once all of it is put off', () => {
    expect(stillWaits(whole, hides('a'))).toBe(true)
    expect(stillWaits(whole, hides('a', 'b'))).toBe(false)
  })

  it('stays while more wait than were read, known or not how many', () => {
    const put = hides('a', 'b')
    expect(stillWaits({ ...whole, count: 3 }, put)).toBe(true)
    expect(stillWaits({ ...whole, count: null }, put)).toBe(true)
    expect(stillWaits({ ...whole, count: 2 }, put)).toBe(false)
  })
})

describe('what waits among the members', () => {
  const members = [
    memberUntil('Ends today', '2026-11-20', 'yearly'),
    memberUntil('Ends in a week', '2026-11-26'),
    memberUntil('Ends later', '2026-11-27'),
    memberUntil('In grace', '2026-11-17'),
    memberUntil('Past grace', '2026-11-16', 'yearly'),
    memberUntil('Long gone', '2026-10-20'),
    memberUntil('Stays away', '2026-12-31', 'monthly', { lastVisitOn: civil('2026-11-10') }),
    memberUntil('Left', '2026-11-20', 'monthly', { isActive: false }),
  ]

  it('each group is the list that its head opens (PRODUCT 2.Q)', () => {
    const groups = groupsOf(members)
    const tabs = ['expiring', 'grace', 'expired', 'absent'] as const
    const counts = tabCounts(members, tabs, today, limits)
    for (const tab of tabs) expect(groups.get(tab)?.count, tab).toBe(counts[tab])
    expect(namesIn(groups.get('expiring')?.rows)).toEqual(['Ends today', 'Ends in a week'])
    expect(namesIn(groups.get('grace')?.rows)).toEqual(['In grace'])
    expect(namesIn(groups.get('expired')?.rows)).toEqual(['Past grace'])
    expect(namesIn(groups.get('absent')?.rows)).toEqual(['Stays away'])
  })

  it('goes by the days that the centre has set', () => {
    const own = settingsWith({ expiringDays: 8, graceDays: 0, absentDays: 11 })
    const groups = groupsOf(members, own)
    expect(namesIn(groups.get('expiring')?.rows)).toContain('Ends later')
    expect(namesIn(groups.get('expired')?.rows)).toContain('In grace')
    expect(groups.get('grace')?.rows).toEqual([])
    expect(groups.get('absent')?.rows).toEqual([])
  })

  it('at stake is what the package costs now; one that is no longer known counts nothing', () => {
    const groups = groupsOf([...members, memberUntil('Of an old package', '2026-11-21', 'gone')])
    expect(groups.get('expiring')).toMatchObject({ count: 3, rupees: 10_000.5 })
    expect(groups.get('expiring')?.rows.map(({ rupees }) => rupees)).toEqual([9000.5, 1000, 0])
  })

  it('who stays away has paid: the group weighs nothing, and those of dear packages come first', () => {
    const away = (name: string, templateId: string) =>
      memberUntil(name, '2026-12-31', templateId, { lastVisitOn: civil('2026-11-10') })
    const absent = groupsOf([away('Cheap', 'monthly'), away('Dear', 'yearly')]).get('absent')
    expect(absent).toMatchObject({ count: 2, rupees: 0 })
    expect(namesIn(rankedRows(absent?.rows ?? []))).toEqual(['Dear', 'Cheap'])
  })

  it('birthdays are of today, of those on the active list', () => {
    const born = (name: string, dob: string, isActive = true) =>
      memberUntil(name, '2026-12-31', 'monthly', { dob: civil(dob), isActive })
    const groups = groupsOf([
      born('Today', '1990-11-20'),
      born('Tomorrow', '1990-11-21'),
      born('Left', '1990-11-20', false),
    ])
    expect(namesIn(groups.get('birthday')?.rows)).toEqual(['Today'])
  })

  it('what is done stays away until its reason is over, and the same member is another thing then', () => {
    const rowOf = (kind: 'expiring' | 'grace' | 'expired' | 'absent', member = members[0]) => {
      const row = groupsOf(member ? [member] : []).get(kind)?.rows[0]
      if (row?.kind !== kind) throw new Error(`No row of ${kind}`)
      return row
    }
    const until = (...args: Parameters<typeof rowOf>) => memberDoneUntil(rowOf(...args), today, limits)
    expect(until('expiring', members[1])).toBe('2026-11-26')
    expect(until('grace', members[3])).toBe('2026-11-20')
    // The last day on which the list of those who expired holds them.
    expect(until('expired', members[4])).toBe('2026-12-16')
    expect(until('absent', members[6])).toBe('2026-12-20')
    const renewed = memberUntil('Ends today', '2026-11-22', 'yearly')
    expect(rowOf('expiring').key).not.toBe(rowOf('expiring', renewed).key)
  })
})

describe('what waits among the invoices and from the night', () => {
  it('an overdue invoice is worth what is left to pay, an approval all of its amount', () => {
    const late = invoiceWith({ dueOn: civil('2026-11-10'), creditApplied: 96 })
    expect(owedRow('overdue', late, today)).toMatchObject({ rupees: 1700, pressing: 10 })
    const waiting = draftWith({ held: 'Pending Approval', createdAt: new Date('2026-11-18T20:00:00Z') })
    // Already the 19th in Indore.
    expect(approvalRow(waiting, today, 'Asia/Kolkata')).toMatchObject({ rupees: waiting.amount, pressing: 1 })
  })

  it('an invoice with another due date is another thing to do', () => {
    const keyOf = (dueOn: string) => owedRow('overdue', invoiceWith({ dueOn: civil(dueOn) }), today).key
    expect(keyOf('2026-11-10')).not.toBe(keyOf('2026-11-11'))
  })

  it('a night says what it could not do, apart from what differs, and as many as its own title counts', () => {
    const at = new Date('2026-11-20T01:00:00Z')
    const failure = { who: 'Asha', why: 'the package is gone.', memberId: 'm1', at }
    const check = moneyCheckSchema.parse({
      ...{ gymId: 'g1', checkedAt: at, caughtUpTo: at, count: 1 },
      drifts: [{ id: 'm2 credit', what: 'The credit of Ravi', stored: 700, recomputed: 0, memberId: 'm2' }],
      failures: [
        { ...failure, id: 'one', task: 'bill' },
        { ...failure, id: 'two', task: 'billTaken' },
        { ...failure, id: 'three', task: 'device' },
        {
          ...{ ...failure, id: 'four', task: 'message', memberId: '', invoiceId: 'i1' },
          ...{ who: 'IRN/26-27/000012 to a@b.in', why: 'The messages of that day were used up.' },
        },
      ],
    })
    const [undone, drifts] = nightTodo(check, limits)
    expect(undone?.rows).toMatchObject([
      {
        key: 'night one',
        item: {
          text: 'Last night could not bill Asha: the package is gone. Renew by hand.',
          ...{ task: 'bill', memberId: 'm1' },
        },
      },
      {
        key: 'night four',
        item: {
          text: 'The e-mail of invoice IRN/26-27/000012 to a@b.in did not go out: The messages of that day were used up. Send it from the invoice.',
          ...{ task: 'message', invoiceId: 'i1' },
        },
      },
    ])
    expect(drifts?.rows).toMatchObject([{ key: 'drift m2 credit', item: { task: null, memberId: 'm2' } }])
    expect(findingsTitle(check)).toBe('2 things were not done last night. 1 figure differs from the records')
    expect(rankedGroups(nightTodo(null, limits))).toEqual([])
  })

  it('nobody and nothing: no group at all', () => {
    expect(rankedGroups(memberTodo([listedWith()], prices, today, limits))).toEqual([])
  })
})
