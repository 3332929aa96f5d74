import type { MarkedPerson } from '@/data/attendance/markedPerson'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import { civil } from '@/domain/shared/civilDate'
import { adminStore } from '../../support/emulators'
import { emptyStore } from '../../support/emptyStore'
import { putGym } from './gymFixtures'
import { openAdminStore } from './dataStores'

/** A centre where Asha came, as the store has it. */
export const { store } = openAdminStore()
export const IRON = 'night-iron'

export const visit = { entry: new Date('2026-11-18T04:00:00Z'), exit: null, isAutoExit: false }
export const member = adminStore().doc('members/asha')
const attendance = adminStore().doc(`attendance/${IRON}_asha`)

/** As the desk marks her. */
export const asha: MarkedPerson = {
  ...{ personId: 'asha', memberId: 'asha', personType: 'member' },
  ...{ name: 'Asha', code: '', dp: '' },
}

export const putDays = (dates: string[], fields: object = {}) =>
  attendance.set({
    gymId: IRON,
    memberId: 'asha',
    personId: 'asha',
    personType: 'member',
    ...Object.fromEntries(dates.map((date) => [dateKeyOf(civil(date)), [visit]])),
    ...fields,
  })

/** Before each test. */
export async function beginVisits(): Promise<void> {
  await emptyStore()
  await putGym(store, IRON)
}
