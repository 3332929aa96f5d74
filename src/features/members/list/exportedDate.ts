import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCompact } from '@/domain/shared/formatDate'

/** A date in an exported file: `2026-11-20` sorts as text and every spreadsheet reads it as a date. */
export const exportedDate = (date: CivilDate | null): string =>
  date === null ? '' : formatCompact(date, 'YYYYMMDD', '-')
