import type { Lapse, VisitRow } from '@/domain/attendance/reports/visitRows'
import { formatCivil } from '@/domain/shared/formatDate'
import { correctionText } from '@/components/members/visitWords'

export const lapseText = ({ endedOn }: Lapse): string =>
  endedOn === null ? 'No package' : `Ended on ${formatCivil(endedOn)}`

/** Why a row is not like the others: who was let in all the same, what was corrected. */
export const notesOf = ({ overrides, corrections, lapse }: VisitRow, timezone: string): string => {
  const last = corrections.at(-1)
  return [
    ...(lapse ? [lapseText(lapse)] : []),
    ...overrides.map(({ reason }) => `Let in: ${reason}`),
    ...(last ? [correctionText(last, timezone)] : []),
  ].join('. ')
}
