import { describe, expect, it, test } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { memberWith } from './fixtures'
import { packageWith } from '@/domain/packages/fixtures'
import { directoryEntryOf, searchDirectory, shardOf } from './directory'
import { directoryEntrySchema, DIRECTORY_SHARDS, type DirectoryEntry } from './directoryEntry'
import { listLineOf } from './listLine'

const people: [string, string, string, string][] = [
  ['asha', 'Asha Rao', '+91 98765 43210', 'IRN-12'],
  ['ashok', 'Ashok Kumar', '9123456789', 'IRN-120'],
  ['rao', 'Priya Rao', '9988776655', 'IRN-7'],
  ['rashid', 'Rashid Asghar', '9000043210', 'K7M2QX'],
]
const entries = new Map<string, DirectoryEntry>(
  people.map(([id, name, phone, memberCode]) => [
    id,
    directoryEntryOf(memberWith({ id, name, phone, memberCode })),
  ]),
)
const found = (text: string, among = entries, limit = 10) =>
  searchDirectory(among, text, limit).map(({ id }) => id)

describe('searchDirectory, PRODUCT 3 "Search"', () => {
  test.each([
    ['the beginning of the name', 'ash', ['asha', 'ashok']],
    ['the beginning of any word, the first word first', 'ra', ['rashid', 'asha', 'rao']],
    ['any case and spaces', '  ASHA   RAO ', ['asha']],
    ['two beginnings in any order', 'rao pri', ['rao']],
    ['no middle of a word', 'shok', []],
    ['the last four digits of the phone', '3210', ['asha', 'rashid']],
    ['the first digits of the phone', '99887', ['rao']],
    ['digits in the middle of the phone', '3456', ['ashok']],
    ['digits as they are written', '98765 43', ['asha']],
    ['the country code before the digits', '+91 98765 43210', ['asha']],
    ['three digits are too few', '321', []],
    ['the code, the exact one first', 'irn-12', ['asha', 'ashok']],
    ['the beginning of the code in any case', 'k7m', ['rashid']],
    ['nothing', '', []],
    ['only spaces', '   ', []],
    ['somebody unknown', 'zoya', []],
  ])('finds by %s', (_case, text, ids) => expect(found(text)).toEqual(ids))

  it('keeps to the limit', () => expect(found('ash', entries, 1)).toEqual(['asha']))

  it('shows those who left after those who are here, and deleted ones never', () => {
    const changed = new Map(entries)
    changed.set('asha', directoryEntryOf(memberWith({ name: 'Asha Rao', isActive: false })))
    changed.set('rashid', directoryEntryOf(memberWith({ name: 'Rashid', deleted: true })))
    expect(found('ash', changed)).toEqual(['ashok', 'asha'])
    expect(found('rashid', changed)).toEqual([])
  })

  it('finds the one among 5,000 members, by number, code and phone', () => {
    const many = new Map<string, DirectoryEntry>()
    const entry = directoryEntryOf(memberWith())
    for (let at = 0; at < 5_000; at += 1)
      many.set(`m${at}`, { ...entry, n: `Member ${at} Number`, p: String(9_000_000_000 + at), c: `C${at}` })
    expect(found('member 4321', many)).toEqual(['m4321'])
    expect(found('c4321', many)).toEqual(['m4321'])
    expect(found('9000004321', many)).toEqual(['m4321'])
    expect(found('mem', many)).toHaveLength(10)
  })
})

describe('directoryEntryOf', () => {
  it('holds what the desk decides by', () => {
    const member = memberWith({
      currentPackage: packageWith(),
      totalDueAmount: 500,
      dp: 'g1/photo',
      memberCode: 'A1',
      dob: civil('1996-02-29'),
      createdAt: new Date('2026-11-19T20:00:00Z'),
    })
    const entry = directoryEntryOf(member)
    expect(directoryEntrySchema.parse(entry)).toEqual({
      n: 'Asha Rao',
      p: '9876543210',
      c: 'A1',
      a: true,
      x: false,
      b: false,
      s: '2026-11-01',
      e: '2027-01-31',
      f: null,
      t: null,
      d: 500,
      k: 'Quarterly',
      i: 'g1/photo',
      g: '02-29',
      j: '2026-11-20',
      w: listLineOf(member),
    })
  })

  it('keeps a shard of 10,000 members of the longest kind below the megabyte a document may hold (ENGINEERING 1.5)', () => {
    const longest = memberWith({
      name: 'Venkatanarasimharajuvaripeta Subramanyam',
      memberCode: 'IRN-10000',
      currentPackage: packageWith({ name: 'Half-yearly with personal training' }),
      totalDueAmount: 123456.5,
      dob: civil('1994-12-31'),
      createdAt: new Date('2026-11-19T20:00:00Z'),
      dp: 'a-centre-of-28-characters/members/a-member-of-28-characters/photo-12345678.webp',
      email: 'venkatanarasimharaju.subramanyam@example.com',
      occupation: 'Assistant superintendent engineer',
      sourceOfJoining: 'Referred by a member',
      gender: 'Female',
      pincode: '452001',
      phone: '+91 98765 43210',
      deactivatedOn: civil('2026-11-18'),
      reasonForLeaving: 'Distance or moved away: to Bengaluru with the family',
    })
    const text = JSON.stringify({ aMemberOf28Characters: directoryEntryOf(longest) })
    // The store keeps the mark between two parts as the one byte it is.
    const bytes = text.replaceAll('\\u001f', ' ').length
    expect((bytes * 10_000) / DIRECTORY_SHARDS).toBeLessThan(0.8 * 1024 * 1024)
  })

  it('finds somebody by four digits that begin with 00 (PRODUCT 3 "any 4+ digits of phone")', () => {
    const entries = new Map([['zoya', directoryEntryOf(memberWith({ id: 'zoya', phone: '9876540012' }))]])
    for (const typed of ['0012', '40012', '0012 '])
      expect(searchDirectory(entries, typed, 5).map(({ id }) => id)).toEqual(['zoya'])
    expect(searchDirectory(entries, '0013', 5)).toEqual([])
  })

  it.each([
    ['+971 50 123 4567', '050 123 4567'],
    ['+61 412 345 678', '0412345678'],
    ['+966 50 123 4567', '0501234567'],
    ['+94 77 123 4567', '077 123 4567'],
    ['+44 7911 123456', '07911 123456'],
  ])('finds somebody of %s by the number as it is said there, %s (PRODUCT 2.R)', (phone, typed) => {
    const entries = new Map([['zoya', directoryEntryOf(memberWith({ id: 'zoya', phone }))]])
    expect(searchDirectory(entries, typed, 5).map(({ id }) => id)).toEqual(['zoya'])
  })

  it('reads the digits of an older entry that keeps the 00 before a country as they are searched by', () => {
    const entry = directoryEntryOf(memberWith({ phone: '0065 9123 4567' }))
    expect(entry.p).toBe('6591234567')
    expect(directoryEntrySchema.parse({ ...entry, p: '006591234567' })).toEqual(entry)
  })

  it('reads an entry of an older version, or one whose days make no sense, as without a birthday', () => {
    const { g, j, ...older } = directoryEntryOf(memberWith())
    expect([g, j]).toEqual([null, null])
    expect(directoryEntrySchema.parse(older)).toMatchObject({ n: 'Asha Rao', g: null, j: null })
    expect(directoryEntrySchema.parse({ ...older, g: '13-40', j: 'soon' })).toMatchObject({
      g: null,
      j: null,
    })
  })
})

describe('shardOf', () => {
  it('always gives the same member the same shard', () => {
    expect(['m1', 'asha', 'Zx81kQpL0aB'].map(shardOf)).toEqual(['m1', 'asha', 'Zx81kQpL0aB'].map(shardOf))
    expect(shardOf('m1')).toBe(3)
  })

  it('spreads 10,000 members evenly', () => {
    const sizes = Array.from({ length: DIRECTORY_SHARDS }, () => 0)
    for (let at = 0; at < 10_000; at += 1) {
      const shard = shardOf(`member-${at}`)
      sizes[shard] = (sizes[shard] ?? 0) + 1
    }
    expect(Math.min(...sizes)).toBeGreaterThan(1000)
    expect(Math.max(...sizes)).toBeLessThan(1500)
  })
})
