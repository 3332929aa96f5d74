import type { ListedMember } from '@/domain/members/listedMember'
import type { Choice } from '@/lists/choice'

/** One member or a choice of many. */
export type Several = Choice<ListedMember>
