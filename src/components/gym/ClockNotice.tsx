import { Note } from '@/ui/Note'
import { useClockOff } from './useClockOff'

/** Over what is marked by this device's clock: that it is wrong, and what to do about it. */
export function ClockNotice() {
  const off = useClockOff()
  if (off === null) return null
  return (
    <Note kind="problem" role="alert">
      {`The clock of this computer is ${off}, so marks made here get a wrong time or are refused. Set the date and time in its settings, best by “Set time automatically”. This notice goes away by itself then.`}
    </Note>
  )
}
