import { invoicesToAsk, monthsLacking, monthsToAsk } from '@/domain/contributions/askedOfLedger'
import type { Contribution } from '@/domain/contributions/contribution'
import { isGenerated } from '@/domain/contributions/payLine'
import { paysByHead } from '@/domain/contributions/headLines'
import type { PaySource } from '@/domain/contributions/paySource'
import { contributionCategorySchema } from '@/domain/contributions/contributionCategory'
import { firstOfMonth, lastOfMonth, type PayMonth } from '@/domain/contributions/payMonth'
import type { GymSettings } from '@/domain/gyms/settings'
import type { Month } from '@/domain/monthStats/monthStats'
import { instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { datesOfMonth, readOfMonth } from '@/domain/staffAttendance/muster'
import { leavesByPerson, staffLeaveSchema } from '@/domain/staffAttendance/staffLeave'
import { askDay, readDay } from '@/data/attendance/dayParts'
import { invoicesChangedSince } from '@/data/invoices/invoiceQueries'
import { readInvoice } from '@/data/invoices/invoiceRecords'
import { leavesBetween } from '@/data/staff/leaveRepository'
import { readStaff } from '@/data/staff/staffRecords'
import { trainedIn } from '@/data/members/trainedIn'
import { allOf } from '@/data/store/allOf'
import { recordList } from '@/data/store/recordRepository'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { contributionsOfInvoices, contributionsOfMonth, INVOICES_A_QUESTION } from './contributionQueries'
import { payMonthPath, readContribution, readPayMonth } from './contributionRecords'

/** A desk's clock may be slow. */
const MARGIN_MS = 3_600_000

const parsed =
  <T>(schema: { safeParse(data: unknown): { success: true; data: T } | { success: false } }) =>
  ({ id, data }: StoredDocument): T | null => {
    const read = schema.safeParse({ ...data, id })
    return read.success ? read.data : null
  }

/** What the ledger has of each of these invoices. */
async function paidForOf(store: DocumentStore, gymId: string, ids: readonly string[]) {
  const questions = Array.from({ length: Math.ceil(ids.length / INVOICES_A_QUESTION) }, (_, at) =>
    ids.slice(at * INVOICES_A_QUESTION, (at + 1) * INVOICES_A_QUESTION),
  )
  const answers = await Promise.all(
    questions.map((some) => allOf(store, contributionsOfInvoices(gymId, some), readContribution)),
  )
  const paidFor = new Map<string, Contribution[]>(ids.map((id) => [id, []]))
  for (const line of answers.flat()) paidFor.get(line.source?.invoiceId ?? '')?.push(line)
  return paidFor
}

/** Those of the months of which something was generated. */
async function generatedOf(store: DocumentStore, gymId: string, months: readonly Month[]) {
  const answers = await Promise.all(
    months.map(async (month) => {
      const lines = await allOf(store, contributionsOfMonth(gymId, month), readContribution)
      return { month, isBegun: lines.some(({ id }) => isGenerated(id, { gymId, month })) }
    }),
  )
  return new Set(answers.filter(({ isBegun }) => isBegun).map(({ month }) => month))
}

/** Those of the months that lack that are locked. Once some prove to be, others may lack: those are asked for then. */
async function lockedOf(
  store: DocumentStore,
  gymId: string,
  lackingWith: (locked: ReadonlySet<Month>) => readonly Month[],
  known: readonly PayMonth[] = [],
): Promise<ReadonlySet<Month>> {
  const locked = new Set(known.filter(({ lockedOn }) => lockedOn !== null).map(({ month }) => month))
  const more = lackingWith(locked).filter((month) => known.every((held) => held.month !== month))
  if (more.length === 0) return locked
  const held = await Promise.all(
    more.map(async (month) => readPayMonth(await store.get(payMonthPath(gymId, month)), gymId, month)),
  )
  return lockedOf(store, gymId, lackingWith, [...known, ...held])
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
    Promise.all(readOfMonth(dates).map((date) => askDay(store, readDay, gymId, date))),
  ])
  const came = days.filter((day) => day !== null)
  const known = { month, staff, categories, invoices }
  const asked = invoicesToAsk({ ...known, today, timezone })
  const paidFor = await paidForOf(
    store,
    gymId,
    asked.map(({ id }) => id),
  )
  const generated = await generatedOf(store, gymId, monthsToAsk(asked, { ...known, paidFor, timezone }))
  const locked = await lockedOf(store, gymId, (found) =>
    monthsLacking(asked, { ...known, paidFor, generated, locked: found, timezone }, today),
  )
  const trained = paysByHead(staff, month)
    ? await trainedIn(store, { gymId, month, staffIds: staff.map(({ id }) => id), timezone })
    : []
  return {
    ...{ ...known, gymId, trained, paidFor, generated, locked, format: settings },
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
