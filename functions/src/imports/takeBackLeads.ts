import { isAsImported } from '@/domain/leadImport/importedLead'
import { leadPath, readLead } from '@/data/leads/leadRecords'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import { isInvoiced, type TakenBack } from './takenBack'

/** A trigger counts a centre's leads, and the dashboard follows by itself. */
export const takeBackLeads: TakenBack = {
  pathOf: leadPath,
  async endingOf({ store }, stored, { gymId, at }) {
    const lead = readLead(stored, DEFAULT_TIMEZONE)
    if (lead === null) return { stays: stored.id }
    // A sale that waits for the owner changes no lead until it is completed.
    if (await isInvoiced(store, gymId, { field: 'sale.leadId', id: stored.id }))
      return { stays: `${lead.name} (a sale was begun)` }
    return isAsImported(lead, at) ? 'goes' : { stays: lead.name }
  },
}
