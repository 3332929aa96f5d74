import { personTypeSchema, type PersonType } from '@/domain/attendance/attendance'
import { memberPath } from '@/data/members/memberRecords'
import { staffPath } from '@/data/staff/staffRecords'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'

type Asked = { gymId: string; personId: string; inLine: PersonType }

/**
 * What a person is (SPECIFICATION 3). The day's line does not decide it: a page may write that anew, and no later mark would agree
 * with it. Their own document says it, as the rules read an older one; where nobody was marked before, whose record there is.
 */
export async function ownType(
  store: Pick<DocumentStore, 'get'>,
  attendance: StoredDocument | null,
  { gymId, personId, inLine }: Asked,
): Promise<PersonType> {
  if (attendance !== null) return personTypeSchema.safeParse(attendance.data['personType']).data ?? 'member'
  const [other, path]: [PersonType, string] =
    inLine === 'member' ? ['employee', staffPath(personId)] : ['member', memberPath(personId)]
  return (await store.get(path))?.data['gymId'] === gymId ? other : inLine
}
