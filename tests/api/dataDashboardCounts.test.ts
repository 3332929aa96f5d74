import { afterAll, beforeAll, expect, it } from 'vitest'
import { attendanceRepository } from '@/data/attendance/attendanceRepository'
import { dashboardPath } from '@/data/dashboard/dashboardRecords'
import { dashboardRepository } from '@/data/dashboard/dashboardRepository'
import { keepDashboard, makeDashboard } from '@/data/dashboard/keepDashboard'
import { partsOver } from '@/data/repositories'
import type { DocumentStore } from '@/data/store/documentStore'
import { firstOf } from '@/data/store/firstOf'
import { readMeter } from '@/data/store/readMeter'
import { insideNow } from '@/domain/dashboard/todayFigures'
import { settingsOf } from '@/domain/gyms/settings'
import { draftWith } from '@/domain/invoices/fixtures'
import { addDays } from '@/domain/shared/calendar'
import { openAdminStore, openWebStore, ownerOf, type OpenStore } from './support/dataStores'
import { clock, invoiceNumber, IRON, now, today } from './support/dashboardScene'
import { emptyStore } from '../support/emptyStore'
import { putGym } from './support/gymFixtures'

let page: OpenStore
let server: DocumentStore

beforeAll(async () => {
  page = openWebStore(ownerOf(IRON))
  server = openAdminStore().store
  await emptyStore()
  await putGym(server, IRON)
})
afterAll(() => page.close())

const counts = async () =>
  (await firstOf(dashboardRepository(partsOver(page.store, clock)).kept(IRON))).counts

it('an unpaid invoice is due today, past due in grace or overdue: each day it is in one of them', async () => {
  const { graceDays } = settingsOf({}, 'GYM')
  await server.batch((writer) => {
    for (let ago = 0; ago <= graceDays + 2; ago += 1) {
      const id = `unpaid_${String(ago)}`
      writer.set(`invoices/${id}`, {
        ...invoiceNumber(ago),
        ...{ id, due: 10 ** ago, dueOn: addDays(today, -ago) },
      })
    }
  })
  await makeDashboard(server, IRON, now)
  expect(await counts()).toMatchObject({
    dueToday: 1,
    pastDue: { count: 3, rupees: 1110 },
    late: { count: 2, rupees: 110_000 },
  })
})

it('packages as an earlier version kept them, without their rates, are read as none kept', async () => {
  await server.batch((writer) =>
    writer.set(dashboardPath(IRON, 0), {
      gymId: IRON,
      packages: { monthly: { price: 1000, category: 'General' } },
    }),
  )
  const kept = await firstOf(dashboardRepository(partsOver(page.store, clock)).kept(IRON))
  expect(kept.packages).toBeNull()
})

it('what waits for approval is added up whole, also beyond the ten that the page reads; of too many nothing is said', async () => {
  const put = (from: number, to: number) =>
    server.batch((writer) => {
      for (let at = from; at < to; at += 1)
        writer.set(
          `invoices/asks_${String(at)}`,
          draftWith({ gymId: IRON, held: 'Pending Approval', amount: 100.1, createdAt: now }),
        )
    })
  await put(0, 12)
  await makeDashboard(server, IRON, now)
  expect(await counts()).toMatchObject({ toApprove: 12, toApproveRupees: 1201.2 })
  await put(12, 100)
  await keepDashboard(server, IRON, ['counts'], now)
  expect(await counts()).toMatchObject({ toApprove: 100, toApproveRupees: null })
})

it('yesterday tells whoever is marked out after midnight, for a read of each part that there is', async () => {
  const yesterday = addDays(today, -1)
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const line = { type: 'member', name: 'Asha', code: '', dp: '', by: 'desk' }
  const came = (exit: Date | null) =>
    server.batch((writer) =>
      writer.set(`attendanceDays/${IRON}_${yesterday}`, {
        ...{ gymId: IRON, date: yesterday },
        people: { asha: { ...line, visits: [{ entry: minutesAgo(90), exit, isAutoExit: false }] } },
      }),
    )
  await came(null)
  const meter = readMeter(page.store)
  meter.enter('dashboard')
  const inside: number[] = []
  const stop = attendanceRepository(partsOver(meter.store, clock))
    .dayBefore(IRON, yesterday)
    .watch({
      next: (day) => void inside.push(insideNow(null, day, now)),
      failed: (error) => expect.unreachable(error.message),
    })
  await expect.poll(() => inside.at(-1)).toBe(1)
  expect(meter.readsOf('dashboard')).toBe(1)
  await came(minutesAgo(5))
  await expect.poll(() => inside.at(-1)).toBe(0)
  stop()
})
