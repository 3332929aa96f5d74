import { packageWith } from '@/domain/packages/fixtures'
import type { MemberPackage } from '@/domain/packages/memberPackage'
import { civil } from '@/domain/shared/civilDate'
import { directoryEntrySchema, type DirectoryEntry } from './directoryEntry'
import { listedOf, type ListedMember } from './listedMember'
import { lookupOf } from './lookupOf'
import { memberSchema, type Member } from './member'

/** A member of a centre in Indore, for the domain's own tests. */
export function memberWith(fields: Partial<Omit<Member, 'lookup'>> = {}): Member {
  const member = memberSchema
    .omit({ lookup: true })
    .parse({ id: 'm1', gymId: 'g1', name: 'Asha Rao', phone: '9876543210', ...fields })
  return { ...member, lookup: lookupOf(member, 'Asia/Kolkata', null) }
}

/** As lists know one. */
export const listedWith = (fields: Partial<Omit<Member, 'lookup'>> = {}): ListedMember =>
  listedOf(memberWith(fields))

const holding = (startDate: string, endDate: string, fields: Partial<MemberPackage> = {}) =>
  packageWith({ startDate: civil(startDate), endDate: civil(endDate), ...fields })

const running = { currentPackage: holding('2026-09-01', '2026-12-31') }
const tenDaysAgo = { lastVisitOn: civil('2026-11-10') }

const frozen = (to: string) => ({
  currentPackage: holding('2026-09-01', '2026-12-31', {
    freezes: [
      { id: 'f', from: civil('2026-11-11'), to: civil(to), reason: '', endedEarly: false, invoiceId: '' },
    ],
  }),
})

/** Who is absent on 20 Nov, 2026, at a centre that asks after 10 days: one answer for the tab and for the report. */
export const absentCases: [who: string, fields: Partial<Omit<Member, 'lookup'>>, isAbsent: boolean][] = [
  ['came ten days ago', { ...running, ...tenDaysAgo }, true],
  ['came nine days ago', { ...running, lastVisitOn: civil('2026-11-11') }, false],
  [
    'ends today and came ten days ago',
    { currentPackage: holding('2026-09-01', '2026-11-20'), ...tenDaysAgo },
    true,
  ],
  ['has never come in ten days of cover', { currentPackage: holding('2026-11-10', '2026-12-31') }, true],
  ['has never come and bought nine days ago', { currentPackage: holding('2026-11-11', '2026-12-31') }, false],
  ['is frozen today', { ...frozen('2026-11-20'), ...tenDaysAgo }, false],
  ['was frozen until yesterday', { ...frozen('2026-11-19'), ...tenDaysAgo }, true],
  ['is blocked', { ...running, ...tenDaysAgo, blocked: true }, false],
  ['ended yesterday', { currentPackage: holding('2026-09-01', '2026-11-19'), ...tenDaysAgo }, false],
  ['begins tomorrow', { currentPackage: holding('2026-11-21', '2026-12-31'), ...tenDaysAgo }, false],
  ['has left', { ...running, ...tenDaysAgo, isActive: false }, false],
  ['has no package', tenDaysAgo, false],
]

/** As the search directory knows one whose package runs. */
export const entryWith = (fields: object = {}): DirectoryEntry =>
  directoryEntrySchema.parse({
    ...{ n: 'Asha Rao', p: '9876543210', c: 'IRN-1', a: true, x: false },
    ...{ s: '2026-11-01', e: '2026-12-31', d: 0 },
    ...fields,
  })
