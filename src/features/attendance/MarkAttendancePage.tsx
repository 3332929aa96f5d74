import { formatCivil } from '@/domain/shared/formatDate'
import { useCentre } from '@/session/useCentre'
import { Page } from '@/ui/Page'
import { Desk } from './Desk'
import { RefusedMarks } from './device/RefusedMarks'
import { DeskActions } from './DeskActions'
import { InsideTiles } from './InsideTiles'
import { TodayList } from './TodayList'
import { useDeskDay } from './useDeskDay'

/** The desk's screen: find a person, mark in or out, see who is here (PRODUCT 4, screen 7). */
export default function MarkAttendancePage() {
  const { today } = useCentre()
  const { day, present, marking, now } = useDeskDay()
  return (
    <Page
      title="Mark Attendance"
      hint={`${formatCivil(today)}. Type a name, phone or code, or scan a card, then Enter.`}
      actions={<DeskActions />}
    >
      <RefusedMarks />
      <Desk present={present} marking={marking} now={now} />
      <InsideTiles present={present} marking={marking} now={now} />
      <TodayList day={day} present={present} marking={marking} now={now} />
    </Page>
  )
}
