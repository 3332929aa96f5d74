import type { Member } from '@/domain/members/member'
import type { PackageActName } from '../packageLife/availableActs'

/** What a row, the drawer or the bulk bar may open over the list. */
export type OpenAct =
  | { kind: 'package'; act: PackageActName; memberId: string }
  | { kind: 'deactivate'; who: Several }
  | { kind: 'extend'; who: Several }
  | { kind: 'sms'; who: Several }
  | { kind: 'door'; member: Member }
  | { kind: 'cards'; who: Several }

/** One member or a choice of many: `rows` is read when the act begins, and `clear` lets the choice go. */
export type Several = {
  count: number
  rows: () => AsyncIterable<Member> | Iterable<Member>
  clear: () => void
}

export const justOne = (member: Member): Several => ({
  count: 1,
  rows: () => [member],
  clear: () => undefined,
})
