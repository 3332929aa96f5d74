import { all, beginIclock, GYM, ICE, KEYED, put, store, TODAY, upload } from './iclockGym'
import { askDay, readDay } from '@/data/attendance/dayParts'
import { visitsOf } from '@/domain/attendance/visits'
import { civil } from '@/domain/shared/civilDate'

/** What a terminal sends of who pressed, and what becomes of it: with an employee, and a member of another centre. */
export const line = (pin: string, at: string, date = TODAY, status = 0) =>
  `${pin}\t${date} ${at}\t${status}\t1\t0\t0\t0\t`
export const send = (lines: string[], keyed = KEYED) => upload(`${lines.join('\n')}\n`, 'ATTLOG', keyed)
export const punches = () => all('punches')

/** As the reports read them: `entry - exit` on the wall in India. */
export async function visits(personId: string, date = TODAY) {
  const day = await askDay(store, readDay, GYM, civil(date))
  const line = day?.people[personId]
  const wall = (at: Date | null) =>
    at === null ? '' : new Date(at.getTime() + 330 * 60_000).toISOString().slice(11, 19)
  return visitsOf(line?.visits ?? [], line?.type ?? 'member').map(
    ({ entry, exit, isAutoExit }) => `${wall(entry)} - ${wall(exit)}${isAutoExit ? ' auto' : ''}`,
  )
}

/** Before each test. */
export async function beginPunches(): Promise<void> {
  await beginIclock()
  await put('staff/ravi', { gymId: GYM, name: 'Ravi', biometricId: '1002' })
  await put('members/theirs', { gymId: ICE, name: 'Theirs', biometricUserId: 1003 })
}
