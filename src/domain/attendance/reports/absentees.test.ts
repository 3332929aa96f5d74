import { describe, expect, it, test } from 'vitest'
import { settingsOf } from '@/domain/gyms/settings'
import { directoryEntryOf } from '@/domain/members/directory'
import { directoryEntrySchema, type DirectoryEntry } from '@/domain/members/directoryEntry'
import { absentCases, memberWith } from '@/domain/members/fixtures'
import { NO_COVER_END } from '@/domain/members/lookupOf'
import { civil, LONG_AGO } from '@/domain/shared/civilDate'
import { absenteesOf, cameOn, joinedBy, lastDays, seenSince } from './absentees'
import { reportDay, visit } from './fixtures'

const today = civil('2026-11-20')
const limits = settingsOf({}, 'GYM')
const entry = (fields: object): DirectoryEntry =>
  directoryEntrySchema.parse({
    n: 'Asha',
    p: '919876543210',
    c: 'FC-1',
    a: true,
    x: false,
    s: '2026-01-01',
    e: '2026-12-31',
    d: 0,
    ...fields,
  })

describe('absentees', () => {
  const directory = new Map([
    ['came', entry({ n: 'Came' })],
    ['away', entry({ n: 'Away', k: 'Yearly', d: 500 })],
    ['correctedAway', entry({ n: 'Corrected' })],
    ['inactive', entry({ a: false })],
    ['deleted', entry({ x: true })],
    ['blocked', entry({ b: true })],
    ['expired', entry({ e: '2026-11-19' })],
    ['withoutPackage', entry({ s: LONG_AGO, e: NO_COVER_END })],
    ['upcoming', entry({ s: '2026-11-21' })],
    ['frozen', entry({ f: '2026-11-01', t: '2026-11-20' })],
    ['thawed', entry({ n: 'Thawed', f: '2026-11-01', t: '2026-11-19' })],
  ])
  const days = [
    reportDay('2026-11-15', {
      came: { visits: [visit('2026-11-15', '06:00', null)] },
      correctedAway: { visits: [] },
    }),
  ]

  it('are who may train today and has no visit on these days, by name', () => {
    expect(absenteesOf(directory, cameOn(days), today, limits).map(({ name }) => name)).toEqual([
      'Away',
      'Corrected',
      'Thawed',
    ])
    expect(absenteesOf(directory, cameOn(days), today, limits)[0]).toMatchObject({
      packageName: 'Yearly',
      due: 500,
      code: 'FC-1',
    })
  })

  it('of a month that is over are none who joined after it', () => {
    const joined = (j: string | null) => entry({ n: String(j), j })
    const members = new Map([null, '2026-10-31', '2026-11-01'].map((j) => [String(j), joined(j)] as const))
    expect([...joinedBy(members, civil('2026-10-31')).keys()]).toEqual(['null', '2026-10-31'])
  })

  it('are the same by the day on which each was last here', () => {
    const { from } = lastDays(today, 10)
    const lastVisits = new Map([
      ['came', from],
      ['away', civil('2026-11-10')],
    ])
    expect(absenteesOf(directory, seenSince(directory, lastVisits, from), today, limits)).toEqual(
      absenteesOf(directory, cameOn(days), today, limits),
    )
  })

  test.each(absentCases)('who %s is one as on the tab of the absent', (_case, fields, isAbsent) => {
    const member = memberWith(fields)
    const directory = new Map([[member.id, directoryEntryOf(member)]])
    const lastVisits = new Map(member.lastVisitOn === null ? [] : [[member.id, member.lastVisitOn]])
    const { from } = lastDays(today, limits.absentDays)
    const found = absenteesOf(directory, seenSince(directory, lastVisits, from), today, limits)
    expect(found).toHaveLength(isAbsent ? 1 : 0)
  })

  it('of the last 10 days: today is one of them', () => {
    expect(lastDays(today, 10)).toEqual({ from: '2026-11-11', to: '2026-11-20' })
  })
})
