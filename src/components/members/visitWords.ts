import type { Visit } from '@/domain/attendance/attendance'
import type { CorrectionNote } from '@/domain/attendance/reports/reportDay'
import { visitsOf } from '@/domain/attendance/visits'
import { formatTime } from '@/domain/shared/formatDate'

const timesOf = ({ entry, exit }: Visit, timezone: string): string =>
  `${formatTime(entry, timezone)} to ${exit === null ? 'still inside' : formatTime(exit, timezone)}`

/** The visits of a day in a line. */
export const visitsText = (visits: readonly Visit[], timezone: string): string =>
  visits.length === 0 ? 'no visit' : visits.map((visit) => timesOf(visit, timezone)).join(', ')

export const correctionText = ({ reason, before }: CorrectionNote, timezone: string): string =>
  `Corrected: ${reason} (was ${visitsText(visitsOf(before), timezone)})`
