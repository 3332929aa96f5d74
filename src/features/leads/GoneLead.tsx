import type { Lead } from '@/domain/leads/lead'
import { isMergedAway, refuseGone } from '@/domain/leads/refuseGone'
import { Warning } from '@/ui/Warning'

/** Of a lead that was put away: what became of it, and the way to the one that stays. */
export function GoneLead({ lead, onOpen }: { lead: Lead; onOpen: (id: string) => void }) {
  const { mergedInto = '' } = lead
  return (
    <Warning>
      <i className="pi pi-info-circle" aria-hidden="true" />
      <span>{refuseGone(lead)?.reason} Nothing can be logged or changed here any more.</span>
      {isMergedAway(lead) && (
        <button type="button" onClick={() => onOpen(mergedInto)}>
          Open the lead that stays
        </button>
      )}
    </Warning>
  )
}
