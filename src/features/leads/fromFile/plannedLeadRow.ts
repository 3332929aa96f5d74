import { leadFields } from '@/domain/leadImport/leadFields'
import type { LeadRow } from '@/domain/leadImport/leadRow'
import type { LeadTwin, PlannedLead } from '@/domain/leadImport/planLeads'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { peopleWords } from '@/domain/staff/peopleWords'
import { faultsText } from '@/components/imports/importWords'
import type { PlannedPerson } from '@/components/imports/planned'

/** Who has the phone of a row already. */
function twinText(twin: LeadTwin): string {
  if ('line' in twin) return `Same phone as ${twin.name} in row ${twin.line}`
  if ('status' in twin) return `Same phone as ${twin.name}, a lead (${twin.status})`
  return `Same phone as ${twin.name}, ${twin.hasLeft ? 'who has left' : 'a member'}`
}

/** A row as the check shows it: when the lead is called, and by whom. */
export function plannedLeadRow(
  planned: PlannedLead,
  { today, nameOf }: { today: CivilDate; nameOf: (uid: string) => string },
): PlannedPerson<LeadRow> {
  const { line, cells, row } = planned
  const shown = { line, cells, name: row.name, phone: row.phone }
  if (planned.kind === 'faulty')
    return { ...shown, kind: 'faulty', text: faultsText(planned.problems, leadFields) }
  if (planned.kind === 'duplicate')
    return { ...shown, kind: 'duplicate', text: `${twinText(planned.twin)}. Not added` }
  const called = `Call ${row.nextFollowUpOn === null || row.nextFollowUpOn === today ? 'today' : `on ${formatCivil(row.nextFollowUpOn)}`}`
  return {
    ...shown,
    kind: 'new',
    row,
    text: `${row.temperature}. ${called}: ${row.ownerId === null ? peopleWords.nobody : nameOf(row.ownerId)}`,
  }
}
