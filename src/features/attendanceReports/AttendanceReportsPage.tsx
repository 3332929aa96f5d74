import { AbsenteeList } from './AbsenteeList'
import { HeatmapView } from './HeatmapView'
import { MonthGridView } from './MonthGridView'
import { PersonView } from './PersonView'
import { useReportList } from './useReportList'
import { VisitList } from './VisitList'

/** PRODUCT 4, screen 8: who came when, in six views. */
export default function AttendanceReportsPage() {
  const list = useReportList()
  switch (list.tab) {
    case 'days':
    case 'overridden':
      return <VisitList key={list.tab} list={list} view={list.tab} />
    case 'grid':
      return <MonthGridView list={list} />
    case 'heatmap':
      return <HeatmapView list={list} />
    case 'person':
      return <PersonView list={list} />
    case 'absentees':
      return <AbsenteeList list={list} />
  }
}
