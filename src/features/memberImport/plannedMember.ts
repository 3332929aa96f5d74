import { importFields } from '@/domain/memberImport/importFields'
import type { ImportRow } from '@/domain/memberImport/importRow'
import type { PlannedRow, Twin } from '@/domain/memberImport/planImport'
import { formatCivil } from '@/domain/shared/formatDate'
import { faultsText } from '@/components/imports/importWords'
import type { PlannedPerson } from '@/components/imports/planned'

/** Who has the phone of a row already. */
function twinText(twin: Twin): string {
  if ('line' in twin) return `Same phone as ${twin.name} in row ${twin.line}`
  return `Same phone as ${twin.name}, ${twin.hasLeft ? 'who has left' : 'a member'}`
}

/** A row as the check shows it. */
export function plannedMember(
  planned: PlannedRow,
  packageName: (templateId: string) => string,
): PlannedPerson<ImportRow> {
  const { line, cells, row } = planned
  const shown = { line, cells, name: row.name, phone: row.phone }
  if (planned.kind === 'faulty')
    return { ...shown, kind: 'faulty', text: faultsText(planned.problems, importFields) }
  if (planned.kind === 'duplicate')
    return { ...shown, kind: 'duplicate', text: `${twinText(planned.twin)}. Not added` }
  const { held } = row
  const text = held ? `${packageName(held.templateId)} until ${formatCivil(held.endDate)}` : 'No package'
  return { ...shown, kind: 'new', row, text }
}
