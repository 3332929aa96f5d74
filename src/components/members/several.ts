import type { ListedMember } from '@/domain/members/listedMember'

/** One member or a choice of many: `rows` is read when the act begins, and `clear` lets the choice go. */
export type Several = {
  count: number
  rows: () => AsyncIterable<ListedMember> | Iterable<ListedMember>
  clear: () => void
}

export const justOne = (member: ListedMember): Several => ({
  count: 1,
  rows: () => [member],
  clear: () => undefined,
})
