import { refused, type Refusal } from '@/domain/shared/refusal'
import type { Lead } from './lead'

type Held = Pick<Lead, 'name' | 'deleted' | 'mergedInto'>

/** Whether a merge has put it away: what is done with such a lead belongs to the one that stays. */
export const isMergedAway = ({ deleted, mergedInto = '' }: Held): boolean => deleted && mergedInto !== ''

/** Why nothing is done with a lead that was put away meanwhile; null for one that is there. */
export function refuseGone(lead: Held): Refusal | null {
  if (!lead.deleted) return null
  return refused(
    isMergedAway(lead) ? `${lead.name} was merged into another lead.` : `${lead.name} was deleted.`,
  )
}

/** Why it can't be brought back; null where it can. */
export const refuseRevival = (lead: Held): Refusal | null => (isMergedAway(lead) ? refuseGone(lead) : null)
