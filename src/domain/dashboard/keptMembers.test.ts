import { describe, expect, it } from 'vitest'
import { attendanceDaySchema } from '@/domain/attendance/attendance'
import { settingsOf } from '@/domain/gyms/settings'
import type { ListedMember } from '@/domain/members/listedMember'
import { listedWith } from '@/domain/members/fixtures'
import { standingOf } from '@/domain/members/memberState'
import { packageWith } from '@/domain/packages/fixtures'
import { freezeSchema } from '@/domain/packages/freezeRule'
import { possibleActs } from '@/domain/packageLife/possibleActs'
import { civil } from '@/domain/shared/civilDate'
import { packedMembers, readKeptMembers, withVisits } from './keptMembers'

const today = civil('2026-11-20')
const limits = settingsOf({}, 'GYM')

const monthly = packageWith({
  packageId: 'monthly',
  startDate: civil('2026-11-01'),
  endDate: civil('2026-11-30'),
})
const yearly = packageWith({
  packageId: 'yearly',
  startDate: civil('2026-12-01'),
  endDate: civil('2027-11-30'),
})

const people: ListedMember[] = [
  listedWith({ id: 'plain' }),
  listedWith({
    id: 'full',
    name: 'Zoë "Zed" D’Souza, Jr.',
    phone: '+91 98765 43210',
    memberCode: 'IR-7',
    dp: 'g1/members/full/photo-a1.webp',
    dob: civil('1990-02-28'),
    totalDueAmount: 1234.5,
    blocked: true,
    currentPackage: monthly,
    futurePackage: yearly,
    lastVisitOn: civil('2026-11-18'),
  }),
  listedWith({ id: 'renewed', currentPackage: monthly, dp: 'https://example.com/a.png' }),
  listedWith({
    id: 'gone',
    isActive: false,
    deactivatedOn: civil('2026-11-10'),
    lastPackage: { ...monthly, endDate: civil('2026-11-09') },
  }),
  listedWith({
    id: 'frozen',
    currentPackage: packageWith({
      packageId: 'monthly',
      startDate: civil('2026-11-01'),
      endDate: civil('2026-11-30'),
      freezes: [freezeSchema.parse({ id: 'f', from: today, to: civil('2026-11-22') })],
    }),
  }),
]

/** What the dashboard asks of a member, as its rows, figures and acts do. */
const asked = (member: ListedMember) => ({
  ...member,
  entry: { ...member.entry, w: '' },
  standing: standingOf(member, today, limits),
  acts: possibleActs(member, today, 'CLIENT').filter(({ act }) => act === 'sell' || act === 'renew'),
  ...{ email: '', gender: null, dob: null, pincode: '', occupation: '', sourceOfJoining: '' },
  ...{ trainerId: '', trainerName: '' },
  ...{ biometricUserId: 0, hasIdProof: false, consentOn: null, reasonForLeaving: '', mayFreeze: true },
})

const kept = (members: readonly ListedMember[]) =>
  readKeptMembers('g1', packedMembers(members, today)) ?? expect.fail('unreadable')

describe('kept members', () => {
  it('say all that the dashboard asks of the members themselves', () => {
    const { on, members } = kept(people)
    expect(on).toBe(today)
    expect(members.map(asked)).toEqual(people.map(asked))
  })

  it('are without whom was deleted', () => {
    expect(
      kept([listedWith({ id: 'a', deleted: true }), listedWith({ id: 'b' })]).members.map(({ id }) => id),
    ).toEqual(['b'])
  })

  it('are none where the text can’t be read', () => {
    for (const text of ['', '{', '[]', '{"on":"2026-11-20"}']) expect(readKeptMembers('g1', text)).toBeNull()
  })

  it.each(['', ',"rows":7', ',"rows":[7]', ',"rows":[[]]', ',"rows":[["a",null]]', ',"rows":[["a",1e999]]'])(
    'are none where a row can’t be read: %s',
    (rows) => expect(readKeptMembers('g1', `{"on":"2026-11-20","packages":[]${rows}}`)).toBeNull(),
  )

  it('need less than 190 bytes each, so that 5,000 stay below 1 MiB with their photos', () => {
    const many = Array.from({ length: 1000 }, (_, at) => {
      const id = `aB3dE6gH9jK2mN5pQ${String(at).padStart(3, '0')}`
      return listedWith({
        id,
        name: 'Venkataraman Subramanian',
        phone: '+91 98765 43210',
        memberCode: `IRN-${String(10_000 + at)}`,
        dp: `g1/members/${id}/photo-0123456789ab.webp`,
        dob: civil('1990-02-28'),
        totalDueAmount: 11_999,
        currentPackage: monthly,
        lastVisitOn: today,
      })
    })
    expect(new TextEncoder().encode(packedMembers(many, today)).byteLength / many.length).toBeLessThan(190)
  })
})

describe('the visits of today and yesterday', () => {
  const visit = { entry: new Date('2026-11-20T04:00:00Z'), exit: null, isAutoExit: false }
  const dayWith = (date: string, ids: string[], visits = [visit]) =>
    attendanceDaySchema.parse({
      id: `g1_${date}`,
      gymId: 'g1',
      date,
      people: Object.fromEntries(ids.map((id) => [id, { type: 'member', name: id, visits }])),
    })

  it('count beside the kept ones, the latest of all', () => {
    const days = [dayWith('2026-11-20', ['renewed']), dayWith('2026-11-19', ['renewed', 'full'])]
    const by = new Map(withVisits(people, days).map((member) => [member.id, member]))
    expect(by.get('renewed')).toMatchObject({
      lastVisitOn: '2026-11-20',
      lookup: { lastVisitOn: '2026-11-20' },
    })
    expect(by.get('full')?.lastVisitOn).toBe('2026-11-19')
    expect(by.get('plain')).toBe(people[0])
  })

  it('leave all as they are where nobody came, or every mark was taken back', () => {
    expect(withVisits(people, [null, null])).toBe(people)
    expect(withVisits(people, [dayWith('2026-11-20', ['full'], []), null])).toBe(people)
  })
})
