import { formatCivil } from '@/domain/shared/formatDate'
import { ClockNotice } from '@/components/gym/ClockNotice'
import { useGym } from '@/session/useGym'
import { useWriteProblem } from '@/session/useWriteProblem'
import { Note } from '@/ui/Note'
import { Page } from '@/ui/Page'
import { useRemembered } from '@/lists/useRemembered'
import { Desk } from './desk/Desk'
import { DeskDevices } from './device/DeskDevices'
import { RefusedMarks } from './device/RefusedMarks'
import { StoppedPunches } from './device/StoppedPunches'
import { DeskActions } from './DeskActions'
import { InsideTiles } from './desk/InsideTiles'
import { TodayList } from './desk/TodayList'
import { TrialTiles } from './desk/TrialTiles'
import { useDeskDay } from './desk/useDeskDay'
import { useTrials } from './desk/useTrials'

const isSwitch = (kept: unknown): kept is boolean => typeof kept === 'boolean'

/** The desk's screen: find a person, mark in or out, see who is here (PRODUCT 4, screen 7). */
export default function MarkAttendancePage() {
  const { today, info } = useGym()
  const hasDevices = info.deviceSerials.length > 0
  const [isLoud, onLoud] = useRemembered('desk/sound', true, isSwitch)
  const problem = useWriteProblem()
  const { day, present, standing, marking, now } = useDeskDay()
  const trials = useTrials()
  return (
    <Page
      title="Mark Attendance"
      hint={`${formatCivil(today)}. Type a name, phone or code, or scan a card, then Enter.`}
      actions={<DeskActions />}
    >
      {problem !== null && (
        <Note kind="problem">Nobody can be marked until the centre’s package is renewed.</Note>
      )}
      <ClockNotice />
      <RefusedMarks />
      {hasDevices && <StoppedPunches isLoud={isLoud} />}
      <Desk {...{ standing, marking, trials, now, isLoud, onLoud }} />
      <TrialTiles {...trials} />
      <InsideTiles present={present} marking={marking} now={now} />
      {hasDevices && <DeskDevices now={now} />}
      <TodayList day={day} present={present} marking={marking} now={now} />
    </Page>
  )
}
