import { civil } from '@/domain/shared/civilDate'
import { staffLeaveSchema, type StaffLeave } from '@/domain/staffAttendance/staffLeave'
import { adminStore } from '../../support/emulators'
import { openAdminStore } from './dataStores'
import { emptyStore } from '../../support/emptyStore'
import { putGym } from './gymFixtures'
import { newAccount } from './servedCalls'

const { store } = openAdminStore()

/** A centre whose Ravi has leave `l1` of three days, with the fields that are its own here, and another centre. */
export function leaveGym(name: string, own: Partial<StaffLeave>) {
  const [IRON, ICE, RAVI] = [`${name}-iron`, `${name}-ice`, `${name}-ravi`]
  const tokens = { owner: '', desk: '', elsewhere: '' }

  const put = (fields: Partial<StaffLeave> = {}) => {
    const leave = staffLeaveSchema.parse({
      ...{ id: 'l1', gymId: IRON, staffId: RAVI, kind: 'Casual', reason: 'Wedding' },
      ...{ from: civil('2026-12-01'), to: civil('2026-12-03') },
      ...own,
      ...fields,
    })
    return store.batch((writer) => writer.set(`staffLeave/${leave.id}`, leave))
  }
  const stored = async (id = 'l1') => (await store.get(`staffLeave/${id}`))?.data

  const accounts = async () => {
    const claims = (role: string, gymId: string) => ({ role, clientType: 'GYM', gymId })
    tokens.owner = await newAccount(IRON, claims('Client', IRON))
    tokens.desk = await newAccount(`${name}-desk`, claims('Manager', IRON))
    tokens.elsewhere = await newAccount(ICE, claims('Client', ICE))
  }
  const begin = async () => {
    await emptyStore()
    await putGym(store, IRON)
    await putGym(store, ICE)
    await adminStore().doc(`staff/${RAVI}`).set({ gymId: IRON, name: 'Ravi', isActive: true, deleted: false })
    await put()
  }
  return { IRON, ICE, tokens, put, stored, accounts, begin }
}
