import type { Gym, GymPackage } from '@/domain/gyms/gym'
import { heldPackage } from '@/domain/gymPackages/givePackage'
import { platformMonthOf } from '@/domain/gymPackages/platformMonth'
import type { RegistrationPackage } from '@/domain/gymPackages/registrationPackage'
import { billPackage } from '@/domain/gymInvoices/billPackage'
import { creditReplaced } from '@/domain/gymInvoices/gymCreditNote'
import { giveBackNote } from '@/domain/gymInvoices/payGymInvoice'
import { isBilled, type GymInvoice } from '@/domain/gymInvoices/gymInvoice'
import { platformSettingsInputSchema } from '@/domain/gymInvoices/platformSettings'
import {
  addDays,
  addDuration,
  earliest,
  financialYearOf,
  instantAt,
  startOfMonth,
} from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import { endDateOf } from '@/domain/packages/term'
import { isRefused } from '@/domain/shared/refusal'
import { ICE, IRON } from './accounts'
import type { SeedDocument } from './batchesOf'
import { registrationPackages } from './registrationPackages'

const MONTHS = 12

const settings = platformSettingsInputSchema.parse({
  legalName: 'Fitness Centre Software Pvt Ltd',
  address: '4th floor, Apollo Tower, MG Road, Indore 452001',
  state: 'Madhya Pradesh',
  gstin: '23AAECF4321K1ZW',
  phone: '9826012345',
  email: 'billing@fitnesscentre.test',
  ...{ prefix: 'FC', sac: '997331', upiId: 'fitnesscentre@okaxis' },
  terms: 'Bank transfer: State Bank of India, MG Road, Indore. Account 38412345678, IFSC SBIN0001234.',
})

type Sold = { gym: Gym; held: GymPackage }

/** Centres that had this package for so many days before today's took its place; a note gave back what was paid, or has yet to. */
const replacedPlans: Record<string, { plan: RegistrationPackage; days: number; isGivenBack: boolean }> = {
  [IRON]: { plan: registrationPackages.starter, days: 14, isGivenBack: true },
  [ICE]: { plan: registrationPackages.growth, days: 49, isGivenBack: false },
}

function replacedTerm({ id, currentPackage }: Gym): GymPackage[] {
  const replaced = replacedPlans[id]
  if (replaced === undefined || !currentPackage?.startDate) return []
  const startDate = addDays(currentPackage.startDate, -replaced.days)
  return [heldPackage(replaced.plan, { startDate, isTrial: false }, endDateOf(startDate, replaced.plan))]
}

/** What another package has replaced gets its note on that package's first day. */
function credited(invoice: GymInvoice, { id, currentPackage }: Gym, last: number): GymInvoice {
  const from = currentPackage?.startDate ?? null
  if (from === null || invoice.endDate < from || invoice.packageId === currentPackage?.packageId)
    return invoice
  const terms = { from, by: currentPackage?.name ?? '', issuedOn: from, prefix: settings.prefix, last }
  const noted = creditReplaced(invoice, terms) ?? invoice
  const number = noted.creditNotes.at(-1)?.number
  if (number === undefined || !replacedPlans[id]?.isGivenBack) return noted
  const date = addDays(from, 3)
  const payment = { mode: 'UPI' as const, date, reference: '631245908812' }
  const given = giveBackNote(noted, number, { payment, today: date })
  return isRefused(given) ? noted : given
}

/** Every paid term in the order of its first day, billed on that day or, where it was sold ahead, today; all but the latest paid. */
export function invoicesOf(gyms: readonly Gym[], today: CivilDate): GymInvoice[] {
  const sold = gyms.flatMap((gym): Sold[] =>
    [...gym.packageHistory, ...replacedTerm(gym), ...(gym.currentPackage ? [gym.currentPackage] : [])].map(
      (held) => ({ gym, held }),
    ),
  )
  const last = new Map<string, number>()
  const lastNote = new Map<string, number>()
  return sold
    .flatMap(({ gym, held }) =>
      isBilled(held) ? [{ gym, held, issuedOn: earliest(held.startDate, today) }] : [],
    )
    .sort((one, other) => (one.issuedOn < other.issuedOn ? -1 : 1))
    .map((billing) => {
      const fy = financialYearOf(billing.issuedOn)
      const invoice = billPackage({ ...billing, again: 0, settings, last: last.get(fy) ?? 0 })
      last.set(fy, invoice.seq)
      const at = instantAt(billing.issuedOn, '11:00', DEFAULT_TIMEZONE)
      const paidOn = addDays(billing.issuedOn, 2)
      const whole = {
        ...invoice,
        ...(paidOn < addDays(today, -60) && {
          isPaid: true,
          payment: { mode: 'Bank transfer' as const, date: paidOn, reference: `NEFT${10_000 + invoice.seq}` },
        }),
        ...{ createdAt: at, updatedAt: at },
      }
      const noteYear = financialYearOf(billing.gym.currentPackage?.startDate ?? billing.issuedOn)
      const noted = credited(whole, billing.gym, lastNote.get(noteYear) ?? 0)
      for (const { fy: year, seq } of noted.creditNotes) lastNote.set(year, seq)
      return noted
    })
}

/** The platform's own: its particulars, what it billed, the numbers it gave, and the last twelve months as nights would have kept them. */
export function platformDocuments(gyms: readonly Gym[], today: CivilDate): SeedDocument[] {
  const invoices = invoicesOf(gyms, today)
  const numbers = new Map(invoices.map(({ fy, seq }) => [fy, seq]))
  const notes = new Map(invoices.flatMap((each) => each.creditNotes.map(({ fy, seq }) => [fy, seq] as const)))
  const months = Array.from({ length: MONTHS }, (_, n) =>
    earliest(addDays(addDuration(startOfMonth(today), 1 - n, 'Month'), -1), addDays(today, -1)),
  )
  return [
    { path: 'platform/settings', data: settings },
    ...invoices.map((invoice) => ({ path: `gymInvoices/${invoice.id}`, data: invoice })),
    ...[...numbers].map(([fy, last]) => ({ path: `platform/numbers_${fy}`, data: { last } })),
    ...[...notes].map(([fy, last]) => ({ path: `platform/notes_${fy}`, data: { last } })),
    ...months.map((day) => ({
      path: `platformMonths/${day.slice(0, 7)}`,
      data: platformMonthOf(gyms, day),
    })),
  ]
}
