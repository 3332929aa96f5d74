import { addDays } from '@/domain/shared/calendar'
import { LAST_DAY, type CivilDate } from '@/domain/shared/civilDate'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import {
  amountReader,
  choiceReader,
  civilFrom,
  dateReader,
  flagReader,
  instantReader,
  integerReader,
  mapOf,
  textReader,
  type Reader,
  type StoredRecord,
} from '@/domain/shared/readers'
import { lowerName } from '@/domain/shared/text'
import { noneIfEmpty, upgradeRecord, type Upgraded } from '@/domain/shared/upgradeRecord'
import { durationTypes, durationTypeSchema, type Duration } from '@/domain/shared/duration'
import { packageTypes, type PackageType } from './packageType'
import { endDateOf, isTerm, nextRenewalDateOf } from './term'

const texts = (...fields: string[]): Record<string, Reader> =>
  Object.fromEntries(fields.map((field) => [field, textReader]))

/** `Months`, `month` and `MONTH` all read Month; a package without one counts in days (SPECIFICATION 4). */
const durationTypeReader: Reader = (stored) =>
  choiceReader(durationTypes, undefined)(typeof stored === 'string' ? stored.replace(/s$/i, '') : stored)

/** SPECIFICATION 4: General where there is none. */
const categoryReader: Reader = (stored) =>
  stored === '' ? { value: undefined, isCertain: false } : textReader(stored)

const listOfTexts: Reader = (stored) => {
  if (typeof stored === 'string' && stored !== '') return { value: [stored], isCertain: true }
  const list = Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : []
  return { value: list, isCertain: false }
}

const mapOrDefault: Reader = (stored) => ({ value: mapOf(stored) ?? undefined, isCertain: false })

/** Older records have none: what it was is found out when it is needed (`runningTerm.ts`, `agreement.ts`). */
const mapOrNone: Reader = (stored) => ({ value: mapOf(stored), isCertain: false })

const packageReaders = (timezone: string): Record<string, Reader> => ({
  ...texts('packageId', 'name', 'promoCode', 'comments', 'modeOfPayment', 'paymentSource'),
  ...texts('centerName', 'ownerEmail', 'ownerName', 'id'),
  category: categoryReader,
  amount: amountReader,
  basePrice: amountReader,
  discount: amountReader,
  paid: amountReader,
  duration: integerReader,
  durationType: durationTypeReader,
  type: choiceReader(packageTypes, undefined),
  startDate: dateReader(timezone),
  endDate: dateReader(timezone),
  cancelledOn: dateReader(timezone),
  nextBillDate: dateReader(timezone),
  nextRenewalDate: dateReader(timezone),
  paidUntilDate: dateReader(timezone),
  anchorDate: dateReader(timezone),
  billedThrough: dateReader(timezone),
  assignedAt: instantReader,
  isExpired: (stored) => ({ value: stored === true, isCertain: false }),
  invoiceIds: listOfTexts,
  freeze: mapOrDefault,
  term: mapOrNone,
  agreement: mapOrNone,
})

function termOf({ duration, durationType }: StoredRecord): Duration {
  const type = durationTypeSchema.safeParse(durationType)
  return {
    duration: typeof duration === 'number' ? duration : 0,
    durationType: type.success ? type.data : 'Day',
  }
}

/** The dates that follow from the others and are missing, or do not fit them: end, next bill, next renewal (SPECIFICATION 4). */
function missingDates(data: StoredRecord, timezone: string): StoredRecord {
  const dateOf = (field: string) => civilFrom(data[field], timezone)
  const term = termOf(data)
  const found: Record<string, CivilDate> = {}
  const startDate = dateOf('startDate')
  const endDate =
    dateOf('endDate') ?? (startDate && isTerm(term) ? civilFrom(endDateOf(startDate, term), timezone) : null)
  if (endDate && !dateOf('endDate')) found['endDate'] = endDate
  const type: PackageType = data['type'] === 'Recurring' ? 'Recurring' : 'Non Recurring'
  // A package that was sold here and has no next bill was told to stop at its end, and so was an older one with a reason.
  const isStopped = typeof data['cancelReason'] === 'string' && data['cancelReason'].trim() !== ''
  const isOver = isStopped || dateOf('cancelledOn') !== null || dateOf('billedThrough') !== null
  const nextBillDate =
    dateOf('nextBillDate') ??
    (type === 'Recurring' && endDate && endDate < LAST_DAY && !isOver ? addDays(endDate, 1) : null)
  if (nextBillDate && !dateOf('nextBillDate')) found['nextBillDate'] = nextBillDate
  const nextRenewalDate = nextRenewalDateOf({ type, nextBillDate, endDate })
  if (nextRenewalDate && !dateOf('nextRenewalDate')) found['nextRenewalDate'] = nextRenewalDate
  const paidUntilDate = dateOf('paidUntilDate')
  // A cancellation by an earlier version left it at the old end.
  if (endDate && paidUntilDate && paidUntilDate > endDate) found['paidUntilDate'] = endDate
  return found
}

/**
 * A package of a member from any older record (SPECIFICATION 3 to 5, PRODUCT 2.M): amounts as text, a duration
 * without type, dates as instants or text, missing renewal dates. Pure and idempotent.
 */
export function upgradeMemberPackage(stored: StoredRecord, timezone: string = DEFAULT_TIMEZONE): Upgraded {
  const { data, repairs, unread } = upgradeRecord(stored, packageReaders(timezone))
  const found = missingDates(data, timezone)
  return { data: { ...data, ...found }, repairs: noneIfEmpty({ ...repairs, ...found }), unread }
}

/** A package template from any older record; what today's queries need is written even where it was missing. */
export function upgradeTemplate(id: string, stored: StoredRecord): Upgraded {
  const { data, repairs, unread } = upgradeRecord(stored, {
    ...texts('name', 'description'),
    category: categoryReader,
    price: (value) =>
      value === undefined || value === null ? { value: 0, isCertain: false } : amountReader(value),
    joiningFee: amountReader,
    duration: integerReader,
    durationType: durationTypeReader,
    type: choiceReader(packageTypes, undefined),
    isActive: flagReader(true),
    deleted: flagReader(false),
    createdAt: instantReader,
    updatedAt: instantReader,
    freeze: mapOrDefault,
  })
  const name = typeof data['name'] === 'string' ? data['name'] : ''
  const nameLower = lowerName(name)
  const renamed = data['nameLower'] === nameLower ? {} : { nameLower }
  return {
    data: { ...data, id, name, nameLower },
    repairs: noneIfEmpty({ ...repairs, ...renamed }),
    unread,
  }
}
