import type { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, expect, it } from 'vitest'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import { civil } from '@/domain/shared/civilDate'
import { dashboardRepository } from '@/data/dashboard/dashboardRepository'
import { makeDashboard } from '@/data/dashboard/keepDashboard'
import { writeLastVisit } from '@/data/members/lastVisits'
import { writeDirectory } from '@/data/members/memberRecords'
import { partsOver } from '@/data/repositories'
import { systemClock } from '@/data/store/clock'
import { firstOf } from '@/data/store/firstOf'
import { leadsDueOn } from '@/domain/dashboard/keptLeads'
import { draftWith } from '@/domain/invoices/fixtures'
import { leadWith } from '@/domain/leads/fixtures'
import type { Lead } from '@/domain/leads/lead'
import { memberWith } from '@/domain/members/fixtures'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { adminStore } from '../support/emulators'
import { emptyStore } from '../support/emptyStore'
import { monthly, putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'

const IRON = 'triggers-iron'

beforeEach(async () => {
  await emptyStore()
  await putGym(openAdminStore().store, IRON)
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

it('what is kept for the dashboard follows a member, an invoice and a price by itself, but no mark of today', async () => {
  const { store } = openAdminStore()
  const today = civilDateIn(new Date(), 'Asia/Kolkata')
  await makeDashboard(store, IRON, new Date())
  const kept = () => firstOf(dashboardRepository(partsOver(store, systemClock)).kept(IRON))
  const members = async () =>
    (await kept()).members?.people.map(({ name, lastVisitOn }) => [name, lastVisitOn])
  const put = (name: string, visit: string) => {
    const member = memberWith({ id: 'asha', gymId: IRON, name, lastVisitOn: civil(visit) })
    return store.batch((writer) => {
      writer.set('members/asha', member)
      writeDirectory(writer, member)
      writeLastVisit(writer, member)
    })
  }
  const soon = { timeout: 25_000, interval: 250 }
  await put('Asha', '2026-11-18')
  await expect.poll(members, soon).toEqual([['Asha', '2026-11-18']])
  await put('Asha', today)
  await store.batch((writer) => writer.set('memberPackages/monthly', { ...monthly, gymId: IRON }))
  await expect.poll(async () => (await kept()).packages?.['monthly']?.price, soon).toBe(1000)
  expect(await members()).toEqual([['Asha', '2026-11-18']])
  await put('Asha Rao', today)
  await expect.poll(members, soon).toEqual([['Asha Rao', today]])
  const owed = { gymId: IRON, status: 'Open', isDeleted: false, due: 40, dueOn: today }
  await store.batch((writer) => writer.set('invoices/triggers-i1', owed))
  await expect.poll(async () => (await kept()).counts?.dueToday, soon).toBe(40)
  const waits = draftWith({ id: 'triggers-i2', gymId: IRON, held: 'Pending Approval', createdAt: new Date() })
  const toApprove = async () => (await kept()).counts?.toApproveRupees
  for (const amount of [500, 450]) {
    await store.batch((writer) => writer.set('invoices/triggers-i2', { ...waits, amount }))
    await expect.poll(toApprove, soon).toBe(amount)
  }
}, 90_000)

it('what is kept of the leads that are due follows each lead by itself', async () => {
  const { store } = openAdminStore()
  const today = civilDateIn(new Date(), 'Asia/Kolkata')
  await makeDashboard(store, IRON, new Date())
  const due = async () => {
    const { leads } = await firstOf(dashboardRepository(partsOver(store, systemClock)).kept(IRON))
    return leadsDueOn(leads, today)?.map(({ id }) => id)
  }
  const put = (fields: Partial<Lead>) =>
    store.batch((writer) => writer.set('leads/kiran', leadWith({ gymId: IRON, ...fields })))
  const soon = { timeout: 25_000, interval: 250 }
  await put({ nextFollowUpOn: today })
  await expect.poll(due, soon).toEqual(['kiran'])
  await put({ nextFollowUpOn: addDays(today, 3) })
  await expect.poll(due, soon).toEqual([])
}, 90_000)

it('the public copy of a centre follows a write to the centre by itself', async () => {
  const copied = async () => {
    const data = (await adminStore().doc(`gymsPublic/${IRON}`).get()).data()
    return [data?.['name'] as unknown, data?.['isDisabled'] as unknown]
  }
  const { store } = openAdminStore()
  await putGym(store, IRON, { name: 'Iron', isDisabled: true })
  await expect.poll(copied, { timeout: 20_000, interval: 250 }).toEqual(['Iron', true])
  await adminStore().doc(`gyms/${IRON}`).delete()
  await expect.poll(copied, { timeout: 20_000, interval: 250 }).toEqual([undefined, undefined])
})

it('an older centre that is put into the store is brought up to date by itself, so that lists show it', async () => {
  const gym = adminStore().doc('gyms/triggers-older')
  await gym.set({ name: 'Chamundi Fitness', phone: 9876512105 })
  await expect
    .poll(async () => (await gym.get()).data(), { timeout: 20_000, interval: 250 })
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

it('what the rules go by follows the package of a centre and the count of its members by itself', async () => {
  const gym = adminStore().doc(`gyms/${IRON}`)
  const until = async () => {
    const held = (await gym.get()).data()?.['writesUntil'] as Record<string, Timestamp> | undefined
    return held && [held['update']?.toDate().toISOString(), held['enrol']?.toMillis() === 0]
  }
  const limits = { members: 1 }
  await gym.update({ currentPackage: { name: 'Gold', endDate: '2026-11-30', limits } })
  await expect.poll(until, { timeout: 20_000, interval: 250 }).toEqual(['2026-12-07T18:30:00.000Z', false])
  await adminStore().doc('members/triggers-a').set({ gymId: IRON, name: 'Asha', deleted: false })
  await expect.poll(until, { timeout: 25_000, interval: 250 }).toEqual(['2026-12-07T18:30:00.000Z', true])
  await gym.update({ currentPackage: { name: 'Gold', endDate: '2027-11-30', limits: { members: 2 } } })
  await expect.poll(until, { timeout: 20_000, interval: 250 }).toEqual(['2027-12-07T18:30:00.000Z', false])
}, 60_000)
