import { may } from '@/domain/access/collections'
import type { Role } from '@/domain/access/role'
import { screens } from '@/domain/access/screens'
import type { Decision, Fix } from '@/domain/attendance/decide'
import type { Judged } from './faceOf'

export const fixWords: Record<Fix, string> = {
  renew: 'Renew',
  sell: 'Sell a package',
  endFreeze: 'End the freeze',
  restore: 'Look at the member',
  unblock: 'Unblock',
  collect: 'Collect',
}

/** What of it that role may set right. */
export const fixesFor = (fixes: readonly Fix[], role: Role): readonly Fix[] =>
  fixes.filter((fix) => fix !== 'unblock' || may(role, 'members.block'))

/** What the card offers to set right: of who leaves, nothing but the mark, until it is made. */
export const offeredFixes = (
  { decision, insideSince }: Pick<Judged, 'decision' | 'insideSince'>,
  isDone: boolean,
): readonly Fix[] => (!isDone && insideSince !== null ? [] : decision.fixes)

/** The act itself over the list, or the member's drawer where the act has no sheet of its own. */
export function addressOf(memberId: string, { state }: Pick<Decision, 'state'>, fix: Fix | null): string {
  const hasLeft = state === 'Inactive' || state === 'Deleted'
  const { path } = hasLeft ? screens.inactiveMembers : screens.members
  const hasNoSheet = fix === null || fix === 'restore' || fix === 'unblock'
  const act = hasNoSheet ? '' : `&act=${fix}`
  return `${path}?id=${encodeURIComponent(memberId)}${act}`
}
