import type { DocumentStore } from '@/data/store/documentStore'
import { makeDashboard } from '@/data/dashboard/keepDashboard'
import { lastVisitsPath } from '@/data/members/lastVisits'
import { shardPath } from '@/data/members/memberRecords'
import { leadWith } from '@/domain/leads/fixtures'
import { directoryEntryOf, shardOf } from '@/domain/members/directory'
import { DIRECTORY_SHARDS } from '@/domain/members/directoryEntry'
import type { Member } from '@/domain/members/member'
import { addDays, instantAt } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { emptyStore } from '../../support/emptyStore'
import { monthly, putGym } from './gymFixtures'
import { memberNumberOn } from './memberLists'

/** The centre of the tests of the dashboard: 10,000 members, and more that is late than is shown. */
export const IRON = 'iron'
export const ZONE = 'Asia/Kolkata'
export const today = civil('2026-11-20')
export const now = instantAt(today, '12:00', ZONE)
export const clock = { now: () => now }
const MEMBERS = 10_000
export const numbered = memberNumberOn(IRON, today)
export const members = Array.from({ length: MEMBERS }, (_, at) => numbered(at))

const shardOfMembers = (n: number, valueOf: (member: Member) => unknown) => ({
  ...{ gymId: IRON, n },
  people: Object.fromEntries(
    members.filter(({ id }) => shardOf(id) === n).map((member) => [member.id, valueOf(member)]),
  ),
})

/** 60 invoices that are late, two that are due today, as the store keeps them. */
export const invoiceNumber = (at: number) => ({
  ...{ id: `iron_${String(at)}`, gymId: IRON, memberId: 'm001', customerName: `Member ${String(at)}` },
  ...{
    status: 'Open',
    isDeleted: false,
    amount: 100 + at,
    due: 100 + at,
    dueOn: at < 60 ? '2026-11-01' : today,
  },
  ...{ seq: at + 1, issuedOn: '2026-11-01', createdAt: now, updatedAt: now },
})

/** 40 open leads, to be called from ten days ago until long after. */
export const leadNumber = (at: number) =>
  leadWith({
    ...{ id: `lead${String(at)}`, gymId: IRON, name: `Lead ${String(at)}` },
    ...{ nextFollowUpOn: addDays(today, at - 10), createdAt: now, updatedAt: now },
  })

export async function putDashboardScene(server: DocumentStore): Promise<void> {
  await emptyStore()
  await putGym(server, IRON)
  await server.batch((writer) => writer.set(`memberPackages/${monthly.id}`, monthly))
  for (let n = 0; n < DIRECTORY_SHARDS; n += 1)
    await server.batch((writer) => {
      writer.set(shardPath(IRON, n), shardOfMembers(n, directoryEntryOf))
      writer.set(
        lastVisitsPath(IRON, n),
        shardOfMembers(n, ({ lastVisitOn }) => lastVisitOn),
      )
    })
  await server.batch((writer) => {
    for (let at = 0; at < 62; at += 1) writer.set(`invoices/iron_${String(at)}`, invoiceNumber(at))
  })
  await server.batch((writer) => {
    for (let at = 0; at < 40; at += 1) writer.set(`leads/lead${String(at)}`, leadNumber(at))
  })
  await makeDashboard(server, IRON, now)
}
