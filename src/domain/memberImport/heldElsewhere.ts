import type { ClientInfo } from '@/domain/gyms/gym'
import type { MemberPackage } from '@/domain/packages/memberPackage'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { isExpired, isTerm, nextRenewalDateOf } from '@/domain/packages/term'
import { addDays, addDuration, daysBetween, daysUntil, earliest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { longestDays } from '@/domain/shared/duration'
import { formatCivil } from '@/domain/shared/formatDate'
import type { ImportRow } from './importRow'

type Held = NonNullable<ImportRow['held']>
type Moment = { now: Date; today: CivilDate }

/** The longest term that anybody takes along, in days. */
const LONGEST = 10 * 366

/** Why the days of a package make no term that can be taken over; null when they do. */
export function heldProblem(
  { startDate, endDate }: Pick<Held, 'startDate' | 'endDate'>,
  today: CivilDate,
): string | null {
  if (startDate !== null && startDate > endDate)
    return `It would end on ${formatCivil(endDate)}, before it starts on ${formatCivil(startDate)}`
  if (daysUntil(startDate ?? today, endDate) <= LONGEST) return null
  return startDate === null
    ? 'It would end in more than ten years. Check the year'
    : 'It would be longer than ten years. Check both dates'
}

/** Counted back from the last day by whole terms of what the centre sells; somebody holds it now, so it has begun. */
function startOf({ startDate, endDate }: Held, template: PackageTemplate, today: CivilDate): CivilDate {
  if (startDate !== null) return startDate
  if (!isTerm(template)) return earliest(endDate, today)
  const { duration, durationType } = template
  // A term is never longer than this, so fewer of them can't reach back to today.
  const longest = longestDays[durationType] * duration
  let terms = Math.max(1, Math.floor(daysBetween(today, endDate) / longest))
  const counted = () => addDuration(addDays(endDate, 1), -terms * duration, durationType)
  while (counted() > today) terms += 1
  return counted()
}

/**
 * A package that was sold elsewhere: it covers its days and is worth no money here. Nothing was billed, paid or earned for it, so a
 * change gives nothing back for it, and the night never bills it on: it ends, and is renewed by a sale. `listed` is what a limit on
 * given days is a share of.
 */
export function heldElsewhere(
  id: string,
  held: Held,
  template: PackageTemplate,
  gym: Pick<ClientInfo, 'name' | 'email' | 'ownerName'>,
  { now, today }: Moment,
): MemberPackage {
  const startDate = startOf(held, template, today)
  const { endDate } = held
  const dates = { type: 'Non Recurring', endDate, nextBillDate: null } as const
  return {
    id,
    packageId: template.id,
    name: template.name,
    category: template.category,
    duration: template.duration,
    durationType: template.durationType,
    startDate,
    ...dates,
    nextRenewalDate: nextRenewalDateOf(dates),
    paidUntilDate: endDate,
    anchorDate: startDate,
    billedThrough: startDate,
    term: {
      from: startDate,
      to: endDate,
      soldDays: daysUntil(startDate, endDate),
      freeDays: 0,
      invoiceId: '',
      listed: { price: template.price, fee: 0 },
      given: 0,
    },
    takenOver: true,
    isExpired: isExpired(endDate, today),
    assignedAt: now,
    cancelledOn: null,
    cancelReason: '',
    basePrice: 0,
    joiningFee: 0,
    joined: true,
    discount: 0,
    discountReason: '',
    recurringDiscount: 0,
    promoCode: '',
    percentOff: 0,
    amount: 0,
    paid: 0,
    taxRate: null,
    agreement: null,
    comments: '',
    modeOfPayment: '',
    paymentSource: '',
    invoiceIds: [],
    centerName: gym.name,
    ownerEmail: gym.email,
    ownerName: gym.ownerName,
    freeze: template.freeze,
    freezes: [],
    extendedDays: 0,
    extensions: [],
  }
}
