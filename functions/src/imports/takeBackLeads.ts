import { isAsImported } from '@/domain/leadImport/importedLead'
import { leadPath, readLead } from '@/data/leads/leadRecords'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import type { TakenBack } from './takenBack'

/** A trigger counts a centre's leads, and the dashboard follows by itself. */
export const takeBackLeads: TakenBack = {
  pathOf: leadPath,
  fateOf(_ground, stored, { at }) {
    const lead = readLead(stored, DEFAULT_TIMEZONE)
    if (lead === null) return { stays: stored.id }
    return isAsImported(lead, at) ? 'goes' : { stays: lead.name }
  },
}
