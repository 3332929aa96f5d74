import { fallenInvoices } from '@/domain/contributions/commissionLines'
import type { PaySource } from '@/domain/contributions/paySource'
import { contributionCategorySchema } from '@/domain/contributions/contributionCategory'
import { firstOfMonth, lastOfMonth } from '@/domain/contributions/payMonth'
import type { GymSettings } from '@/domain/gyms/settings'
import type { Month } from '@/domain/monthStats/monthStats'
import { instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { datesOfMonth } from '@/domain/staffAttendance/muster'
import { leavesByPerson, staffLeaveSchema } from '@/domain/staffAttendance/staffLeave'
import { askDay, readDay } from '@/data/attendance/dayParts'
import { invoicesChangedSince } from '@/data/invoices/invoiceQueries'
import { readInvoice } from '@/data/invoices/invoiceRecords'
import { leavesBetween } from '@/data/staff/leaveRepository'
import { readStaff } from '@/data/staff/staffRecords'
import { recordList } from '@/data/store/recordRepository'
import { tenantFilter, type Listed } from '@/data/store/collection'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { contributionsOfInvoice } from './contributionQueries'
import { readContribution } from './contributionRecords'

/** A desk's clock may be slow. */
const MARGIN_MS = 3_600_000

async function allOf<T>(
  store: DocumentStore,
  { path, gymId, where, orderBy }: Listed,
  decode: (document: StoredDocument) => T | null,
): Promise<T[]> {
  const found: T[] = []
  const question = { collection: path, where: [tenantFilter(gymId), ...where], orderBy }
  for await (const documents of pagesOf(store, question))
    found.push(...documents.map(decode).filter((one) => one !== null))
  return found
}

const parsed =
  <T>(schema: { safeParse(data: unknown): { success: true; data: T } | { success: false } }) =>
  ({ id, data }: StoredDocument): T | null => {
    const read = schema.safeParse({ ...data, id })
    return read.success ? read.data : null
  }

type Asked = { gymId: string; month: Month; settings: GymSettings; now: Date; today: CivilDate }

/**
 * Reads what a month's pay is reckoned from. A row that counts for the month was entered in it or later, so it stands on an
 * invoice that changed since the month began.
 */
export async function paySourceOf(
  store: DocumentStore,
  { gymId, month, settings, now, today }: Asked,
): Promise<PaySource> {
  const { timezone } = settings
  const first = firstOfMonth(month)
  const dates = datesOfMonth(first)
  const since = new Date(instantAt(first, '00:00', timezone).getTime() - MARGIN_MS)
  const [staff, categories, leaves, invoices, days] = await Promise.all([
    allOf(store, recordList('staff', gymId), (stored) => readStaff(stored, timezone)),
    allOf(store, recordList('contributionCategories', gymId), parsed(contributionCategorySchema)),
    allOf(store, leavesBetween(gymId, first, lastOfMonth(month)), parsed(staffLeaveSchema)),
    allOf(store, invoicesChangedSince(gymId, since), (stored) => readInvoice(stored, timezone)),
    Promise.all(dates.map((date) => askDay(store, readDay, gymId, date))),
  ])
  const came = days.filter((day) => day !== null)
  const fallen = fallenInvoices({ month, staff, invoices }, timezone)
  const paidFor = new Map(
    await Promise.all(
      fallen.map(
        async ({ id }) =>
          [id, await allOf(store, contributionsOfInvoice(gymId, id), readContribution)] as const,
      ),
    ),
  )
  return {
    ...{ gymId, month, staff, categories, invoices, paidFor },
    muster: {
      dates,
      days: new Map(came.map((day) => [day.date, day])),
      leaves: leavesByPerson(leaves),
      rules: settings,
      now,
      today,
    },
  }
}
