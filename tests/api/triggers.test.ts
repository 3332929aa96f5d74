import { beforeEach, expect, it } from 'vitest'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import { civil } from '@/domain/shared/civilDate'
import { adminStore, clearStore } from '../support/emulators'
import { putCentre } from './support/centreFixtures'
import { openAdminStore } from './support/dataStores'

const IRON = 'triggers-iron'

beforeEach(async () => {
  await clearStore()
  await putCentre(openAdminStore().store, IRON)
})

it('the last visit of a member follows a write to the attendance by itself, and back when a mark is undone', async () => {
  const member = adminStore().doc('members/asha')
  await member.set({ gymId: IRON, name: 'Asha', lookup: { lastVisitOn: null } })
  const attendance = adminStore().doc(`attendance/${IRON}_asha`)
  const on = (date: string, hours: string[]) => ({
    [dateKeyOf(civil(date))]: hours.map((hour) => ({
      entry: new Date(`${date}T${hour}:00:00Z`),
      exit: null,
      isAutoExit: false,
    })),
  })
  await attendance.set({
    gymId: IRON,
    memberId: 'asha',
    personId: 'asha',
    personType: 'member',
    ...on('2026-11-17', ['04']),
    ...on('2026-11-18', ['04']),
  })
  const lastVisits = async () => {
    const data = (await member.get()).data() ?? {}
    const lookup = data['lookup'] as Record<string, unknown> | undefined
    return [data['lastVisitOn'] as unknown, lookup?.['lastVisitOn']]
  }
  await expect.poll(lastVisits, { timeout: 20_000, interval: 250 }).toEqual(['2026-11-18', '2026-11-18'])
  await attendance.set(on('2026-11-18', []), { merge: true })
  await expect.poll(lastVisits, { timeout: 20_000, interval: 250 }).toEqual(['2026-11-17', '2026-11-17'])
})

it('the public copy of a centre follows a write to the centre by itself', async () => {
  const copied = async () => {
    const data = (await adminStore().doc(`gymsPublic/${IRON}`).get()).data()
    return [data?.['name'] as unknown, data?.['isDisabled'] as unknown]
  }
  const { store } = openAdminStore()
  await putCentre(store, IRON, { name: 'Iron', isDisabled: true })
  await expect.poll(copied, { timeout: 20_000, interval: 250 }).toEqual(['Iron', true])
  await adminStore().doc(`gyms/${IRON}`).delete()
  await expect.poll(copied, { timeout: 20_000, interval: 250 }).toEqual([undefined, undefined])
})

it('an older centre that is put into the store is brought up to date by itself, so that lists show it', async () => {
  const centre = adminStore().doc('gyms/triggers-older')
  await centre.set({ name: 'Chamundi Fitness', phone: 9876512105 })
  await expect
    .poll(async () => (await centre.get()).data(), { timeout: 20_000, interval: 250 })
    .toMatchObject({ nameLower: 'chamundi fitness', isDisabled: false, phone: '9876512105' })
})

it('what a page writes of an expense enters the chain of its day and its month by itself, and its change too', async () => {
  const stamps = { createdAt: new Date(), updatedAt: new Date(), updatedBy: IRON }
  const expense = adminStore().doc('expenses/triggers-e1')
  await expense.set({ gymId: IRON, categoryId: 'rent', amount: 120, date: '2026-11-20', ...stamps })
  const entries = async () => {
    const { docs } = await adminStore().collection('ledger').where('gymId', '==', IRON).get()
    return Object.fromEntries(docs.map((entry) => [entry.id, entry.data()['amount'] as unknown]))
  }
  const spent = async () =>
    (await adminStore().doc(`monthStats/${IRON}_2026-11`).get()).data()?.['expenses'] as unknown
  const first = { 'triggers-e1_expense': -120 }
  await expect.poll(entries, { timeout: 25_000, interval: 250 }).toEqual(first)
  expect(await spent()).toBe(120)
  await expense.update({ amount: 90, updatedAt: new Date() })
  await expect
    .poll(entries, { timeout: 25_000, interval: 250 })
    .toEqual({ ...first, 'triggers-e1_expense_2': 120, 'triggers-e1_expense_3': -90 })
  expect(await spent()).toBe(90)
  const { docs } = await adminStore().collection('ledgerDays').where('gymId', '==', IRON).get()
  expect(docs.map((head) => head.data()['count'] as unknown)).toEqual([3])
}, 60_000)

it('a centre’s count of members and leads follows who comes and who is deleted (SPECIFICATION 3 "Gym")', async () => {
  const gym = adminStore().doc(`gyms/${IRON}`)
  const counts = async () => {
    const data = (await gym.get()).data()
    return [data?.['members'] as unknown, data?.['leads'] as unknown]
  }
  const members = ['a', 'b', 'c'].map((id) => adminStore().doc(`members/triggers-${id}`))
  await Promise.all(members.map((member) => member.set({ gymId: IRON, name: 'Asha', deleted: false })))
  await adminStore().doc('leads/triggers-l').set({ gymId: IRON, name: 'Kavya', deleted: false })
  await expect.poll(counts, { timeout: 25_000, interval: 250 }).toEqual([3, 1])
  await members[0]?.update({ deleted: true })
  await expect.poll(counts, { timeout: 25_000, interval: 250 }).toEqual([2, 1])
}, 60_000)
