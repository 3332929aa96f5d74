import { visitSorts, type VisitSort } from '@/domain/attendance/reports/visitRows'
import { useListState, type ListState } from '@/lists/useListState'
import { reportTabs, type ReportTab } from './reportTabs'

const filterIds = [
  'range',
  'automatic',
  'corrected',
  'hours',
  'by',
  'package',
  'why',
  'absent',
  'person',
  'month',
] as const
export type ReportFilter = (typeof filterIds)[number]

export type ReportList = ListState<ReportTab, VisitSort, ReportFilter>

/** The whole state of the reports in the address; the views share the period. */
export const useReportList = (): ReportList =>
  useListState({
    screen: 'attendanceReports',
    tabs: reportTabs,
    sorts: visitSorts,
    descending: ['time', 'stay'],
    filters: filterIds,
  })

/** The address of a member's report. */
export const personHref = (personId: string): string => `?tab=person&person=${encodeURIComponent(personId)}`
