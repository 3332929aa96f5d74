import { screens } from '@/domain/access/screens'
import type { Decision, Fix } from '@/domain/attendance/decide'
import type { Judged } from './faceOf'

export const fixWords: Record<Fix, string> = {
  renew: 'Renew',
  sell: 'Sell a package',
  endFreeze: 'End the freeze',
  restore: 'Look at the member',
  collect: 'Collect',
}

/** What the card offers to set right: of who leaves, nothing but the mark, until it is made. */
export const offeredFixes = (
  { decision, insideSince }: Pick<Judged, 'decision' | 'insideSince'>,
  isDone: boolean,
): readonly Fix[] => (!isDone && insideSince !== null ? [] : decision.fixes)

/** The act itself over the list, or the member's drawer where the act has no sheet of its own. */
export function addressOf(memberId: string, { state }: Pick<Decision, 'state'>, fix: Fix | null): string {
  const hasLeft = state === 'Inactive' || state === 'Deleted'
  const { path } = hasLeft ? screens.inactiveMembers : screens.members
  const act = fix === null || fix === 'restore' ? '' : `&act=${fix}`
  return `${path}?id=${encodeURIComponent(memberId)}${act}`
}
