import type { Lead } from '@/domain/leads/lead'
import { isMergedAway, refuseGone } from '@/domain/leads/refuseGone'
import { showToast } from '@/ui/feedback/toast'
import { usePerson } from '@/ui/person'
import { Warning } from '@/ui/Warning'
import { takeContactAlong } from './contactDraft'

/** Of a lead that was put away: what became of it, and the way to the one that stays, which a note that was typed goes along. */
export function GoneLead({ lead, onOpen }: { lead: Lead; onOpen: (id: string) => void }) {
  const { mergedInto = '' } = lead
  const person = usePerson()
  const openNext = () => {
    if (!takeContactAlong({ person, leadId: lead.id }, mergedInto))
      showToast({ text: `Both notes together are too long. Yours stays with ${lead.name}.`, tone: 'problem' })
    onOpen(mergedInto)
  }
  return (
    <Warning>
      <i className="pi pi-info-circle" aria-hidden="true" />
      <span>{refuseGone(lead)?.reason} Nothing can be logged or changed here any more.</span>
      {isMergedAway(lead) && (
        <button type="button" onClick={openNext}>
          Open the lead that stays
        </button>
      )}
    </Warning>
  )
}
