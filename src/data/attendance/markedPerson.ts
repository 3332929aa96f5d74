import type { PersonType } from '@/domain/attendance/attendance'

/** Who is marked, as today's list shows them. `memberId` is '' for an employee. */
export type MarkedPerson = {
  personId: string
  memberId: string
  personType: PersonType
  name: string
  code: string
  dp: string
}
