import { z } from 'zod'
import { holidayOn, holidaysSchema } from '@/domain/gyms/holiday'
import { openingHoursSchema } from '@/domain/gyms/openingHours'
import { weekLines } from '@/domain/gyms/openNow'
import { datedRateSchema } from '@/domain/gyms/settingFields'
import { storedKindsSchema, wayKindWords } from '@/domain/gyms/wayKind'
import { kindOf } from '@/domain/messages/messageKinds'
import { ownTextsSchema } from '@/domain/messages/ownText'
import { earlierShiftsField } from '@/domain/staff/shift'
import { shiftWords } from '@/domain/staff/shiftHistory'
import { isSame } from '@/domain/shared/upgradeRecord'
import { formatCivil } from '@/domain/shared/formatDate'

const namesSchema = z.array(z.string())
const ratesSchema = z.array(datedRateSchema)

/** `Cash, UPI, Card`. */
const namesText = (stored: unknown): string | null => namesSchema.safeParse(stored).data?.join(', ') ?? null

/** `5 % from 22 Sep, 2025; 12.5 % from 01 Apr, 2027`. */
const ratesText = (stored: unknown): string | null =>
  ratesSchema
    .safeParse(stored)
    .data?.map(({ from, rate }) => `${String(rate)} % from ${formatCivil(from)}`)
    .join('; ') ?? null

/** `Monday to Friday: 6:00 am to 10:00 pm; Saturday to Sunday: Closed`. */
function hoursText(stored: unknown): string | null {
  const hours = openingHoursSchema.safeParse(stored).data
  if (hours === undefined) return null
  return weekLines(hours, 1)
    .map(({ days, hours: text }) => `${days}: ${text}`)
    .join('; ')
}

/** The days that the other side has not, as `Diwali (08 Nov, 2026)`: a centre keeps years of them. */
function holidaysText(stored: unknown, other: unknown): string | null {
  const others = holidaysSchema.parse(other)
  const own = holidaysSchema.parse(stored).filter(({ date, name }) => holidayOn(date, others) !== name)
  return own.length === 0 ? null : own.map(({ date, name }) => `${name} (${formatCivil(date)})`).join(', ')
}

/** The ways of paying that the other side counts otherwise, as `Meal card: Counted`. */
function kindsText(stored: unknown, other: unknown): string | null {
  const others = storedKindsSchema.parse(other)
  const own = Object.entries(storedKindsSchema.parse(stored)).filter(([way, kind]) => others[way] !== kind)
  return own.length === 0 ? null : own.map(([way, kind]) => `${way}: ${wayKindWords[kind]}`).join(', ')
}

/** The texts that the other side has not so, as `Renewal reminder, sms: Dear {name} …`. */
function textsText(stored: unknown, other: unknown): string | null {
  const others = ownTextsSchema.parse(other)
  const own = Object.entries(ownTextsSchema.parse(stored)).filter(([id, text]) => !isSame(others[id], text))
  const told = own.map(([id, { body, dltTemplateId, header }]) => {
    const at = id.lastIndexOf('_')
    const name = kindOf(id.slice(0, at))?.label ?? id
    const registered = [dltTemplateId, header].filter((each) => each !== '').join(', ')
    return `${name}, ${id.slice(at + 1)}: ${body || 'the default text'}${registered && ` (${registered})`}`
  })
  return told.length === 0 ? null : told.join('; ')
}

/** The shifts that the other side has not, as `9:00 am to 6:00 pm, weekly off Sunday, until 15 Nov, 2026`. */
function shiftsText(stored: unknown, other: unknown): string | null {
  const others = earlierShiftsField.parse(other)
  const own = earlierShiftsField.parse(stored).filter((shift) => !others.some((one) => isSame(one, shift)))
  return own.length === 0
    ? null
    : own.map((shift) => `${shiftWords(shift)}, until ${formatCivil(shift.until)}`).join('; ')
}

const listTexts: Readonly<Record<string, (stored: unknown, other: unknown) => string | null>> = {
  'preference.holidays': holidaysText,
  'preference.messageTexts': textsText,
  'preference.openingHours': hoursText,
  'preference.taxRates': ratesText,
  'preference.messageCountries': namesText,
  'preference.sources': namesText,
  'preference.lostReasons': namesText,
  'preference.leadLabels': namesText,
  'preference.paymentModes': namesText,
  'preference.paymentKinds': kindsText,
  'preference.paymentSources': namesText,
  earlierShifts: shiftsText,
}

/** A setting, or an employee's shifts, that is a list, as it is read beside what it was or became; anything else as it is. */
export const asRead = (field: string, stored: unknown, other: unknown): unknown =>
  typeof stored === 'object' ? (listTexts[field]?.(stored, other) ?? stored) : stored
