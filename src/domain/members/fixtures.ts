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
