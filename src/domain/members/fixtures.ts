import { directoryEntrySchema, type DirectoryEntry } from './directoryEntry'
import { listedOf, type ListedMember } from './listedMember'
import { lookupOf } from './lookupOf'
import { memberSchema, type Member } from './member'

/** A member of a centre in Indore, for the domain's own tests. */
export function memberWith(fields: Partial<Omit<Member, 'lookup'>> = {}): Member {
  const member = memberSchema
    .omit({ lookup: true })
    .parse({ id: 'm1', gymId: 'g1', name: 'Asha Rao', phone: '9876543210', ...fields })
  return { ...member, lookup: lookupOf(member, 'Asia/Kolkata') }
}

/** As lists know one. */
export const listedWith = (fields: Partial<Omit<Member, 'lookup'>> = {}): ListedMember =>
  listedOf(memberWith(fields))

/** As the search directory knows one whose package runs. */
export const entryWith = (fields: object = {}): DirectoryEntry =>
  directoryEntrySchema.parse({
    ...{ n: 'Asha Rao', p: '9876543210', c: 'IRN-1', a: true, x: false },
    ...{ s: '2026-11-01', e: '2026-12-31', d: 0 },
    ...fields,
  })
